import {
  FORM_FIELDS,
  isOptional,
  REQUEST_FACTS,
  REQUEST_FIELDS,
  type AppointmentRequest,
  type EmailParam,
  type RequestContext,
  type RequestField,
} from '@/lib/appointment/appointmentFields';
import { FOR_RELATIVE } from '@/lib/appointment/choices';
import type { Channel, FormField } from '@/lib/appointment/fieldTypes';
import { tooLong } from '@/lib/i18n/tooLong';
import { fr } from '@/lib/text/typography';
import { yaoundeClock } from '@/lib/dates/yaounde';

export type RequestErrors = Partial<Record<RequestField, string>>;

/**
 * Normalises a request for sending: each value, and no answers about a relative in a request that is
 * for the visitor.
 */
export function normaliseRequest(typed: AppointmentRequest): AppointmentRequest {
  const entries = REQUEST_FIELDS.map((name) => {
    const { normalise = String, aboutRelative } = FORM_FIELDS[name];
    return [name, aboutRelative && typed.recipient !== FOR_RELATIVE ? '' : normalise(typed[name])];
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
 * @param phoneProblem The message about the phone, or null.
 * @returns One French sentence for each wrong field, which says what to do.
 */
export function checkRequest(
  request: AppointmentRequest,
  now: number,
  phoneProblem: string | null,
  purpose: Purpose,
): RequestErrors {
  const today = yaoundeClock(now).date;
  const errors: RequestErrors = {};
  for (const name of REQUEST_FIELDS) {
    const field = FORM_FIELDS[name];
    const broken = brokenRule(field, request[name], today, purpose);
    const sentence = broken ?? (name === 'phone' ? phoneProblem : null);
    if (sentence) errors[name] = fr(sentence);
  }
  return errors;
}

/** The message of the first rule that a value breaks. */
function brokenRule(
  field: FormField,
  value: string,
  today: string,
  { channel, isQuote }: Purpose,
): string | undefined {
  const { maxLength = Infinity, neededFor = channel, rules = [] } = field;
  const long = tooLong(value, maxLength);
  if (long) return long;
  // Staff read it all the same, and answer through the other channel.
  if (neededFor !== channel) return undefined;
  const text = value.trim();
  if (isOptional(field, isQuote) && !text) return undefined;
  const message = rules.find(([holds]) => !holds(text, today))?.[1];
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

const factList = Object.entries(REQUEST_FACTS) as [
  keyof typeof REQUEST_FACTS,
  (typeof REQUEST_FACTS)[keyof typeof REQUEST_FACTS],
][];

/** The prefix of the service in the e-mail's subject. */
const markOf = ({ isQuote, isUrgent }: Pick<RequestContext, 'isQuote' | 'isUrgent'>) =>
  isUrgent ? 'AUJOURD’HUI' : isQuote ? 'Devis' : '';

/** The value of each fact. */
function valuesOf(request: AppointmentRequest, { isQuote, isUrgent, ...known }: RequestContext) {
  const subject = [markOf({ isQuote, isUrgent }), known.requestedService].filter(Boolean);
  return { ...request, ...known, requestedService: subject.join(' : ') };
}

/** The parameters of the e-mail template: the specification's eight, and two more. */
export type EmailParams = Record<EmailParam, string>;

/**
 * Makes the parameters of the e-mail template. The message begins with the urgency, and ends with the
 * neighbourhood and the answers about a relative.
 */
export function emailParams(request: AppointmentRequest, context: RequestContext): EmailParams {
  const values = valuesOf(request, context);
  const params = factList.flatMap(([name, fact]) =>
    fact.params.map((param) => [param, values[name].trim() || (fact.ifEmpty ?? '')]),
  );
  const sent = Object.fromEntries(params) as EmailParams;
  if (context.isUrgent) sent.message = `${requestTitle(context)}.\n\n${sent.message}`;
  const linesOf = (isRelative: boolean) =>
    factList
      .filter(
        ([, { inMessage, aboutRelative = false }]) => inMessage && aboutRelative === isRelative,
      )
      .map(([name, { label }]) => ({ label, value: values[name].trim() }))
      .filter(({ value }) => value)
      .map(({ label, value }) => `${label} : ${value}`);
  const relative =
    request.recipient === FOR_RELATIVE ? ['POUR UN PROCHE', ...linesOf(true)].join('\n') : '';
  sent.message = [sent.message, ...linesOf(false), relative].filter(Boolean).join('\n\n');
  return sent;
}

/** The lines of a request for reading: labels and values, without empty ones. */
export function requestLines(
  request: AppointmentRequest,
  context: RequestContext,
): { label: string; value: string }[] {
  const values = valuesOf(request, context);
  return factList
    .map(([name, { label, format = String }]) => ({
      label,
      value: format(values[name].trim()),
    }))
    .filter(({ value }) => value !== '');
}

/** The title of a request that is sent as a text. */
export const requestTitle = ({ isQuote, isUrgent }: RequestContext): string => {
  if (isUrgent) return 'Demande qui ne peut pas attendre demain';
  return isQuote ? 'Demande de devis' : 'Demande de rendez-vous';
};

/** The whole request as one text: for WhatsApp, an e-mail or the clipboard. */
export function requestText(request: AppointmentRequest, context: RequestContext): string {
  const lines = requestLines(request, context).map(({ label, value }) => `${label} : ${value}`);
  return [requestTitle(context), ...lines].join('\n');
}

/** Ends a text from which lines were omitted. */
const REST = '(La suite, trop longue pour ce lien, est à coller ici.)';

/**
 * Makes a text of limited length. Lines that do not fit are omitted, never cut, and the text says so.
 *
 * @param fits True if a text is short enough.
 */
export function limitedRequestText(
  request: AppointmentRequest,
  context: RequestContext,
  fits: (text: string) => boolean,
): { text: string; isWhole: boolean } {
  const whole = requestText(request, context);
  if (fits(whole)) return { text: whole, isWhole: true };
  let text = requestTitle(context);
  for (const { label, value } of requestLines(request, context)) {
    const longer = `${text}\n${label} : ${value}`;
    if (fits(`${longer}\n${REST}`)) text = longer;
  }
  return { text: `${text}\n${REST}`, isWhole: false };
}
