import {
  requestFields,
  isOptional,
  FIELD_ORDER,
  type AppointmentRequest,
  type RequestField,
} from './appointmentFields';
import { FOR_RELATIVE, type Channel, type FormField } from './fieldTypes';
import type { FormMessages } from './messages/formMessages';
import { tooLong } from '@/lib/i18n/tooLong';
import { isBlank } from '@/lib/text/characters';
import { yaoundeClock } from '@/lib/dates/yaounde';

export type RequestErrors = Partial<Record<RequestField, string>>;

/**
 * Normalises a request for sending: each value, nothing that can't be seen, and no answers about a
 * relative in a request that is for the visitor.
 */
export function normaliseRequest(typed: AppointmentRequest): AppointmentRequest {
  const entries = FIELD_ORDER.map((name) => {
    const { normalise = String, aboutRelative } = requestFields[name];
    const isLeftOut = aboutRelative && typed.recipient !== FOR_RELATIVE;
    return [name, isLeftOut || isBlank(typed[name]) ? '' : normalise(typed[name])];
  });
  return Object.fromEntries(entries) as AppointmentRequest;
}

/** The channel and the kind of a request, which decide on the required fields. */
export interface Purpose {
  channel: Channel;
  isQuote: boolean;
}

/**
 * Checks a request.
 *
 * @param request Normalised.
 * @param now Milliseconds since 1970: dates are compared with Yaoundé's today.
 * @param phoneError The message about the phone, or null.
 * @returns One sentence for each wrong field, in the language of the messages.
 */
export function checkRequest(
  request: AppointmentRequest,
  now: number,
  phoneError: string | null,
  purpose: Purpose,
  messages: FormMessages,
): RequestErrors {
  const today = yaoundeClock(now).date;
  const errors: RequestErrors = {};
  for (const name of FIELD_ORDER) {
    const field = requestFields[name];
    const broken = brokenRule(field, request[name], today, purpose, messages);
    const sentence = broken ?? (name === 'phone' ? phoneError : null);
    if (sentence) errors[name] = messages.typography(sentence);
  }
  return errors;
}

/** The message of the first rule that a value breaks. */
function brokenRule(
  field: FormField,
  value: string,
  today: string,
  { channel, isQuote }: Purpose,
  messages: FormMessages,
): string | undefined {
  const { maxLength = Infinity, neededFor = channel, rules = [] } = field;
  const long = tooLong(value, maxLength, messages);
  if (long) return long;
  // Staff read it all the same, and answer through the other channel.
  if (neededFor !== channel) return undefined;
  const text = value.trim();
  if (isOptional(field, isQuote) && !text) return undefined;
  const code = rules.find(([holds]) => !holds(text, today))?.[1];
  const message = code && messages.errors[code];
  return typeof message === 'function' ? message(today) : message;
}

/** True if the requested time is today and past: remarked beside the field, never refused. */
export function isTimePast(
  request: Pick<AppointmentRequest, 'appointmentDate' | 'appointmentTime'>,
  now: number,
): boolean {
  const clock = yaoundeClock(now);
  return (
    request.appointmentDate === clock.date &&
    request.appointmentTime !== '' &&
    request.appointmentTime < clock.time
  );
}
