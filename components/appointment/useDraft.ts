import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { controlName, FIELD_ORDER } from '@/lib/appointment/appointmentFields';
import { isTypeLinked, linkedService, type LinkedService } from '@/lib/appointment/requestIntent';
import {
  hasAnswers,
  isDraftStored,
  readDraft,
  updateDraft,
  type Draft,
} from '@/lib/appointment/store/requestStore';
import { preventUnload } from '@/lib/browser/preventUnload';
import { navigationType } from '@/lib/browser/performanceEntries';
import { TYPED } from '@/lib/hydration/eventReplay';
import { readForm } from './formValues';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a name: several for radios. */
const listControls = (named: Element | RadioNodeList | null): Control[] =>
  (named instanceof RadioNodeList ? [...named] : [named]).filter(
    (control): control is Control => control instanceof Element && 'value' in control,
  );

function setValue(control: Control, value: string): void {
  if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === value;
  else control.value = value;
}

/** True if the browser may have restored the fields of an earlier visit to this page. */
const isFromHistory = (): boolean => (navigationType() ?? 'navigate') !== 'navigate';

/**
 * Restores the draft into the form's empty fields, and persists it. In a layout effect: the fields read
 * their values in effects, and React reports no change of a value that a script sets. Then it selects the
 * service type of a linked service while none is selected, which is not persisted.
 *
 * @param services The services that a link may name.
 * @param query The page's query at this render.
 * @returns Persists the form's values. Its argument is true if the visitor has chosen the service type.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  resetKey: number,
  services: readonly LinkedService[],
  query: string,
): (isTypeChosen?: boolean) => void {
  const persist = (isTypeChosen = false) => {
    if (!form.current) return;
    const values: Draft['values'] = readForm(form.current);
    const stored = readDraft();
    const isLinked = isTypeLinked(values.serviceType ?? '', location.search, services, stored);
    if (isLinked && !isTypeChosen) delete values.serviceType;
    // After erasing, there is no draft until something is typed.
    if (!stored && !Object.values(values).some(Boolean)) return;
    const isTypeNew = isTypeChosen || values.serviceType !== stored?.values.serviceType;
    updateDraft(({ query }) => ({ values, query: isTypeNew ? location.search : query }));
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
    for (const name of FIELD_ORDER) {
      const controls = listControls(fields.namedItem(controlName(name)));
      const text = stored?.values[name] ?? (isOutdated ? '' : undefined);
      // What was typed before hydration is newer than the draft; what the browser has restored is not.
      const isTyped = controls.some(
        (control) => control.hasAttribute(TYPED) || control.validity.badInput,
      );
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

  useEffect(() => {
    const select = form.current?.elements.namedItem('serviceType');
    const type = linkedService(query, services)?.requestType;
    if (!type || !(select instanceof HTMLSelectElement) || select.value) return;
    select.value = type;
    return () => {
      if (isTypeLinked(select.value, query, services, readDraft())) select.value = '';
    };
  }, [form, resetKey, query, services]);

  return persist;
}

/** Where storage is blocked or full, a full navigation loses the draft, a soft one does not. */
function askIfUnstored(event: BeforeUnloadEvent): void {
  if (!isDraftStored() && hasAnswers(readDraft())) preventUnload(event);
}
