import {
  FOR_RELATIVE,
  FORM_FIELDS,
  isOptional,
  REQUEST_FACTS,
  REQUEST_FIELDS,
  type AppointmentRequest,
  type EmailParam,
  type FormField,
  type RequestContext,
  type RequestField,
  type Way,
} from '@/lib/appointment/appointmentFields';
import { tooLong } from '@/lib/text/tooLong';
import { fr } from '@/lib/text/typography';
import { yaoundeClock } from '@/lib/dates/yaounde';

export type RequestErrors = Partial<Record<RequestField, string>>;

/**
 * A request as it travels: freed from what was pasted along with its values, and of what was said
 * of a relative where it is for the visitor after all.
 */
export function bareRequest(typed: AppointmentRequest): AppointmentRequest {
  const entries = REQUEST_FIELDS.map((name) => {
    const { bare = String, aboutRelative } = FORM_FIELDS[name];
    return [name, aboutRelative && typed.recipient !== FOR_RELATIVE ? '' : bare(typed[name])];
  });
  return Object.fromEntries(entries) as AppointmentRequest;
}

/** What a request is for, and how it is to go: each asks for other answers. */
export interface Purpose {
  way: Way;
  isQuote: boolean;
}

/**
 * Checks a request.
 *
 * @param request The form's values, bare.
 * @param now Milliseconds since 1970: dates are measured against Yaoundé's today.
 * @param phoneProblem What is said of the phone, null where it is right or empty.
 * @returns One French sentence for each field that is wrong, which says what to do.
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
    const fault = ruleBroken(field, request[name], today, purpose);
    const sentence = fault ?? (name === 'phone' ? phoneProblem : null);
    if (sentence) errors[name] = fr(sentence);
  }
  return errors;
}

/** What is said of a value that breaks a rule of its field. */
function ruleBroken(
  field: FormField,
  value: string,
  today: string,
  { way, isQuote }: Purpose,
): string | undefined {
  const { maxLength = Infinity, neededFor = way, rules = [] } = field;
  const long = tooLong(value, maxLength);
  if (long) return long;
  // Where the answer comes on another way, a wrong one holds nothing up: somebody reads it.
  if (neededFor !== way) return undefined;
  const text = value.trim();
  if (isOptional(field, isQuote) && !text) return undefined;
  const otherwise = rules.find(([holds]) => !holds(text, today))?.[1];
  return typeof otherwise === 'function' ? otherwise(today) : otherwise;
}

/** True where the wished time is today and already past: said beside the field, never refused. */
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

/** What is told of a request before its service: it stands in the subject of the e-mail. */
const markOf = ({ isQuote, isUrgent }: Pick<RequestContext, 'isQuote' | 'isUrgent'>) =>
  isUrgent ? 'AUJOURD’HUI' : isQuote ? 'Devis' : '';

/** Each fact of a request. */
function valuesOf(request: AppointmentRequest, { isQuote, isUrgent, ...known }: RequestContext) {
  const told = [markOf({ isQuote, isUrgent }), known.requestedService].filter(Boolean);
  return { ...request, ...known, requestedService: told.join(' : ') };
}

/** What travels by e-mail: the specification's eight parameters, and two beside them. */
export type EmailParams = Record<EmailParam, string>;

/**
 * The parameters of the e-mail template for a request that was found right. That it can't wait
 * stands at the head of the message; the quartier, and what is said of a relative, at its end.
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

/** The lines of a request as somebody reads them: label and value, empty ones left out. */
export function requestLines(
  request: AppointmentRequest,
  context: RequestContext,
): { label: string; value: string }[] {
  const values = valuesOf(request, context);
  return factList
    .map(([name, { label, spell = String }]) => ({
      label,
      value: spell(values[name].trim()),
    }))
    .filter(({ value }) => value !== '');
}

/** What a request is called where it travels as a text. */
export const requestTitle = ({ isQuote, isUrgent }: RequestContext): string => {
  if (isUrgent) return 'Demande qui ne peut pas attendre demain';
  return isQuote ? 'Demande de devis' : 'Demande de rendez-vous';
};

/** The whole request as one text, to send by WhatsApp, by e-mail or by hand. */
export function requestText(request: AppointmentRequest, context: RequestContext): string {
  const lines = requestLines(request, context).map(({ label, value }) => `${label} : ${value}`);
  return [requestTitle(context), ...lines].join('\n');
}

/** Stands at the end of a text from which lines were left out. */
const REST = '(La suite, trop longue pour ce lien, est à coller ici.)';

/**
 * A request as a text with a limit. Lines that have no room are left out whole, never cut, and the
 * text says so.
 *
 * @param fits Whether a text is short enough.
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

/** Letters and digits that nobody takes for one another, read aloud or written down. */
const REFERENCE_ALPHABET = '234679ACDEFGHJKMNPRTWXY';

/** The digits that stay the same whether a number is written with its country's code or without. */
const phoneEnd = (phone: string) => phone.replace(/\D/g, '').slice(-6);

/**
 * The short code of a request, such as `AV-7K3-M9P`, by which staff spot a double. It follows from
 * what is sent: the same request sent again keeps it, also from a duplicated tab, and another
 * person's request has another one.
 *
 * @param seed Random, the same for one draft: the same words in another visit are another request.
 */
export function referenceOf(
  seed: string,
  request: AppointmentRequest,
  context: Omit<RequestContext, 'reference'>,
): string {
  const phone = phoneEnd(request.phone);
  let hash = hashOf(JSON.stringify([seed, { ...request, phone }, context]));
  let letters = '';
  for (let place = 0; place < 6; place += 1) {
    letters += REFERENCE_ALPHABET[hash % REFERENCE_ALPHABET.length];
    hash = Math.floor(hash / REFERENCE_ALPHABET.length);
  }
  return `AV-${letters.slice(0, 3)}-${letters.slice(3)}`;
}

/** FNV-1a, 32 bits, then the last step of MurmurHash3, which spreads what the last signs change. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
