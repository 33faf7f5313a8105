/** Numbers, lists, phones and addresses as they are read. */
import type { PhoneNumber } from '@/lib/content/fields';
import { LANGUAGE_TAGS, type Locale } from '@/lib/i18n/locale';

const NBSP = '\u00a0';

/**
 * A number: `15 000` in French, `15,000` in English.
 *
 * `Intl` groups French digits by a narrow no-break space (U+202F) since CLDR 34. It is in none
 * of our typefaces: it is replaced by an ordinary one.
 */
export const formatNumber = (
  value: number,
  locale: Locale,
  options?: Intl.NumberFormatOptions,
): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[locale], options).format(value).replace(/\u202f/g, NBSP);

/**
 * An amount in CFA francs: `15 000 FCFA`, `FCFA 15,000`.
 *
 * @param amount Whole francs.
 */
export const formatAmount = (amount: number, locale: Locale = 'fr'): string =>
  formatNumber(amount, locale, { style: 'currency', currency: 'XAF' });

/** `A, B et C`, `A, B and C`. */
export const formatList = (items: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(LANGUAGE_TAGS[locale]).format(items);

/**
 * A phone number as people in Cameroon read it: `+237 6 99 12 34 56`. A number of another
 * country is returned as it is.
 */
export function formatPhone(number: string): string {
  const parts = /^\+237(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(number);
  return parts ? ['+237', ...parts.slice(1)].join(NBSP) : number;
}

/** The link that calls a number. */
export const phoneHref = (number: PhoneNumber): `tel:${string}` => `tel:${number}`;

/** The link that writes an e-mail. */
export const mailHref = (address: string): `mailto:${string}` => `mailto:${address}`;

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
