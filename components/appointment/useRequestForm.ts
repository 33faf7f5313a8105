import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { Channel } from '@/lib/appointment/fieldTypes';
import { hasIntent, readIntent } from '@/lib/appointment/requestIntent';
import { currentState, dispatch, IDLE } from '@/lib/appointment/store/requestState';
import { clearDraft, subscribe } from '@/lib/appointment/store/requestStore';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { scrollIntoViewNearest } from '@/lib/browser/scrollIntoViewNearest';
import { useQuery } from '@/lib/browser/useQuery';
import type { Area } from '@/lib/content/schemas/area';
import type { PhoneNumber } from '@/lib/text/format';
import { TYPED } from '@/lib/hydration/eventReplay';
import { useFormLanguage } from './formLanguage';
import { readRequest } from './formValues';
import { completeRequest, submitRequest } from './sendRequest';
import { isSentEntry } from './sentEntry';
import { useDraft, useStaleDraft } from './useDraft';
import { useErrors } from './useErrors';
import { useEstimate, type PricedService } from './useEstimate';

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
  useEffect(() => () => dispatch({ type: 'leave' }), []);
  const language = useFormLanguage();
  const { resetKey, resetForm } = useResetKey(form);
  // It is read after hydration, so that the form stays in the prerendered page.
  const query = useQuery();
  // Before the draft's values are restored: it may add the neighbourhood.
  const { estimate, estimateType, removeEstimate } = useEstimate(services, area, resetKey, query);
  const intent = { ...readIntent(query, services, language.words.sentLanguage), estimate };
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
  const fireInputEvents = useInputEvents(form, `${resetKey} ${intent.requestedService}`);
  const problems = useErrors(form, intent.isQuote);
  useStaleDraft(() => {
    problems.showErrors({}, 'email');
    resetForm(false);
  });

  const edit = () => {
    if (!form.current || !('context' in state)) return;
    dispatch({ type: 'edit', ...completeRequest(readRequest(form.current), intent) });
  };

  const followIntent = useEffectEvent(() => {
    // A quote has fewer required fields than an appointment.
    problems.recheck();
    edit();
  });
  const { requestedService, isQuote, isUrgent } = intent;
  const isRestored = 'context' in state && !state.context.reference;
  useEffect(() => followIntent(), [requestedService, isQuote, isUrgent, estimate, isRestored]);

  const send = async (channel: Channel) => {
    if (!form.current) return;
    fireInputEvents();
    const errors = await submitRequest(form.current, channel, intent, whatsapp, language);
    if (errors) problems.showErrors(errors, channel);
  };

  const change = (event?: SyntheticEvent) => {
    const target: EventTarget | undefined = event?.target;
    const isTypeChosen = target instanceof HTMLSelectElement && target.name === 'serviceType';
    persist(isTypeChosen);
    // It is of another need.
    if (isTypeChosen && estimate && target.value !== estimateType) removeEstimate();
    problems.recheck();
    edit();
  };

  /** Starts a new request, after one that was sent or erased. */
  const startNew = () => {
    problems.showErrors({}, 'email');
    dispatch({ type: 'reset' });
    resetForm(true);
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
  return { state, resetKey, intent, problems, ...actions };
}

/** The key of the form: a new one makes React mount a fresh form. */
function useResetKey(form: RefObject<HTMLFormElement | null>) {
  const [{ resetKey, isRequested }, setReset] = useState({ resetKey: 0, isRequested: false });
  // The focus must not stay on a button that is gone.
  useEffect(() => {
    if (!isRequested) return;
    const first = form.current?.querySelector<HTMLElement>('select, input, textarea');
    first?.focus({ preventScroll: true });
    scrollIntoViewNearest(first);
  }, [resetKey, isRequested, form]);
  /** @param isRequested True if the visitor has asked for it: the first field takes focus. */
  const resetForm = (isRequested: boolean) =>
    setReset((last) => ({ resetKey: last.resetKey + 1, isRequested }));
  return { resetKey, resetForm };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** No extension is known to set a radio without an event. */
const CONTROLS = 'select, textarea, input:not([type="radio"])';

const listValueControls = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<Control>(CONTROLS) ?? []),
];

function fireMissingEvents(
  form: HTMLFormElement | null,
  lastValues: WeakMap<Control, string>,
): void {
  for (const control of listValueControls(form)) {
    if (lastValues.get(control) === control.value) continue;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Fires the `input` events that were left out, at the visitor's next action: in-app browsers and some
 * password managers set values without one, and remarks, suggestions and the draft follow events.
 *
 * @param change Changes when the form itself has set values.
 * @returns Fires them now.
 */
function useInputEvents(form: RefObject<HTMLFormElement | null>, change: string): () => void {
  const lastValues = useRef(new WeakMap<Control, string>());
  useEffect(() => {
    for (const control of listValueControls(form.current))
      lastValues.current.set(control, control.value);
  }, [form, change]);
  useEffect(() => {
    const fire = () => fireMissingEvents(form.current, lastValues.current);
    const updateValue = ({ target }: Event) => {
      if (target instanceof Element && target.matches(CONTROLS)) {
        lastValues.current.set(target as Control, (target as Control).value);
      }
    };
    return listenToWindow({
      ...{ pointerdown: fire, focusin: fire, change: fire, pagehide: fire },
      input: updateValue,
    });
  }, [form]);
  return () => fireMissingEvents(form.current, lastValues.current);
}
