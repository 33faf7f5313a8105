import type { AppointmentRequest, RequestContext } from './appointmentFields';
import type { Channel } from './fieldTypes';
import type { Locale } from '@/lib/i18n/locale';

/** Why a request was not sent, or may not have been. The words of each language have a sentence. */
export type FailureCode =
  | 'honeypot'
  | 'offline'
  /** The code of EmailJS can't be loaded. */
  | 'notLoaded'
  | 'notPosted'
  | 'notAnswered'
  | 'notChecked'
  /** The page was left or reloaded while a request was being sent. */
  | 'interrupted'
  /** A late response arrived while the form has another request. */
  | 'arrivedBeforeEdit';

/** A failure; one of the e-mail service is a text, in the language of the page that it was told on. */
export type Explanation =
  { code: FailureCode; reference?: string } | { text: string; locale: Locale };

/** A request with its reference and its intent. */
export interface CompleteRequest {
  /** A field that is missing is empty. */
  request: Partial<AppointmentRequest>;
  context: RequestContext;
}

export type RequestState =
  | { phase: 'idle' }
  | { phase: 'checking'; channel: Channel }
  | ({ phase: 'sending'; channel: 'email' } & CompleteRequest)
  | {
      phase: 'sent';
      channel: Channel;
      /** Null after leaving the page: only the reference is persisted. */
      request: CompleteRequest['request'] | null;
      context: RequestContext;
    }
  | ({ phase: 'failed'; explanation: Explanation } & CompleteRequest)
  /** Written into WhatsApp: only the visitor knows whether it was sent from there. */
  | ({
      phase: 'awaitingConfirmation';
      /** False if the browser refused to open WhatsApp. */
      opened: boolean;
    } & CompleteRequest);

export type RequestEvent =
  | { type: 'check'; channel: Channel }
  /** Nothing is sent: errors are beside the fields, or the form was erased. */
  | { type: 'reset' }
  /** The request was stopped before it was sent. */
  | ({ type: 'reject'; explanation: Explanation } & CompleteRequest)
  | ({ type: 'send' } & CompleteRequest)
  | ({ type: 'arrive' } & CompleteRequest)
  | ({ type: 'fail'; explanation: Explanation } & CompleteRequest)
  | ({ type: 'handOff'; opened: boolean } & CompleteRequest)
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
      return { phase: 'checking', channel: event.channel };
    case 'reset':
      return IDLE;
    case 'reject':
      return failedState(event, event.explanation);
    case 'send': {
      const { request, context } = event;
      return { phase: 'sending', channel: 'email', request, context };
    }
    case 'handOff': {
      const { opened, request, context } = event;
      return { phase: 'awaitingConfirmation', opened, request, context };
    }
    case 'arrive':
      // The answer may come long after the timeout.
      if (isSameRequest(state, event)) {
        const { request, context } = event;
        return { phase: 'sent', channel: 'email', request, context };
      }
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
        ? { phase: 'sent', channel: 'whatsapp', request: state.request, context: state.context }
        : state;
    case 'edit':
      return isUnsent(state) ? { ...state, request: event.request, context: event.context } : state;
    case 'startNew':
      return state.phase === 'sent' ? IDLE : state;
    case 'leave':
      return state.phase === 'sent' ? { ...state, request: null } : state;
  }
}

/** The state of a request that was not sent, or may not have been. */
export const failedState = (
  { request, context }: CompleteRequest,
  explanation: Explanation,
): RequestState => ({ phase: 'failed', explanation, request, context });

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

/** The part of a state that is persisted: the form's values are the draft's. */
export type Outcome =
  | { phase: 'sending' }
  | { phase: 'awaitingConfirmation'; opened: boolean }
  | { phase: 'failed'; explanation: Explanation }
  | { phase: 'sent'; channel: Channel; context: RequestContext };

/** The part of a state that outlives a reload. */
export function persistedOutcome(state: RequestState): Outcome | undefined {
  switch (state.phase) {
    case 'sending':
      return { phase: state.phase };
    case 'awaitingConfirmation':
      return { phase: state.phase, opened: state.opened };
    case 'failed':
      return { phase: state.phase, explanation: state.explanation };
    case 'sent': {
      const { phase, channel, context } = state;
      return { phase, channel, context: { ...context, requestedService: '' } };
    }
    case 'idle':
    case 'checking':
      return undefined;
  }
}

/**
 * The state before a reload. The form adds the reference, which depends on its fields.
 *
 * @param request The values of the draft.
 */
export function restoredState(
  outcome: Outcome | undefined,
  request: CompleteRequest['request'],
): RequestState {
  if (!outcome) return IDLE;
  if (outcome.phase === 'sent') return { ...outcome, request: null };
  const context = {
    ...{ reference: '', language: '', requestedService: '' },
    ...{ isQuote: false, isUrgent: false },
  };
  // An earlier deployment stored a French text.
  const isText = outcome.phase === 'failed' && typeof outcome.explanation === 'string';
  if (outcome.phase === 'sending' || isText) {
    return failedState({ request, context }, { code: 'interrupted' });
  }
  return { ...outcome, request, context };
}
