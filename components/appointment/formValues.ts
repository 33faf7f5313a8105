import {
  checkRequest,
  normaliseRequest,
  type Purpose,
  type RequestErrors,
} from '@/lib/appointment/appointment';
import { REQUEST_FIELDS, type AppointmentRequest } from '@/lib/appointment/appointmentFields';
import { HOME_COUNTRY } from '@/lib/appointment/phoneNumber';

/** The name of the phone's text, if a hidden control of the field's own name has the number. */
export const TYPED_PHONE = 'typedPhone';

/** The name of the honeypot: not a word that autofill knows. */
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
