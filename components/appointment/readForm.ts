import { bareRequest } from '@/lib/appointment/appointment';
import { REQUEST_FIELDS, type AppointmentRequest } from '@/lib/appointment/appointmentFields';

/**
 * The control of the phone as it was typed, where that of its own name holds the number read in it
 * and the text alone says which one is meant.
 */
export const TYPED_PHONE = 'typedPhone';

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

/** The request as it travels. */
export const readRequest = (form: HTMLFormElement): AppointmentRequest =>
  bareRequest(valuesIn(new FormData(form)));
