'use client';

import { useRef, useState } from 'react';
import { emailParams } from '@/lib/appointment';
import type { AppointmentRequest, RequestContext } from '@/lib/appointmentFields';
import { sendEmail } from '@/lib/browser/email';
import { explainFailure } from '@/lib/browser/emailFailure';

export type SendingState =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'sent'; request: AppointmentRequest; context: RequestContext }
  | {
      phase: 'failed';
      request: AppointmentRequest;
      context: RequestContext;
      /** What follows «Erreur: ». */
      explanation: string;
    };

/**
 * Where a request stands on its way, one at a time. `begin` comes first, before anything is waited
 * for; then, at each of the ways out, `send`, `refuse` or `reset`.
 */
export function useSending() {
  const [state, setState] = useState<SendingState>({ phase: 'idle' });
  // A state would be known one drawing later: a second press may come before.
  const busy = useRef(false);

  const end = (next: SendingState) => {
    busy.current = false;
    setState(next);
  };

  /** Takes the way for one request. False while another is on it. */
  const begin = (): boolean => {
    if (busy.current) return false;
    busy.current = true;
    setState({ phase: 'sending' });
    return true;
  };

  /** Holds a request back without sending it, and says why: what follows «Erreur: ». */
  const refuse = (request: AppointmentRequest, context: RequestContext, explanation: string) =>
    end({ phase: 'failed', request, context, explanation });

  /** Sends, and tells whether it arrived. */
  const send = async (request: AppointmentRequest, context: RequestContext): Promise<boolean> => {
    try {
      await sendEmail(emailParams(request, context));
      end({ phase: 'sent', request, context });
      return true;
    } catch (failure) {
      console.error('La demande n’est pas partie.', failure);
      refuse(request, context, explainFailure(failure, navigator.onLine));
      return false;
    }
  };

  /** After a failure: the other ways take the request as it stands in the form now. */
  const amend = (request: AppointmentRequest) =>
    setState((last) => (last.phase === 'failed' ? { ...last, request } : last));

  return { state, begin, send, refuse, amend, reset: () => end({ phase: 'idle' }) };
}
