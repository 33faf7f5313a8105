import { bareRequest } from '@/lib/appointment/appointment';
import { REQUEST_FIELDS, type AppointmentRequest } from '@/lib/appointment/appointmentFields';

/** The request as it was typed into the form's fields. */
export function readForm(form: HTMLFormElement): AppointmentRequest {
  const data = new FormData(form);
  const entries = REQUEST_FIELDS.map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(entries) as unknown as AppointmentRequest;
}

/** The request as it travels. */
export const readRequest = (form: HTMLFormElement): AppointmentRequest =>
  bareRequest(readForm(form));
