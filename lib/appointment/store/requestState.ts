import { EMPTY_INTENT } from '@/lib/appointment/appointmentFields';
import type { Channel } from '@/lib/appointment/fieldTypes';
import {
  emptyDraft,
  getState,
  readDraft,
  saveDraft,
  setState,
  type CompleteRequest,
  type Explanation,
  type Outcome,
  type RequestState,
} from './requestStore';

/** An event of a request. */
export type RequestEvent =
  | { type: 'check'; channel: Channel }
  /** Nothing is sent: errors are beside the fields, or the form was erased. */
  | { type: 'reset' }
  /** The request was stopped before it was sent. */
  | ({ type: 'reject'; explanation: Explanation } & CompleteRequest)
  | ({ type: 'send' } & CompleteRequest)
  | ({ type: 'arrive' } & CompleteRequest)
  | ({ type: 'fail'; explanation: Explanation } & CompleteRequest)
  | ({ type: 'handOff' } & CompleteRequest)
  | { type: 'confirm' }
  /** The visitor changed the request after it failed or was written into WhatsApp. */
  | ({ type: 'edit' } & CompleteRequest)
  /** The visitor typed a new request before hydration, after one that was sent. */
  | { type: 'startNew' }
  | { type: 'leave' };

export const IDLE: RequestState = { phase: 'idle' };

/** Every transition of the request's state. */
export function reduceRequest(state: RequestState, event: RequestEvent): RequestState {
  switch (event.type) {
    case 'check':
      return isBusy(state) ? state : { phase: 'checking', channel: event.channel };
    case 'reset':
      return IDLE;
    case 'reject':
      return failedState(event, event.explanation);
    case 'send':
      return { phase: 'sending', channel: 'email', ...pickRequest(event) };
    case 'handOff':
      return { phase: 'awaitingConfirmation', ...pickRequest(event) };
    case 'arrive':
      // The answer may come long after the timeout.
      if (isSameRequest(state, event))
        return { phase: 'sent', channel: 'email', ...pickRequest(event) };
      return isUnsent(state)
        ? failedState(state, { code: 'arrivedBeforeEdit', reference: event.context.reference })
        : state;
    case 'fail': {
      // A late failure does not concern a second attempt in progress.
      const isOwn =
        state.phase === 'sending' ? state.request === event.request : state.phase === 'failed';
      return isOwn && isSameRequest(state, event) ? failedState(event, event.explanation) : state;
    }
    case 'confirm':
      return state.phase === 'awaitingConfirmation'
        ? { phase: 'sent', channel: 'whatsapp', ...pickRequest(state) }
        : state;
    case 'edit':
      return isUnsent(state) ? { ...state, ...pickRequest(event) } : state;
    case 'startNew':
      return state.phase === 'sent' ? IDLE : state;
    case 'leave':
      return state.phase === 'sent' ? { ...state, request: null } : state;
  }
}

/** The request of a state or an event, without the rest. */
const pickRequest = ({ request, context }: CompleteRequest): CompleteRequest => ({
  request,
  context,
});

/** The state of a request that was not sent, or may not have been. */
export const failedState = (complete: CompleteRequest, explanation: Explanation): RequestState => ({
  phase: 'failed',
  explanation,
  ...pickRequest(complete),
});

/** True while the request is being checked or sent: the form is locked. */
export const isBusy = (
  state: RequestState,
): state is Extract<RequestState, { phase: 'checking' | 'sending' }> =>
  state.phase === 'checking' || state.phase === 'sending';

/** True if the request waits for the visitor, who may edit it. */
export const isUnsent = (
  state: RequestState,
): state is Extract<RequestState, { phase: 'failed' | 'awaitingConfirmation' }> =>
  state.phase === 'failed' || state.phase === 'awaitingConfirmation';

/** The reference is a hash of the request. */
const isSameRequest = (state: RequestState, { context }: CompleteRequest): boolean =>
  'context' in state && state.context.reference === context.reference;

/** The part of a state that outlives a reload. */
function persistedOutcome(state: RequestState): Outcome | undefined {
  switch (state.phase) {
    case 'sending':
    case 'awaitingConfirmation':
      return { phase: state.phase };
    case 'failed':
      return { phase: state.phase, explanation: state.explanation };
    case 'sent': {
      const { phase, channel, context } = state;
      return { phase, channel, context: { ...context, requestedService: '', estimate: '' } };
    }
    case 'idle':
    case 'checking':
      return undefined;
  }
}

/** The state of this visit's request: after a reload, it is restored from the draft. */
export const currentState = (): RequestState => getState(restoreState);

/** The form adds the reference, which depends on its fields. */
function restoreState(): RequestState {
  const { outcome, values: request = {} } = readDraft() ?? {};
  if (!outcome) return IDLE;
  if (outcome.phase === 'sent') return { ...outcome, request: null };
  const context = { reference: '', ...EMPTY_INTENT };
  if (outcome.phase === 'sending')
    return failedState({ request, context }, { code: 'interrupted' });
  return { ...outcome, request, context };
}

/**
 * Moves the request to its next state, and persists it.
 *
 * @returns False if the event changes nothing.
 */
export function dispatch(event: RequestEvent): boolean {
  const before = currentState();
  const next = reduceRequest(before, event);
  if (next === before) return false;
  if (event.type !== 'edit' && event.type !== 'leave') persist(next);
  setState(next);
  return true;
}

function persist(next: RequestState): void {
  const outcome = persistedOutcome(next);
  // What was sent is no draft any more.
  const draft = next.phase === 'sent' ? emptyDraft() : readDraft();
  if (draft || outcome) saveDraft({ ...(draft ?? emptyDraft()), outcome });
}
