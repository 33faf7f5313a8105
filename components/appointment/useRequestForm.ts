import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type RefObject,
} from 'react';
import type { AppointmentRequest } from '@/lib/appointment/appointmentFields';
import type { Channel } from '@/lib/appointment/fieldTypes';
import { referenceOf } from '@/lib/appointment/reference';
import type { LinkedService } from '@/lib/appointment/requestIntent';
import type { CompleteRequest } from '@/lib/appointment/requestReducer';
import {
  clearDraft,
  currentSeed,
  hasAnswers,
  readDraft,
  saveDraft,
  type Draft,
} from '@/lib/browser/draft';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import type { PhoneNumber } from '@/lib/text/format';
import { TYPED } from '@/lib/hydration/eventReplay';
import { checkForm, isHoneypotFilled, readRequest } from './formValues';
import { dispatch, reloadState, typedRequest, useRequestState } from './requestStore';
import { submitRequest } from './sendRequest';
import { useDraft, useStaleDraft } from './useDraft';
import { useErrors } from './useErrors';
import { useRequestIntent } from './useRequestIntent';

const HONEYPOT_FILLED =
  'Votre demande n’est pas partie. Votre appareil a rempli une case qui devait rester vide.';

/**
 * The request form from the first key to the confirmation.
 *
 * @param resetForm Mounts a fresh form; see `useResetKey`.
 * @param whatsapp The centre's number.
 */
export function useRequestForm(
  form: RefObject<HTMLFormElement | null>,
  resetKey: number,
  resetForm: (isRequested: boolean) => void,
  services: readonly LinkedService[],
  whatsapp: PhoneNumber,
) {
  const state = useRequestState();
  const isTypeLinkedRef = useRef(false);
  const persist = useDraft(form, resetKey, services, isTypeLinkedRef);
  // After the draft: a link selects a service type only where none was restored.
  const intent = useRequestIntent(form, resetKey, services, isTypeLinkedRef);
  const problems = useErrors(form, intent.isQuote);
  /** What was erased, in memory alone: phones are shared. */
  const [erased, setErased] = useState<Draft | null>(null);
  useStaleDraft(() => {
    problems.showErrors({}, 'email');
    reloadState();
    resetForm(false);
  });
  // The back/forward cache may show the page again as it was left.
  useEffect(() => listenToWindow({ pagehide: () => setErased(null) }), []);

  const complete = (request: AppointmentRequest): CompleteRequest => {
    const reference = referenceOf(currentSeed(), request, intent);
    return { request, context: { reference, ...intent } };
  };

  const edit = () => {
    if (!form.current || !('context' in state)) return;
    dispatch({ type: 'edit', ...complete(readRequest(form.current)) });
  };

  const followIntent = useEffectEvent(() => {
    // A quote has fewer required fields than an appointment.
    problems.recheck();
    edit();
  });
  const { requestedService, isQuote, isUrgent } = intent;
  const isRestored = 'context' in state && !state.context.reference;
  useEffect(() => followIntent(), [requestedService, isQuote, isUrgent, isRestored]);

  // In a layout effect: the confirmation of an earlier request would replace the form, and what was
  // typed before hydration with it.
  useLayoutEffect(() => {
    if (form.current?.querySelector(`[${TYPED}]`)) dispatch({ type: 'startNew' });
  }, [form]);

  const send = (channel: Channel) => {
    const filled = form.current;
    if (!filled) return;
    const check = async () => {
      const { request, errors } = await checkForm(filled, { channel, isQuote });
      problems.showErrors(errors, channel);
      return {
        ...complete(request),
        hasErrors: Object.keys(errors).length > 0,
        blockedBecause: isHoneypotFilled(filled) ? HONEYPOT_FILLED : undefined,
      };
    };
    void submitRequest(channel, check, () => complete(typedRequest()), whatsapp);
  };

  const change = (event?: ChangeEvent<HTMLFormElement>) => {
    const target: EventTarget | undefined = event?.target;
    if (target instanceof HTMLSelectElement && target.name === 'serviceType') {
      isTypeLinkedRef.current = false;
    }
    persist();
    problems.recheck();
    if (hasAnswers(readDraft())) setErased(null);
    edit();
  };

  /** Starts a new request, after one that was sent or erased. */
  const startNew = () => {
    problems.showErrors({}, 'email');
    dispatch({ type: 'reset' });
    resetForm(true);
  };

  const erase = () => {
    persist();
    const draft = readDraft();
    setErased(hasAnswers(draft) ? { ...draft, outcome: undefined } : null);
    startNew();
    clearDraft();
  };

  const undoErase = () => {
    if (!erased) return;
    saveDraft(erased);
    setErased(null);
    resetForm(true);
  };

  const canUndo = erased !== null;
  return { state, intent, problems, canUndo, send, change, startNew, erase, undoErase };
}
