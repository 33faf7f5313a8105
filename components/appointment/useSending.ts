import { useEffect, useSyncExternalStore } from 'react';
import { emailParams } from '@/lib/appointment/appointment';
import {
  REQUEST_FIELDS,
  type AppointmentRequest,
  type RequestContext,
  type Way,
} from '@/lib/appointment/appointmentFields';
import { chatLink } from '@/lib/appointment/requestLinks';
import { emptyDraft, readDraft, saveDraft, type Outcome } from '@/lib/browser/draft';
import { sendEmail } from './email';
import {
  arrivedBeforeEdit,
  explainCheckFailure,
  explainFailure,
  INTERRUPTED,
} from './emailFailure';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { openChat } from './openChat';
import type { PhoneNumber } from '@/lib/content/fields';

/** A request, and what is known of it without asking. */
export interface CompleteRequest {
  request: AppointmentRequest;
  context: RequestContext;
}

export type SendingState =
  | { phase: 'idle' }
  | { phase: 'checking'; channel: Way }
  | ({ phase: 'sending'; channel: Way } & CompleteRequest)
  /** Written into WhatsApp: only the visitor knows whether it was sent from there. */
  | ({
      phase: 'awaitingConfirmation';
      /** False where the browser said that it can't open WhatsApp. */
      opened: boolean;
    } & CompleteRequest)
  | {
      phase: 'sent';
      channel: Way;
      /** What was sent; null once the page was left: what is kept says only that it was. */
      request: AppointmentRequest | null;
      context: RequestContext;
    }
  | ({
      phase: 'failed';
      /** What follows «Erreur: ». */
      explanation: string;
    } & CompleteRequest);

type SendingEvent =
  | { type: 'check'; channel: Way }
  /** The fields themselves say what is wrong. */
  | { type: 'invalid' }
  | ({ type: 'hold'; explanation: string } & CompleteRequest)
  | ({ type: 'send' } & CompleteRequest)
  | ({ type: 'arrive' } & CompleteRequest)
  | ({ type: 'fail'; explanation: string } & CompleteRequest)
  | ({ type: 'handOver'; opened: boolean } & CompleteRequest)
  | { type: 'confirm' }
  /** The form holds another request than the one that failed or was handed over. */
  | ({ type: 'edit' } & CompleteRequest)
  /** Something was typed where the one before is sent. */
  | { type: 'begin' }
  | { type: 'leave' }
  | { type: 'reset' };

const IDLE: SendingState = { phase: 'idle' };

/** What becomes of the visit's request: every way from one phase to another. */
function reduce(state: SendingState, event: SendingEvent): SendingState {
  switch (event.type) {
    case 'check':
      return { phase: 'checking', channel: event.channel };
    case 'invalid':
    case 'reset':
      return IDLE;
    case 'hold':
      return failed(event, event.explanation);
    case 'send':
      return { phase: 'sending', channel: 'email', request: event.request, context: event.context };
    case 'handOver': {
      const { opened, request, context } = event;
      return { phase: 'awaitingConfirmation', opened, request, context };
    }
    case 'arrive':
      // The answer may come long after the send was given up.
      if (isSameRequest(state, event)) {
        return { phase: 'sent', channel: 'email', request: event.request, context: event.context };
      }
      return state.phase === 'failed' || state.phase === 'awaitingConfirmation'
        ? failed(state, arrivedBeforeEdit(event.context.reference))
        : state;
    case 'fail': {
      // So may a refusal; it says nothing of another try that is on its way by now.
      const isOwn =
        state.phase === 'sending' ? state.request === event.request : state.phase === 'failed';
      return isOwn && isSameRequest(state, event) ? failed(event, event.explanation) : state;
    }
    case 'confirm':
      return state.phase === 'awaitingConfirmation'
        ? { phase: 'sent', channel: 'whatsapp', request: state.request, context: state.context }
        : state;
    case 'edit':
      return state.phase === 'failed' || state.phase === 'awaitingConfirmation'
        ? { ...state, request: event.request, context: event.context }
        : state;
    case 'begin':
      return state.phase === 'sent' ? IDLE : state;
    case 'leave':
      return state.phase === 'sent' ? { ...state, request: null } : state;
  }
}

const failed = ({ request, context }: CompleteRequest, explanation: string): SendingState => ({
  phase: 'failed',
  explanation,
  request,
  context,
});

const isSameRequest = (state: SendingState, { context }: CompleteRequest): boolean =>
  'context' in state && state.context.reference === context.reference;

export const isBusy = (
  it: SendingState,
): it is Extract<SendingState, { phase: 'checking' | 'sending' }> =>
  it.phase === 'checking' || it.phase === 'sending';

/**
 * The one request of the visit. It goes on when its page is left, so it stands outside the forms:
 * the next form to come shows where it is, instead of sending it a second time.
 */
let state: SendingState | undefined;
const listeners = new Set<() => void>();

const current = (): SendingState => (state ??= restore());

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function show(next: SendingState | undefined): void {
  state = next;
  listeners.forEach((listener) => listener());
}

function dispatch(event: SendingEvent): void {
  const before = current();
  const next = reduce(before, event);
  if (next === before) return;
  if (event.type !== 'edit' && event.type !== 'leave') persist(next);
  show(next);
}

