/** A day and an hour as people type them, where the browser has no control for it, or takes any year. */
import { DAYS, MONTHS } from '@/lib/time/yaounde';

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const MONTH_NAMES = MONTHS.map(plain);

/** Words around a day that say nothing more: `lundi 1er mars`. */
const FILLERS = new Set(['le', 'er', ...DAYS]);

/**
 * A typed day as `YYYY-MM-DD`. A year of two digits is of this century: Chromium and Firefox 153
 * give `0027` where «27» is typed into a date control.
 *
 * @param typed As the control gives it, or as text: `1/3/27`, `1er mars 2027`, the day before the month.
 * @returns A year of any length, as it was typed, and perhaps a day that no month has; the text itself
 *   where it names no single day.
 */
export function normaliseDate(typed: string): string {
  const words = (plain(typed).match(/\d+|[a-z]+/g) ?? []).filter((word) => !FILLERS.has(word));
  const [first = '', second = '', third = ''] = words;
  const isYearFirst = first.length > 2;
  const [day, year] = isYearFirst ? [third, first] : [first, third];
  const month = monthOf(second);
  if (words.length !== 3 || !month || !/^\d\d?$/.test(day) || !/^\d+$/.test(year)) return typed;
  // One digit is a slip: Firefox 153 begins the year anew at its fifth digit.
  const count = Number(year);
  const inFull = String(count > 9 && count < 100 ? 2000 + count : year).padStart(4, '0');
  return `${inFull}-${month}-${day.padStart(2, '0')}`;
}

/** `03` for `3`, `03`, `mars`; '' where no month, or more than one, is meant. */
function monthOf(word: string): string {
  if (/^\d\d?$/.test(word)) return word.padStart(2, '0');
  const found = MONTH_NAMES.filter((name) => word.length > 2 && name.startsWith(word));
  return found.length === 1 ? String(MONTH_NAMES.indexOf(found[0]!) + 1).padStart(2, '0') : '';
}

/**
 * A typed hour as `HH:MM`: `9 h`, `9h30`, `9:30`.
 *
 * @returns The text itself where it is none of these.
 */
export function normaliseTime(typed: string): string {
  const [, hours = '', minutes = '00'] = /^(\d\d?) ?[h:] ?(\d\d)?$/i.exec(typed.trim()) ?? [];
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return typed;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
