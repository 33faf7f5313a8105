import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { AppointmentRequest } from '@/lib/appointment/appointmentFields';
import type { Channel } from '@/lib/appointment/fieldTypes';
import { referenceOf } from '@/lib/appointment/requestText';
import {
  clearDraft,
  currentSeed,
  hasAnswers,
  readDraft,
  saveDraft,
  type Draft,
} from '@/lib/appointment/draft';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { scrollIntoViewNearest } from '@/lib/browser/scrollIntoViewNearest';
import type { PhoneNumber } from '@/lib/text/format';
import { TYPED } from '@/lib/hydration/eventReplay';
import { useFormLanguage } from './formLanguage';
import { checkForm, isHoneypotFilled, readRequest } from './formValues';
import { useRequestIntent, type LinkedService } from './RequestIntent';
import {
  dispatch,
  reloadState,
  typedRequest,
  useRequestState,
  type CompleteRequest,
} from './requestState';
import { submitRequest } from './sendRequest';
import { useDraft, useStaleDraft } from './useDraft';
import { useErrors } from './useErrors';
import { useInputEvents } from './useInputEvents';

/**
 * The request form from the first key to the confirmation.
 *
 * @param undoNotice Offers to undo the erasing.
 * @param whatsapp The centre's number.
 */
export function useRequestForm(
  form: RefObject<HTMLFormElement | null>,
  undoNotice: RefObject<HTMLElement | null>,
  services: readonly LinkedService[],
  whatsapp: PhoneNumber,
) {
  const state = useRequestState();
  const language = useFormLanguage();
  const { resetKey, resetForm } = useResetKey(form, undoNotice);
  // In a layout effect: the confirmation of an earlier request would replace the form, and what was
  // typed before hydration with it.
  useLayoutEffect(() => {
    if (form.current?.querySelector(`[${TYPED}]`)) dispatch({ type: 'startNew' });
  }, [form]);
  const isTypeLinkedRef = useRef(false);
  const persist = useDraft(form, resetKey, services, isTypeLinkedRef);
  // After the draft: a link selects a service type only where none was restored.
  const intent = useRequestIntent(form, resetKey, services, isTypeLinkedRef);
  const fireInputEvents = useInputEvents(form, `${resetKey} ${intent.requestedService}`);
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

  const send = (channel: Channel) => {
    const filled = form.current;
    if (!filled) return;
    fireInputEvents();
    const check = async () => {
      const { request, errors } = await checkForm(filled, { channel, isQuote }, language);
      problems.showErrors(errors, channel);
      return {
        ...complete(request),
        hasErrors: Object.keys(errors).length > 0,
        blockedBecause: isHoneypotFilled(filled) ? ('honeypot' as const) : undefined,
      };
    };
    void submitRequest(channel, check, () => complete(typedRequest()), whatsapp, language);
  };

  const change = (event?: SyntheticEvent) => {
    const target: EventTarget | undefined = event?.target;
    const isType = target instanceof HTMLSelectElement && target.name === 'serviceType';
    const isLinkReplaced = isType && isTypeLinkedRef.current;
    if (isLinkReplaced) isTypeLinkedRef.current = false;
    persist(isLinkReplaced);
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
  return { state, resetKey, intent, problems, canUndo, send, change, startNew, erase, undoErase };
}

/**
 * The key of the form: a new one makes React mount a fresh form.
 *
 * @param notice Comes into view with the form unless it is empty.
 */
function useResetKey(
  form: RefObject<HTMLFormElement | null>,
  notice: RefObject<HTMLElement | null>,
) {
  const [{ resetKey, isRequested }, setReset] = useState({ resetKey: 0, isRequested: false });
  // The focus must not stay on a button that is gone.
  useEffect(() => {
    if (!isRequested) return;
    const first = form.current?.querySelector<HTMLElement>('select, input, textarea');
    first?.focus({ preventScroll: true });
    scrollIntoViewNearest(notice.current?.textContent ? notice.current : first);
  }, [resetKey, isRequested, form, notice]);
  /** @param isRequested True if the visitor has asked for it: the first field takes focus. */
  const resetForm = (isRequested: boolean) =>
    setReset((last) => ({ resetKey: last.resetKey + 1, isRequested }));
  return { resetKey, resetForm };
}
