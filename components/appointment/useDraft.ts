import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { REQUEST_FIELDS } from '@/lib/appointment/appointmentFields';
import {
  emptyDraft,
  hasAnswers,
  isDraftStored,
  readDraft,
  rereadDraft,
  saveDraft,
  type Draft,
} from '@/lib/appointment/draft';
import { preventUnload } from '@/lib/browser/preventUnload';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { navigationType } from '@/lib/browser/performanceEntries';
import { TYPED } from '@/lib/hydration/eventReplay';
import { readForm } from './formValues';
import { linkedService, type LinkedService } from './RequestIntent';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a name: several for radios. */
const controlsOf = (found: Element | RadioNodeList | null): Control[] =>
  (found instanceof RadioNodeList ? [...found] : [found]).filter(
    (field): field is Control => field instanceof Element && 'value' in field,
  );

function setValue(control: Control, value: string): void {
  if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === value;
  else control.value = value;
}

/** True if the browser may have restored the fields of an earlier visit to this page. */
const isFromHistory = (): boolean => (navigationType() ?? 'navigate') !== 'navigate';

/**
 * Restores the draft into the form's empty fields, and persists it. In a layout effect: the fields read
 * their values in effects, and React reports no change of a value that a script sets.
 *
 * @param services The services that a link may name.
 * @param isTypeLinkedRef True while the service type is the link's: it is not persisted.
 * @returns Persists the form's values. Its argument is true if the visitor has chosen a service type in
 *   place of the link's.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  resetKey: number,
  services: readonly LinkedService[],
  isTypeLinkedRef: RefObject<boolean>,
): (isTypeChosen?: boolean) => void {
  const persist = (isTypeChosen = false) => {
    if (!form.current) return;
    const values: Draft['values'] = readForm(form.current);
    if (isTypeLinkedRef.current) delete values.serviceType;
    const stored = readDraft();
    const draft = { ...(stored ?? emptyDraft()), values };
    if (isTypeChosen || values.serviceType !== stored?.values.serviceType) {
      draft.query = location.search;
    }
    // After erasing, there is no draft until something is typed.
    if (!stored && !hasAnswers(draft)) return;
    saveDraft(draft);
    // The same listener is added once.
    if (!isDraftStored()) addEventListener('beforeunload', askIfUnstored);
  };

  const restore = useEffectEvent(() => {
    const stored = readDraft();
    if (!form.current) return;
    const fields = form.current.elements;
    const values = readForm(form.current);
    const isOutdated = isDraftStored() && isFromHistory();
    const service = linkedService(location.search, services);
    const isOtherService = service && service !== linkedService(stored?.query ?? '', services);
    let isNewer = false;
    let isTypeChosen = false;
    for (const name of REQUEST_FIELDS) {
      const controls = controlsOf(fields.namedItem(name));
      const text = stored?.values[name] ?? (isOutdated ? '' : undefined);
      // What was typed before hydration is newer than the draft; what the browser has restored is not.
      const isTyped = controls.some((it) => it.hasAttribute(TYPED) || it.validity.badInput);
      if (name === 'serviceType' && isOtherService) {
        isTypeChosen = isTyped;
        // Else the browser may have restored the link's type, which the link selects again.
        if (isOutdated && !isTyped) controls.forEach((control) => setValue(control, ''));
      } else if (text !== undefined && values[name] !== text && !isTyped) {
        controls.forEach((control) => setValue(control, text));
      } else if (values[name] !== (text ?? '')) {
        isNewer = true;
      }
    }
    if (isNewer || isTypeChosen) persist(isTypeChosen);
  });
  useLayoutEffect(() => restore(), [form, resetKey]);

  return persist;
}

/** Where storage is blocked or full, a full navigation loses the draft, a soft one does not. */
function askIfUnstored(event: BeforeUnloadEvent): void {
  if (!isDraftStored() && hasAnswers(readDraft())) preventUnload(event);
}

/**
 * Calls back if another page of this tab has changed the draft while the back/forward cache held this
 * page.
 */
export function useStaleDraft(onStale: () => void): void {
  const checkStale = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && rereadDraft()) onStale();
  });
  useEffect(() => {
    // Firefox 153 restores a cached page with the session storage of that time. A page with an unload
    // handler is not cached there.
    const noCache = 'mozInnerScreenX' in window ? { unload: () => undefined } : {};
    return listenToWindow({ pageshow: (event) => checkStale(event), ...noCache });
  }, []);
}
