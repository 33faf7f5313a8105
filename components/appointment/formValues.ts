import {
  controlName,
  FIELD_ORDER,
  type AppointmentRequest,
  type RequestField,
} from '@/lib/appointment/appointmentFields';
import {
  checkRequest,
  normaliseRequest,
  type Purpose,
  type RequestErrors,
} from '@/lib/appointment/checkRequest';
import type { FormMessages } from '@/lib/appointment/messages/formMessages';
import { normaliseDate } from '@/lib/dates/typedDate';
import { HOME_CODE, HOME_COUNTRY, normalisePhone } from '@/lib/phone/phone';
import { wellFormed } from '@/lib/text/characters';
import type { ParsedPhone } from './phone/phoneLibrary';

/** The name of the honeypot: not a word that autofill recognises. */
export const HONEYPOT = 'precision';

/** On a slow network, a request does not wait longer for the phone library, in milliseconds. */
const LIBRARY_TIMEOUT_MS = 4000;

export type PhoneLibrary = typeof import('./phone/phoneLibrary');

let library: PhoneLibrary | undefined;

export const loadPhoneLibrary = async (): Promise<PhoneLibrary> =>
  (library ??= await import('./phone/phoneLibrary'));

/** The value of a control, or of a group of radios. Not by `FormData`, which some extensions break. */
function readControl(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name);
  return control && 'value' in control ? wellFormed(String(control.value)) : '';
}

/** The text of a field. */
export const readField = (form: HTMLFormElement, field: RequestField): string =>
  readControl(form, controlName(field));

/**
 * Reads the phone when it is needed: what the field shows, under the country chosen by hand. The list's
 * own value is not read: password managers set it.
 *
 * @returns The text that means the same without the list, for the draft; and the number to send.
 */
function readPhone(form: HTMLFormElement): { text: string; number: string } {
  const text = readField(form, 'phone');
  const number = normalisePhone(text);
  // Without the library there is no list.
  if (!library || !number) return { text, number };
  const { country = HOME_COUNTRY } = (form.elements.namedItem('phone') as HTMLElement).dataset;
  const parsed = library.parsePhone(text, country as ParsedPhone['country']);
  return { text: parsed.needsCountry ? parsed.number : text, number: parsed.number };
}

function readValues(form: HTMLFormElement, part: 'text' | 'number'): AppointmentRequest {
  const entries = FIELD_ORDER.map((field) => [field, readField(form, field)]);
  return { ...Object.fromEntries(entries), phone: readPhone(form)[part] } as AppointmentRequest;
}

/** The request as it was typed into the form's fields. */
export const readForm = (form: HTMLFormElement): AppointmentRequest => readValues(form, 'text');

/** The request, normalised for sending. */
export const readRequest = (form: HTMLFormElement): AppointmentRequest =>
  normaliseRequest(readValues(form, 'number'));

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
  readControl(form, HONEYPOT) !== '';

/** Checks the form as it stands, and reads the request that it would send. */
export async function checkForm(
  form: HTMLFormElement,
  purpose: Purpose,
  messages: FormMessages,
): Promise<{ request: AppointmentRequest; errors: RequestErrors }> {
  const request = readRequest(form);
  const { phone, error } = await checkPhone(request.phone, messages);
  const errors = checkRequest({ ...request, phone }, Date.now(), error, purpose, messages);
  return { request: { ...request, phone }, errors };
}

interface CheckedPhone {
  /** In E.164 form if it can be parsed, else as typed. */
  phone: string;
  /** The message about a wrong number; null if it is right, or unknown. */
  error: string | null;
}

/** Checks a number. Without the phone library it is sent as typed: staff read it. */
async function checkPhone(number: string, { phoneErrors }: FormMessages): Promise<CheckedPhone> {
  const unchecked: CheckedPhone = { phone: number.trim(), error: null };
  if (!unchecked.phone) return unchecked;
  const checked = loadPhoneLibrary().then(
    ({ findPhoneError, parsePhone }): CheckedPhone => {
      const error = findPhoneError(number);
      const { number: phone } = parsePhone(number, HOME_COUNTRY);
      return { phone, error: error && phoneErrors(phone.length - HOME_CODE.length)[error] };
    },
    () => unchecked,
  );
  const timeout = new Promise<CheckedPhone>((resolve) =>
    setTimeout(() => resolve(unchecked), LIBRARY_TIMEOUT_MS),
  );
  return Promise.race([checked, timeout]);
}
