import type { AppointmentRequest, RequestContext } from '@/lib/appointment/appointmentFields';
import type { Channel } from '@/lib/appointment/fieldTypes';
import { fr } from '@/lib/text/typography';

/** A request with its reference and its intent. */
export interface CompleteRequest {
  request: AppointmentRequest;
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
      request: AppointmentRequest | null;
      context: RequestContext;
    }
  | ({
      phase: 'failed';
      /** What follows «Erreur: ». */
      explanation: string;
    } & CompleteRequest)
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
  | ({ type: 'reject'; explanation: string } & CompleteRequest)
  | ({ type: 'send' } & CompleteRequest)
  | ({ type: 'arrive' } & CompleteRequest)
  | ({ type: 'fail'; explanation: string } & CompleteRequest)
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
      return isUnsent(state) ? failedState(state, arrivedBeforeEdit(event)) : state;
    case 'fail': {
      // A late failure says nothing about a second attempt that is on its way.
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
  explanation: string,
): RequestState => ({ phase: 'failed', explanation, request, context });

/** True while the request is being checked or sent: the form is locked. */
export const isBusy = (
  state: RequestState,
): state is Extract<RequestState, { phase: 'checking' | 'sending' }> =>
  state.phase === 'checking' || state.phase === 'sending';

/** True if the request waits for the visitor, who may edit it. */
const isUnsent = (
  state: RequestState,
): state is Extract<RequestState, { phase: 'failed' | 'awaitingConfirmation' }> =>
  state.phase === 'failed' || state.phase === 'awaitingConfirmation';

/** The reference is a hash of the request. */
const isSameRequest = (state: RequestState, { context }: CompleteRequest): boolean =>
  'context' in state && state.context.reference === context.reference;

/** A request has arrived late, and the form holds another one. */
const arrivedBeforeEdit = ({ context }: CompleteRequest) =>
  fr(
    `La demande que vous aviez envoyée est arrivée, sous la référence ${context.reference}. Ce que vous avez changé depuis n’est pas parti.`,
  );
