import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { REQUEST_FIELDS, type AppointmentRequest } from '@/lib/appointment/appointmentFields';
import {
  checkRequest,
  normaliseRequest,
  type Purpose,
  type RequestErrors,
} from '@/lib/appointment/checkRequest';
import { HOME_COUNTRY } from '@/lib/appointment/contactDetails';
import { askToStay } from '@/lib/browser/askToStay';
import {
  emptyDraft,
  hasAnswers,
  isDraftStored,
  readDraft,
  rereadDraft,
  saveDraft,
  type Draft,
} from '@/lib/appointment/draft';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { normaliseDate } from '@/lib/dates/typedDate';
import { TYPED } from '@/lib/hydration/eventReplay';
import { linkedService, type LinkedService } from './RequestIntent';

/** The name of the phone's text, if a hidden control of the field's own name has the number. */
export const TYPED_PHONE = 'typedPhone';

/** The name of the honeypot: not a word that autofill recognises. */
export const HONEYPOT = 'precision';

/** On a slow network, a request does not wait longer for the phone library, in milliseconds. */
const PHONE_LIBRARY_TIMEOUT_MS = 4000;

function valuesIn(data: FormData): AppointmentRequest {
  const entries = REQUEST_FIELDS.map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(entries);
}

/** The request as it was typed into the form's fields. */
export function readForm(form: HTMLFormElement): AppointmentRequest {
  const data = new FormData(form);
  const values = valuesIn(data);
  return { ...values, phone: String(data.get(TYPED_PHONE) ?? values.phone) };
}

/** The request, normalised for sending. */
export const readRequest = (form: HTMLFormElement): AppointmentRequest =>
  normaliseRequest(valuesIn(new FormData(form)));

/**
 * Normalises the date in its control, and reads the request.
 *
 * @returns Null while a date is being typed, which another `min` would empty.
 */
export function normaliseMoment(form: HTMLFormElement): AppointmentRequest | null {
  const control = form.elements.namedItem('appointmentDate') as HTMLInputElement;
  if (document.activeElement === control || control.validity.badInput) return null;
  // The field shows what is sent. Without a native date control, the text stays as typed, and the remark
  // shows the date as it is read.
  if (control.type === 'date') control.value = normaliseDate(control.value);
  return readRequest(form);
}

/** True if the honeypot was filled: by a bot, or perhaps by a patient's own software. */
export const isHoneypotFilled = (form: HTMLFormElement): boolean =>
  Boolean(new FormData(form).get(HONEYPOT));

/** Checks the form as it stands, and reads the request that it would send. */
export async function checkForm(
  form: HTMLFormElement,
  purpose: Purpose,
): Promise<{ request: AppointmentRequest; errors: RequestErrors }> {
  const typed = readRequest(form);
  const { phone, problem } = await parsePhone(typed.phone);
  const request = { ...typed, phone };
  return { request, errors: checkRequest(request, Date.now(), problem, purpose) };
}

interface ParsedPhone {
  /** In E.164 form if it can be parsed, else as typed. */
  phone: string;
  /** The message about a wrong number; null if it is right, or unknown. */
  problem: string | null;
}

/** Parses a number. Without the phone library it is sent as typed: staff read it. */
async function parsePhone(typed: string): Promise<ParsedPhone> {
  const asTyped: ParsedPhone = { phone: typed.trim(), problem: null };
  if (!asTyped.phone) return asTyped;
  const parsed = import('./phoneLibrary').then(
    ({ phoneProblem, readPhoneText }): ParsedPhone => ({
      phone: readPhoneText(typed, HOME_COUNTRY).number,
      problem: phoneProblem(typed),
    }),
    () => asTyped,
  );
  const timeout = new Promise<ParsedPhone>((resolve) =>
    setTimeout(() => resolve(asTyped), PHONE_LIBRARY_TIMEOUT_MS),
  );
  return Promise.race([parsed, timeout]);
}

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
  if (!isDraftStored() && hasAnswers(readDraft())) askToStay(event);
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
