import { foldDigits } from '@/lib/text/characters';

/**
 * A typed day as `YYYY-MM-DD`. A year of two digits is of this century: Chromium and Firefox 153
 * give `0027` where «27» is typed into a date control.
 *
 * @param typed As the control gives it, or as text: `1/3/27`, the day before the month.
 * @returns A year of any length, as it was typed, and perhaps a day that no month has; the text itself
 *   where it is not three numbers.
 */
export function normaliseDate(typed: string): string {
  const numbers = /^\D*(\d+)\D+(\d+)\D+(\d+)\D*$/.exec(foldDigits(typed))?.slice(1) ?? [];
  const isYearFirst = (numbers[0] ?? '').length > 2;
  const [day = '', month = '', year = ''] = isYearFirst ? numbers.reverse() : numbers;
  if (![day, month].every((item) => /^\d\d?$/.test(item))) return typed;
  // One digit is a typing error: Firefox 153 restarts the year at its fifth digit.
  const count = Number(year);
  const inFull = String(count > 9 && count < 100 ? 2000 + count : year);
  return `${inFull.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
