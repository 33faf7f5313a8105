'use client';

import { useRef, useState } from 'react';
import { emailParams, type AppointmentRequest } from '@/lib/appointment';
import { sendEmail } from '@/lib/email';
import { explainFailure } from '@/lib/emailFailure';

type RequestContext = Parameters<typeof emailParams>[1];

type SendingState =
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

/** Where a request stands on its way, one at a time. */
export function useSending() {
  const [state, setState] = useState<SendingState>({ phase: 'idle' });
  const busy = useRef(false);

  /** Holds a request back without sending it, and says why: what follows «Erreur: ». */
  const refuse = (request: AppointmentRequest, context: RequestContext, explanation: string) =>
    setState({ phase: 'failed', request, context, explanation });

  /** Sends, and tells whether it arrived. Asked again meanwhile, it does nothing. */
  const send = async (request: AppointmentRequest, context: RequestContext): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setState({ phase: 'sending' });
    try {
      await sendEmail(emailParams(request, context));
      setState({ phase: 'sent', request, context });
      return true;
    } catch (failure) {
      console.error('La demande n’est pas partie.', failure);
      const explanation = explainFailure(failure, navigator.onLine);
      setState({ phase: 'failed', request, context, explanation });
      return false;
    } finally {
      busy.current = false;
    }
  };

  return { state, send, refuse, reset: () => setState({ phase: 'idle' }) };
}
