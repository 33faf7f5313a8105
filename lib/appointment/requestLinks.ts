import { limitedRequestText, requestTitle } from '@/lib/appointment/appointment';
import type { AppointmentRequest, RequestContext } from '@/lib/appointment/appointmentFields';
import type { PhoneNumber } from '@/lib/text/format';
import { mailMessage, whatsappChat } from '@/lib/share/share';

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

/** Opens WhatsApp with the request, ready to send. */
export const chatLink = (
  number: PhoneNumber,
  request: AppointmentRequest,
  context: RequestContext,
): RequestLink => link(request, context, CHAT_LIMIT, (text) => whatsappChat(number, text));

/** Opens an e-mail with the request, ready to send. */
export const mailLink = (
  address: string,
  request: AppointmentRequest,
  context: RequestContext,
): RequestLink =>
  link(request, context, MAIL_LIMIT, (text) => mailMessage(address, requestTitle(context), text));
