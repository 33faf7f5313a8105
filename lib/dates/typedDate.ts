import { foldDigits } from '@/lib/text/characters';
import { LOCALES } from '@/lib/i18n/locale';
import { monthNames } from './formatDate';

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * A typed day as `YYYY-MM-DD`. A year of two digits is of this century: Chromium and Firefox 153
 * give `0027` where «27» is typed into a date control.
 *
 * @param typed As the control gives it, or as text: `1/3/27`, `1er mars 2027`, the day before the month.
 * @returns A year of any length, as it was typed, and perhaps a day that no month has; the text itself
 *   where it names no single day.
 */
export function normaliseDate(typed: string): string {
  // Shorter words, such as «le», and the ending of «1er» are ignored.
  const words = plain(foldDigits(typed)).match(/\d+|[a-z]{3,}/g) ?? [];
  const isYearFirst = (words[0] ?? '').length > 2;
  const [day = '', month = '', year = ''] = isYearFirst ? words.reverse() : words;
  if (words.length !== 3) return typed;
  const number = /^\d/.test(month) ? month : getNumber(month);
  if (![day, number].every((item) => /^\d\d?$/.test(item))) return typed;
  // One digit is a typing error: Firefox 153 restarts the year at its fifth digit.
  const count = Number(year);
  const inFull = String(count > 9 && count < 100 ? 2000 + count : year);
  return `${inFull.padStart(4, '0')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The number of the only month with this prefix, in French or English, or ''. */
function getNumber(start: string): string {
  const found = LOCALES.flatMap((locale) =>
    monthNames(locale).flatMap((name, month) => (plain(name).startsWith(start) ? month + 1 : [])),
  );
  return new Set(found).size === 1 ? String(found[0]) : '';
}
