import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { emailParams, requestText } from '@/lib/appointment/appointment';
import type { AppointmentRequest, RequestContext, Way } from '@/lib/appointment/appointmentFields';
import { sendEmail } from '@/lib/browser/email';
import { explainFailure, mayHaveLeft } from '@/lib/browser/emailFailure';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { openChat } from '@/lib/browser/openChat';
import type { PhoneNumber } from '@/lib/content/fields';
import { whatsappChat } from '@/lib/navigation/share';

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

/** A request that was checked. */
export interface CheckedRequest {
  request: AppointmentRequest;
  context: RequestContext;
  /** Why it is held back: what follows «Erreur: », or '' where the fields themselves say so. */
  explanation?: string | undefined;
}

/** Where a request stands on its way, one at a time. */
export function useSending() {
  const [form] = useState(() => Symbol());

  /** Sends, and tells whether it arrived. */
  const send = async (request: AppointmentRequest, context: RequestContext): Promise<boolean> => {
    const leave = listenToWindow({ beforeunload: askToStay });
    try {
      await sendEmail(emailParams(request, context));
      change({ phase: 'sent', way: 'email', request, context });
      return true;
    } catch (failure) {
      const left = mayHaveLeft(failure) ? 'est peut-être partie' : 'n’est pas partie';
      console.error(`La demande ${left}.`, failure);
      const explanation = await explainFailure(failure, navigator.onLine);
      change({ phase: 'failed', request, context, explanation });
      return false;
    } finally {
      leave();
    }
  };

  /**
   * Lets a request go; nothing where another is on its way, which counts before anything is waited
   * for.
   *
   * @param check Reads and checks it.
   * @param whatsapp The centre's number.
   * @returns Whether it has arrived.
   */
  const dispatch = async (
    way: Way,
    check: () => Promise<CheckedRequest>,
    whatsapp: PhoneNumber,
  ): Promise<boolean> => {
    if (state.phase === 'sending') return false;
    change({ phase: 'sending', way }, form);
    const { request, context, explanation } = await check();
    if (explanation) change({ phase: 'failed', request, context, explanation });
    else if (explanation === '') change(IDLE);
    else if (way === 'email') return send(request, context);
    else {
      // Some browsers open nothing this long after the tap: the page says what to do then.
      const opened = openChat(whatsappChat(whatsapp, requestText(request, context)));
      // Only the visitor knows whether it went from there.
      change({ phase: 'handed', request, context, opened });
    }
    return false;
  };

  /** The visitor has sent it from WhatsApp. */
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

  return { state: useShown(form), dispatch, confirm, amend, reset };
}
