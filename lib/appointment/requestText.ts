import {
  EMPTY_REQUEST,
  requestFields,
  type AppointmentRequest,
  type EmailParam,
  type RequestContext,
  type RequestIntent,
} from './appointmentFields';
import { FOR_RELATIVE, type FormField } from './fieldTypes';
import type { FormMessages } from './messages/formMessages';
import { colon, fields, locale, translate } from './messages/fr';
import type { PhoneNumber } from '@/lib/text/format';
import { mailMessage, whatsappChat } from '@/lib/share/share';

const itemList = Object.entries(requestFields) as [
  keyof typeof requestFields,
  (typeof requestFields)[keyof typeof requestFields],
][];

/** The prefix of the service in the e-mail's subject. */
const subjectPrefix = ({ isQuote, isUrgent }: Pick<RequestContext, 'isQuote' | 'isUrgent'>) =>
  isUrgent ? 'AUJOURD’HUI' : isQuote ? 'Devis' : '';

type LineMessages = Pick<FormMessages, 'colon' | 'fields' | 'locale' | 'translate'>;

/** What the centre reads. */
const FRENCH: LineMessages = { colon, fields, locale, translate };

/** The value of each item. */
function itemValues(
  request: Partial<AppointmentRequest>,
  { isQuote, isUrgent, ...context }: RequestContext,
  messages = FRENCH,
) {
  const subject = [subjectPrefix({ isQuote, isUrgent }), context.requestedService].filter(Boolean);
  const requestedService = subject.map(messages.translate).join(messages.colon);
  return { ...EMPTY_REQUEST, ...request, ...context, requestedService };
}

/** The parameters of the e-mail template: the specification's eight, and four more. */
export type EmailParams = Record<EmailParam, string>;

/**
 * Makes the parameters of the e-mail template, in French. The message begins with the urgency, and ends
 * with the language and the items that have `inMessage`.
 */
export function emailParams(
  request: Partial<AppointmentRequest>,
  context: RequestContext,
): EmailParams {
  const values = itemValues(request, context);
  const params = itemList.flatMap(([name, item]) =>
    item.params.map((param) => [param, values[name].trim() || (item.ifEmpty ?? '')]),
  );
  const sent = Object.fromEntries(params) as EmailParams;
  // The address of a WhatsApp chat has digits only.
  sent.whatsapp = sent.phone.replace('+', '');
  if (context.isUrgent) sent.message = `${requestTitle(context)}.\n\n${sent.message}`;
  const messageLines = (isRelative: boolean) =>
    itemList
      .filter(
        ([, { inMessage, aboutRelative = false }]) => inMessage && aboutRelative === isRelative,
      )
      .map(([name]) => ({ label: fields[name].label, value: values[name].trim() }))
      .filter(({ value }) => value)
      .map(({ label, value }) => `${label} : ${value}`);
  const relative =
    request.recipient === FOR_RELATIVE ? ['POUR UN PROCHE', ...messageLines(true)].join('\n') : '';
  sent.message = [sent.message, ...messageLines(false), relative].filter(Boolean).join('\n\n');
  return sent;
}

/**
 * The lines of a request for reading: labels and values, without empty ones.
 *
 * @param messages The reader's: French for the centre.
 */
export function requestLines(
  request: Partial<AppointmentRequest>,
  context: RequestContext,
  messages = FRENCH,
): { label: string; value: string }[] {
  const values = itemValues(request, context, messages);
  return itemList
    .map(([name, item]) => {
      const { part, choices, format = String } = item as Partial<FormField>;
      const value = format(values[name].trim(), messages.locale);
      // What the visitor has typed stays as it is.
      return {
        label: messages.fields[name].label,
        value: part && !choices ? value : messages.translate(value),
      };
    })
    .filter(({ value }) => value !== '');
}