/** What is kept of a state, for when the tab is loaded anew. */
function outcomeOf(next: SendingState): Outcome | undefined {
  switch (next.phase) {
    case 'sending':
      return { phase: next.phase };
    case 'awaitingConfirmation':
      return { phase: next.phase, opened: next.opened };
    case 'failed':
      return { phase: next.phase, explanation: next.explanation };
    case 'sent':
      return {
        phase: next.phase,
        channel: next.channel,
        context: { ...next.context, requestedService: '' },
      };
    default:
      return undefined;
  }
}

function persist(next: SendingState): void {
  const outcome = outcomeOf(next);
  // What has arrived is no draft any more.
  const draft = next.phase === 'sent' ? emptyDraft() : readDraft();
  if (draft || outcome) saveDraft({ ...(draft ?? emptyDraft()), outcome });
}

/** The request as the draft has it, which is as it was typed. */
export function typedRequest(): AppointmentRequest {
  const values = readDraft()?.values;
  const entries = REQUEST_FIELDS.map((name) => [name, values?.[name] ?? '']);
  return Object.fromEntries(entries) as AppointmentRequest;
}

/** The state that this visit has left, of which the form knows the rest. */
function restore(): SendingState {
  const outcome = readDraft()?.outcome;
  if (!outcome) return IDLE;
  if (outcome.phase === 'sent') return { ...outcome, request: null };
  const context = { reference: '', requestedService: '', isQuote: false, isUrgent: false };
  const restored = { request: typedRequest(), context };
  return outcome.phase === 'sending' ? failed(restored, INTERRUPTED) : { ...outcome, ...restored };
}

/**
 * Asks whoever leaves the site while a request is being sent. It could also be left to arrive by
 * itself (`keepalive`), but nobody would learn whether it did, and would send it a second time.
 */
function askToStay(event: BeforeUnloadEvent): void {
  const link = document.activeElement?.closest('a');
  // A call or an e-mail opens beside the page; Chrome announces it as if it left.
  if (link && !link.protocol.startsWith('http')) return;
  event.preventDefault();
  // Before Chrome 119 and Safari 17 this alone asks.
  event.returnValue = true;
}

async function send(complete: CompleteRequest): Promise<void> {
  const params = emailParams(complete.request, complete.context);
  dispatch({ type: 'send', ...complete });
  const arrived = () => dispatch({ type: 'arrive', ...complete });
  const fail = async (failure: unknown) => {
    console.error('L’envoi de la demande n’est pas confirmé.', failure);
    const explanation = await explainFailure(failure, navigator.onLine);
    dispatch({ type: 'fail', explanation, ...complete });
  };
  const stopAsking = listenToWindow({ beforeunload: askToStay });
  try {
    await sendEmail(params, { arrived, failed: (failure) => void fail(failure) });
    arrived();
  } catch (failure) {
    await fail(failure);
  } finally {
    stopAsking();
  }
}

/** A request that was checked. */
export interface CheckedRequest extends CompleteRequest {
  /** Why it is held back: what follows «Erreur: », or '' where the fields themselves say so. */
  explanation?: string | undefined;
}

/**
 * Lets a request go; nothing where another is on its way, which counts before anything is waited
 * for. However it ends, the form is free again.
 *
 * @param read The request as it stands in the form.
 * @param check Checks it.
 * @param whatsapp The centre's number.
 */
export async function submit(
  channel: Way,
  read: () => CompleteRequest,
  check: () => Promise<CheckedRequest>,
  whatsapp: PhoneNumber,
): Promise<void> {
  if (isBusy(current())) return;
  dispatch({ type: 'check', channel });
  try {
    const { explanation, ...complete } = await check();
    if (explanation) dispatch({ type: 'hold', explanation, ...complete });
    else if (explanation === '') dispatch({ type: 'invalid' });
    else if (channel === 'email') await send(complete);
    else {
      // Some browsers open nothing this long after the tap: the page says what to do then.
      const opened = openChat(chatLink(whatsapp, complete.request, complete.context).href);
      dispatch({ type: 'handOver', opened, ...complete });
    }
  } catch (failure) {
    console.error('La demande n’est pas partie.', failure);
    dispatch({ type: 'hold', explanation: explainCheckFailure(failure), ...read() });
  } finally {
    if (isBusy(current())) dispatch({ type: 'invalid' });
  }
}

/** The visitor has sent it from WhatsApp. */
export const confirmSent = () => dispatch({ type: 'confirm' });

/** After a failure or in WhatsApp: the request is taken as it stands in the form now. */
export const amend = (complete: CompleteRequest) => dispatch({ type: 'edit', ...complete });

/** What is typed belongs to a new request, where the one before is sent. */
export const beginTyped = () => dispatch({ type: 'begin' });

export const reset = () => dispatch({ type: 'reset' });

/** Another page of this tab has changed what is kept. */
export const refresh = () => show(undefined);

/** Where the visit's request stands on its way, one at a time. */
export function useSending(): SendingState {
  useEffect(() => () => dispatch({ type: 'leave' }), []);
  return useSyncExternalStore(listen, current, () => IDLE);
}
