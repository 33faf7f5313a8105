import { useEffect, useEffectEvent, type RefObject } from 'react';
import { REQUEST_FIELDS } from '@/lib/appointment/appointmentFields';
import { linkedService, type LinkedService } from '@/lib/appointment/requestIntent';
import {
  emptyDraft,
  hasAnswers,
  isDraftStored,
  readDraft,
  rereadDraft,
  saveDraft,
  type Draft,
} from '@/lib/browser/draft';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { TYPED } from '@/lib/hydration/eventReplay';
import { readForm } from './formValues';

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
const isFromHistory = () =>
  performance
    .getEntriesByType('navigation')
    .some((it) => (it as PerformanceNavigationTiming).type !== 'navigate');

/**
 * Restores the draft into the form's empty fields, and persists it.
 *
 * @param services The services that a link may name.
 * @param isTypeLinkedRef True while the service type is the link's: it is not persisted.
 * @returns Persists the form's values.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  resetKey: number,
  services: readonly LinkedService[],
  isTypeLinkedRef: RefObject<boolean>,
): () => void {
  const persist = () => {
    if (!form.current) return;
    const values: Draft['values'] = readForm(form.current);
    if (isTypeLinkedRef.current) delete values.serviceType;
    const stored = readDraft();
    const draft = { ...(stored ?? emptyDraft()), values };
    if (values.serviceType !== stored?.values.serviceType) draft.query = location.search;
    // After erasing, there is no draft until something is typed.
    if (stored || hasAnswers(draft)) saveDraft(draft);
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
    const restored: Control[] = [];
    for (const name of REQUEST_FIELDS) {
      if (name === 'serviceType' && isOtherService) continue;
      const controls = controlsOf(fields.namedItem(name));
      const text = stored?.values[name] ?? (isOutdated ? '' : undefined);
      // What was typed before hydration is newer than the draft; what the browser has restored is not.
      const isTyped = controls.some((it) => it.hasAttribute(TYPED) || it.validity.badInput);
      if (text !== undefined && values[name] !== text && !isTyped) {
        controls.forEach((control) => setValue(control, text));
        restored.push(...controls.slice(0, 1));
      } else if (values[name] !== (text ?? '')) {
        isNewer = true;
      }
    }
    // After all are set, since listeners persist the whole form.
    for (const field of restored) field.dispatchEvent(new Event('change', { bubbles: true }));
    if (isNewer) persist();
  });
  useEffect(() => restore(), [form, resetKey]);

  return persist;
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
