import { limitedRequestText, requestTitle } from '@/lib/appointment/appointment';
import type { AppointmentRequest, RequestContext } from '@/lib/appointment/appointmentFields';
import type { PhoneNumber } from '@/lib/content/fields';
import { mailMessage, whatsappChat } from '@/lib/share/share';

/** Chrome on Windows opens no program for an address above 2,046 characters, and says nothing. */
const MAIL_LIMIT = 2000;

/**
 * Servers refuse addresses above 8,190 characters by default. WhatsApp's passes the text on to an
 * address of its apps, where a second escape makes it longer by two thirds.
 */
const CHAT_LIMIT = 4800;

interface RequestLink {
  href: string;
  /** False where the request is too long for a link, which then carries the shorter lines. */
  isWhole: boolean;
}

function link(
  request: AppointmentRequest,
  context: RequestContext,
  limit: number,
  hrefOf: (text: string) => string,
): RequestLink {
  const fits = (text: string) => hrefOf(text).length <= limit;
  const { text, isWhole } = limitedRequestText(request, context, fits);
  return { href: hrefOf(text), isWhole };
}

/** A conversation on WhatsApp with a request ready to send. */
export const chatLink = (
  number: PhoneNumber,
  request: AppointmentRequest,
  context: RequestContext,
): RequestLink => link(request, context, CHAT_LIMIT, (text) => whatsappChat(number, text));

/** An e-mail with a request ready to send. */
export const mailLink = (
  address: string,
  request: AppointmentRequest,
  context: RequestContext,
): RequestLink =>
  link(request, context, MAIL_LIMIT, (text) => mailMessage(address, requestTitle(context), text));
