import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { emailParams } from '@/lib/appointment/appointment';
import type { AppointmentRequest, RequestContext, Way } from '@/lib/appointment/appointmentFields';
import { sendEmail } from '@/lib/browser/email';
import { explainFailure, mayHaveLeft } from '@/lib/browser/emailFailure';

export type SendingState =
  | { phase: 'idle' }
  | { phase: 'sending'; way: Way }
  /** Written into WhatsApp: only the visitor knows whether it went from there. */
  | {
      phase: 'handed';
      request: AppointmentRequest;
      context: RequestContext;
      /** False where the browser said that it can't open WhatsApp. */
      opened: boolean;
    }
  | { phase: 'sent'; way: Way; request: AppointmentRequest; context: RequestContext }
  | {
      phase: 'failed';
      request: AppointmentRequest;
      context: RequestContext;
      /** What follows «Erreur: ». */
      explanation: string;
    };

const IDLE: SendingState = { phase: 'idle' };

/**
 * The one request of the visit. It goes on when its page is left, so it stands outside the forms:
 * the next form to come shows where it is, instead of sending it a second time.
 */
let state: SendingState = IDLE;
/** The form that shows it; nothing while the visitor is on another page. */
let owner: symbol | null = null;
const listeners = new Set<() => void>();

function change(next: SendingState, shownBy: symbol | null = owner): void {
  state = next;
  owner = shownBy;
  listeners.forEach((listener) => listener());
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
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

/** What a form shows of the request: nothing of another form's. */
function useShown(form: symbol): SendingState {
  // Before the first paint: the form that stood here before has let go by then.
  useLayoutEffect(() => {
    if (owner === null && state !== IDLE) change(state, form);
    return () => {
      if (owner !== form) return;
      // What has been seen is over; what is on its way is for the next form.
      change(state.phase === 'sending' ? state : IDLE, null);
    };
  }, [form]);
  const shown = () => (owner === form ? state : IDLE);
  return useSyncExternalStore(listen, shown, () => IDLE);
}

/**
 * Where a request stands on its way, one at a time. `begin` comes first, before anything is waited
 * for; then, at each of the ways out, `send`, `hand`, `refuse` or `reset`.
 */
export function useSending() {
  const [form] = useState(() => Symbol());

  /** Takes the way for one request. False while another is on it. */
  const begin = (way: Way): boolean => {
    if (state.phase === 'sending') return false;
    change({ phase: 'sending', way }, form);
    return true;
  };

  /** Holds a request back without sending it, and says why: what follows «Erreur: ». */
  const refuse = (request: AppointmentRequest, context: RequestContext, explanation: string) =>
    change({ phase: 'failed', request, context, explanation });

  /** Sends, and tells whether it arrived. */
  const send = async (request: AppointmentRequest, context: RequestContext): Promise<boolean> => {
    window.addEventListener('beforeunload', askToStay);
    try {
      await sendEmail(emailParams(request, context));
      change({ phase: 'sent', way: 'email', request, context });
      return true;
    } catch (failure) {
      const left = mayHaveLeft(failure) ? 'est peut-être partie' : 'n’est pas partie';
      console.error(`La demande ${left}.`, failure);
      refuse(request, context, await explainFailure(failure, navigator.onLine));
      return false;
    } finally {
      window.removeEventListener('beforeunload', askToStay);
    }
  };

  /** Leaves a request to WhatsApp. */
  const hand = (request: AppointmentRequest, context: RequestContext, opened: boolean) =>
    change({ phase: 'handed', request, context, opened });

  /** The visitor has sent it from there. */
  const confirm = () => {
    if (state.phase !== 'handed') return;
    const { request, context } = state;
    change({ phase: 'sent', way: 'whatsapp', request, context });
  };

  /** After a failure or in WhatsApp: the request is taken as it stands in the form now. */
  const amend = (request: AppointmentRequest, context: RequestContext) => {
    if (owner !== form || (state.phase !== 'failed' && state.phase !== 'handed')) return;
    change({ ...state, request, context });
  };

  const reset = () => change(IDLE);

  return { state: useShown(form), begin, send, hand, confirm, refuse, amend, reset };
}