/** The title of a request that is sent as a text. */
const requestTitle = ({ isQuote, isUrgent }: RequestContext): string => {
  if (isUrgent) return 'Demande qui ne peut pas attendre demain';
  return isQuote ? 'Demande de devis' : 'Demande de rendez-vous';
};

/** The whole request as one text: for WhatsApp, an e-mail or the clipboard. */
export function requestText(request: Partial<AppointmentRequest>, context: RequestContext): string {
  const lines = requestLines(request, context).map(({ label, value }) => `${label} : ${value}`);
  return [requestTitle(context), ...lines].join('\n');
}

/** Chrome on Windows silently opens no program for addresses over 2,046 characters. */
const MAIL_LIMIT = 2000;

/**
 * By default, servers refuse addresses over 8,190 characters. WhatsApp's redirects to an address of
 * its app, in which a second escape lengthens the text by two thirds.
 */
const CHAT_LIMIT = 4800;

/** How to reach the centre without the form. */
export interface Centre {
  phone: PhoneNumber;
  whatsapp: PhoneNumber;
  email: string;
}

interface RequestLink {
  href: string;
  /** False if the request is too long for a link, which then omits its longest lines. */
  isWhole: boolean;
}

/** Ends a text from which lines were omitted. */
const REST = '(La suite, trop longue pour ce lien, est à coller ici.)';

/**
 * Makes a link of limited length. Lines that do not fit are omitted, never cut, and the text says so.
 */
function limitedLink(
  request: Partial<AppointmentRequest>,
  context: RequestContext,
  limit: number,
  makeHref: (text: string) => string,
): RequestLink {
  const fits = (text: string) => makeHref(text).length <= limit;
  const whole = requestText(request, context);
  if (fits(whole)) return { href: makeHref(whole), isWhole: true };
  let text = requestTitle(context);
  for (const { label, value } of requestLines(request, context)) {
    const longer = `${text}\n${label} : ${value}`;
    if (fits(`${longer}\n${REST}`)) text = longer;
  }
  return { href: makeHref(`${text}\n${REST}`), isWhole: false };
}

/** Opens WhatsApp with the request, ready to send. */
export const chatLink = (
  number: PhoneNumber,
  request: Partial<AppointmentRequest>,
  context: RequestContext,
): RequestLink => limitedLink(request, context, CHAT_LIMIT, (text) => whatsappChat(number, text));

/** Opens an e-mail with the request, ready to send. */
export const mailLink = (
  address: string,
  request: Partial<AppointmentRequest>,
  context: RequestContext,
): RequestLink =>
  limitedLink(request, context, MAIL_LIMIT, (text) =>
    mailMessage(address, requestTitle(context), text),
  );

/** Letters and digits that are not confused when read aloud or written down. */
const REFERENCE_ALPHABET = '234679ACDEFGHJKMNPRTWXY';

/** The digits that do not depend on the country code. */
const phoneEnd = (phone: string) => phone.replace(/\D/g, '').slice(-6);

/**
 * Makes the reference of a request, such as `AV-7K3-M9P`, by which staff spot duplicates. It is a
 * hash of the request: a resend keeps it, even from a duplicated tab.
 *
 * @param seed Random, one for each draft: the same text in another visit is another request.
 */
export function makeReference(
  seed: string,
  request: AppointmentRequest,
  intent: RequestIntent,
): string {
  const phone = phoneEnd(request.phone);
  const { requestedService, estimate, isQuote, isUrgent } = intent;
  const sent = [seed, { ...request, phone }, { requestedService, estimate, isQuote, isUrgent }];
  let hash = hashText(JSON.stringify(sent));
  let letters = '';
  for (let index = 0; index < 6; index += 1) {
    letters += REFERENCE_ALPHABET[hash % REFERENCE_ALPHABET.length];
    hash = Math.floor(hash / REFERENCE_ALPHABET.length);
  }
  return `AV-${letters.slice(0, 3)}-${letters.slice(3)}`;
}

/** FNV-1a, 32 bits, then MurmurHash3's finaliser: the last characters change all bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
