import { MONTHS } from '@/lib/dates/yaounde';
import type { IsoDate, PhoneNumber } from '@/lib/content/fields';
import type { PriceLine } from '@/lib/content/schemas/services';

const NBSP = '\u00a0';

type PriceOfLine = Pick<PriceLine, 'amount' | 'upTo' | 'per' | 'words'>;

/**
 * An amount in CFA francs, grouped by thousands: `15 000 FCFA`. Written here and not by the
 * browser, since old phones format currencies each in their own way.
 *
 * @param amount Whole francs.
 */
export function formatAmount(amount: number): string {
  return `${groupThousands(amount)}${NBSP}FCFA`;
}

/**
 * The price of a line as read: `2 500 FCFA par heure`, `3 000 à 15 000 FCFA`, `Sur devis`.
 *
 * @param line A price line; its amounts are whole CFA francs.
 */
export function formatPrice({ amount, upTo, per, words }: PriceOfLine): string {
  if (amount === undefined) return words === 'gratuit' ? 'Gratuit' : 'Sur devis';
  const range = upTo
    ? `${groupThousands(amount)} à${NBSP}${formatAmount(upTo)}`
    : formatAmount(amount);
  return per ? `${range} par ${per}` : range;
}

/** A whole number, grouped by thousands: `15 000`. */
export function groupThousands(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, NBSP);
}

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

/**
 * A day as the blog prints it, month capitalised as in the specification: `15 Mai 2024`. The first
 * of a month is `1er`, as French has it.
 *
 * @param date `YYYY-MM-DD`, taken as a calendar day: no time zone can move it.
 */
export function formatDate(date: IsoDate): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day === 1 ? '1er' : day}${NBSP}${capital(MONTHS[(month ?? 1) - 1] ?? '')}${NBSP}${year}`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
