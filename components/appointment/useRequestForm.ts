import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { Channel } from '@/lib/appointment/fieldTypes';
import { hasIntent, readIntent } from '@/lib/appointment/requestIntent';
import { currentState, dispatch, IDLE } from '@/lib/appointment/store/requestState';
import { clearDraft, subscribe } from '@/lib/appointment/store/requestStore';
import { scrollIntoViewNearest } from '@/lib/browser/scrollIntoViewNearest';
import { useQuery } from '@/lib/browser/useQuery';
import type { Area } from '@/lib/content/schemas/area';
import type { PhoneNumber } from '@/lib/text/format';
import { TYPED } from '@/lib/hydration/eventReplay';
import { useFormMessages } from './formLanguage';
import { readRequest } from './formValues';
import { completeRequest, isSentEntry, submitRequest } from './sendRequest';
import { useDraft } from './useDraft';
import { useErrors } from './useErrors';
import { useEstimate, type PricedService } from './useEstimate';
import { useInputEvents } from './useInputEvents';
import { useStaleDraft } from './useStaleDraft';

/**
 * The request form from the first key to the confirmation.
 *
 * @param whatsapp The centre's number.
 */
export function useRequestForm(
  form: RefObject<HTMLFormElement | null>,
  services: readonly PricedService[],
  area: Area,
  whatsapp: PhoneNumber,
) {
  const state = useSyncExternalStore(subscribe, currentState, () => IDLE);
  useEffect(() => () => void dispatch({ type: 'leave' }), []);
  const messages = useFormMessages();
  // The key of the form: a new one makes React mount a fresh form.
  const [resetKey, setResetKey] = useState(0);
  // The focus must not stay on a button that is gone.
  useEffect(() => {
    if (resetKey === 0) return;
    const first = form.current?.querySelector<HTMLElement>('select, input, textarea');
    first?.focus({ preventScroll: true });
    scrollIntoViewNearest(first);
  }, [resetKey, form]);
  // It is read after hydration, so that the form stays in the prerendered page.
  const query = useQuery();
  // Before the draft's values are restored: it may add the neighbourhood.
  const { estimate, estimateType, removeEstimate } = useEstimate(services, area, resetKey, query);
  const intent = { ...readIntent(query, services, messages.sentLanguage), estimate };
  const startOther = useEffectEvent(() => {
    const isTyped = form.current?.querySelector(`[${TYPED}]`);
    // At the first render, `query` is that of the prerendered page.
    const asksAgain = hasIntent(location.search, services) && !isSentEntry(currentState());
    if (isTyped || asksAgain) dispatch({ type: 'startNew' });
  });
  // In a layout effect: the confirmation of an earlier request would replace the form, and what was
  // typed before hydration with it.
  useLayoutEffect(() => startOther(), [form, query]);
  const persist = useDraft(form, resetKey, services, query);
  useInputEvents(form, `${resetKey} ${intent.requestedService}`);
  const validation = useErrors(form, intent.isQuote);
  useStaleDraft();

  const edit = () => {
    if (!form.current || !('context' in state)) return;
    dispatch({ type: 'edit', ...completeRequest(readRequest(form.current), intent) });
  };

  const followIntent = useEffectEvent(() => {
    // A quote has fewer required fields than an appointment.
    validation.recheck();
    edit();
  });
  const { requestedService, isQuote, isUrgent } = intent;
  const isRestored = 'context' in state && !state.context.reference;
  useEffect(() => followIntent(), [requestedService, isQuote, isUrgent, estimate, isRestored]);

  const send = async (channel: Channel) => {
    if (!form.current) return;
    const errors = await submitRequest(form.current, channel, intent, whatsapp, messages);
    if (errors) validation.showErrors(errors, channel);
  };

  const change = (event?: SyntheticEvent) => {
    const target: EventTarget | undefined = event?.target;
    const isTypeChosen = target instanceof HTMLSelectElement && target.name === 'serviceType';
    persist(isTypeChosen);
    // It is of another need.
    if (isTypeChosen && estimate && target.value !== estimateType) removeEstimate();
    validation.recheck();
    edit();
  };

  /** Starts a new request, after one that was sent or erased. */
  const startNew = () => {
    validation.showErrors({}, 'email');
    dispatch({ type: 'reset' });
    setResetKey(resetKey + 1);
  };

  const erase = () => {
    startNew();
    clearDraft();
  };

  const actions = {
    ...{ send, change, startNew, erase },
    removeEstimate: () => {
      removeEstimate();
      // The focus must not stay on the button that is gone.
      form.current?.querySelector('select')?.focus();
    },
  };
  return { state, resetKey, intent, validation, ...actions };
}
