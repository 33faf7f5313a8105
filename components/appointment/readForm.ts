import { REQUEST_FIELDS, type AppointmentRequest } from '@/lib/appointmentFields';

/** The request as it stands in the form's fields. */
export function readForm(form: HTMLFormElement): AppointmentRequest {
  const data = new FormData(form);
  const entries = REQUEST_FIELDS.map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(entries) as unknown as AppointmentRequest;
}
