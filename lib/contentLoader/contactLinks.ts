/** Checks links to phones, e-mail addresses and WhatsApp. */
import parsePhoneNumber from 'libphonenumber-js/min';
import { EMAIL } from '@/lib/content/formattedFields';
import { HOME_COUNTRY, normalisePhone } from '@/lib/phone/phone';

const MAIL = /^mailto:([^?]*)/i;
const CALL = /^tel:(.*)/i;
/** WhatsApp also has links without a number, for its business accounts: `wa.me/message/…`. */
const CHAT =
  /^https?:\/\/(?:www\.)?(?:wa\.me(?!\/(?:message|qr|c|p)\/)|(?:(?:api|web)\.)?whatsapp\.com\/send)\/?(?:\?(?:.*?&)?phone=)?([^/?&#]*)/i;

/** Emergency services: 119. */
const SHORT_NUMBER = /^\d{2,4}$/;

const SHOWN_NUMBER = /\+?\(?\d(?:[\s().\/-]*\d){7,}/;
const SHOWN_EMAIL = /[^\s@<>(]+@[^\s@<>)]+[^\s@<>).,]/;

/**
 * What is wrong with the number or the e-mail address of a link; undefined if it has none.
 *
 * @param label The words of the link. A number or an address among them is the one that it leads to.
 */
export function contactMessage(address: string, label: string): string | undefined {
  const [, email] = MAIL.exec(address) ?? [];
  if (email !== undefined) {
    if (email !== '{email}' && !EMAIL.test(email))
      return `« ${address} » n’écrit à personne : écrivez l’adresse en entier, par exemple mailto:nom@exemple.com`;
    const [shown = email] = SHOWN_EMAIL.exec(label) ?? [];
    return shown.toLowerCase() === email.toLowerCase() ? undefined : differs(shown, email);
  }
  const [, dialled] = CALL.exec(address) ?? [];
  const [, written = dialled] = CHAT.exec(address) ?? [];
  if (written === undefined || (dialled && SHORT_NUMBER.test(dialled))) return undefined;
  const called = parsePhoneNumber(dialled ?? `+${written.replace(/^(?:\+|%2B)/i, '')}`);
  // A number of Cameroon without 237 may be one of another country.
  const meant = [parsePhoneNumber(normalisePhone(written), HOME_COUNTRY), called].find((number) =>
    number?.isValid(),
  );
  if (!called || called.number !== meant?.number) {
    const { number } = meant ?? { number: '+237699123456' };
    const right = dialled === undefined ? `https://wa.me/${number.slice(1)}` : `tel:${number}`;
    return `« ${address} » n’appelle pas un numéro complet : écrivez ${meant ? '' : 'par exemple '}${right}`;
  }
  const [shown] = SHOWN_NUMBER.exec(label) ?? [];
  const read = shown && parsePhoneNumber(normalisePhone(shown), called.country);
  return read === undefined || (read && read.number === called.number)
    ? undefined
    : differs(shown!, called.number);
}

const differs = (shown: string, reached: string) =>
  `ce lien montre « ${shown} » et mène à ${reached} : corrigez l’un des deux`;
