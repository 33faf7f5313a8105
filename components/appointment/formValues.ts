import { REQUEST_FIELDS, type AppointmentRequest } from '@/lib/appointment/appointmentFields';
import {
  checkRequest,
  normaliseRequest,
  type Purpose,
  type RequestErrors,
} from '@/lib/appointment/checkRequest';
import { normaliseDate } from '@/lib/dates/typedDate';
import { PHONE_COUNTRY } from '@/lib/phone/phone';
import type { FormLanguage } from './formLanguage';
import { parsePhone, readPhone } from './readPhone';

/** The name of the honeypot: not a word that autofill recognises. */
export const HONEYPOT = 'precision';

/** The value of a control, or of a group of radios. Not by `FormData`, which some extensions break. */
function valueOf(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name);
  return control && 'value' in control ? String(control.value) : '';
}

function valuesIn(form: HTMLFormElement, part: 'text' | 'number'): AppointmentRequest {
  const entries = REQUEST_FIELDS.map((field) => [field, valueOf(form, field)]);
  const values = Object.fromEntries(entries) as AppointmentRequest;
  return { ...values, phone: readPhone(values.phone, valueOf(form, PHONE_COUNTRY))[part] };
}

/** The request as it was typed into the form's fields. */
export const readForm = (form: HTMLFormElement): AppointmentRequest => valuesIn(form, 'text');

/** The request, normalised for sending. */
export const readRequest = (form: HTMLFormElement): AppointmentRequest =>
  normaliseRequest(valuesIn(form, 'number'));

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
export const isHoneypotFilled = (form: HTMLFormElement): boolean => valueOf(form, HONEYPOT) !== '';

/** Checks the form as it stands, and reads the request that it would send. */
export async function checkForm(
  form: HTMLFormElement,
  purpose: Purpose,
  language: FormLanguage,
): Promise<{ request: AppointmentRequest; errors: RequestErrors }> {
  const read = readRequest(form);
  const { phone, problem } = await parsePhone(read.phone, language);
  const request = { ...read, phone };
  const errors = checkRequest(request, Date.now(), problem, purpose, language.words);
  return { request, errors };
}
