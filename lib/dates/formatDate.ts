/** Days as they are read. Names of days and months come from `Intl`: they are the same in every browser. */
import type { IsoDate } from '@/lib/content/fields';
import { LANGUAGE_TAGS, type Locale } from '@/lib/i18n/locale';
import { capitalise } from '@/lib/text/format';

const NBSP = '\u00a0';

/** One part of a day, in UTC: no time zone moves it. */
const partOf = (date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { ...options, timeZone: 'UTC' }).format(date);

const monthOf = (date: Date, locale: Locale) => partOf(date, locale, { month: 'long' });

/** `lundi`, `Monday`. */
export const formatWeekday = (date: Date, locale: Locale): string =>
  partOf(date, locale, { weekday: 'long' });

/** The months' names, January first. */
export const monthNames = (locale: Locale): string[] =>
  Array.from({ length: 12 }, (_, month) => monthOf(new Date(Date.UTC(2024, month)), locale));

/** French has «1er» for the first of a month; CLDR 48 writes «1 janvier». */
const dayOf = (date: Date, locale: Locale) => {
  const day = date.getUTCDate();
  return locale === 'fr' && day === 1 ? '1er' : String(day);
};

const joinDate = (date: Date, month: string, locale: Locale) =>
  [dayOf(date, locale), month, date.getUTCFullYear()].join(NBSP);

/** A day on one line: `7 janvier 2024`, `7 January 2024`. */
export function formatDate(date: IsoDate, locale: Locale): string {
  const when = new Date(date);
  return joinDate(when, monthOf(when, locale), locale);
}

/** A day as the blog prints it, month capitalised as in the specification: `15 Mai 2024`. */
export function formatArticleDate(date: IsoDate): string {
  const when = new Date(date);
  return joinDate(when, capitalise(monthOf(when, 'fr')), 'fr');
}

/**
 * A day in full, with ordinary spaces: `mardi 24 novembre 2026`, `Tuesday 24 November 2026`. `Intl`
 * puts a comma behind the English weekday in some versions of CLDR.
 *
 * @param date `YYYY-MM-DD`.
 * @returns '' where the text is no day of the calendar.
 */
export function formatFullDate(date: string, locale: Locale = 'fr'): string {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(date)) return '';
  const when = new Date(date);
  // Chromium 156 reads 31 February as 3 March.
  if (Number.isNaN(when.getTime()) || when.toISOString().slice(0, 10) !== date) return '';
  const parts = [formatWeekday(when, locale), dayOf(when, locale), monthOf(when, locale)];
  return [...parts, when.getUTCFullYear()].join(' ');
}
