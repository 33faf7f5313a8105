/** Days as they are read, in UTC: no time zone moves them. */
import type { Locale } from '@/lib/i18n/locale';
import { capitalise } from '@/lib/text/format';

const NBSP = '\u00a0';

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

/** Not by `Intl`, whose first date takes Chromium 156 40 ms to format, on slow phones 150 ms. */
const WEEKDAYS: Record<Locale, string> = {
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
};
const MONTHS: Record<Locale, string> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  en: 'January February March April May June July August September October November December',
};

/** `lundi`, `Monday`. */
export const formatWeekday = (date: Date, locale: Locale): string =>
  WEEKDAYS[locale].split(' ')[date.getUTCDay()] ?? '';

/** The months' names, January first. */
export const monthNames = (locale: Locale): string[] => MONTHS[locale].split(' ');

function formatDay(date: Date, locale: Locale): string {
  const day = date.getUTCDate();
  const ordinal = locale === 'fr' && day === 1 ? '1er' : day;
  return `${ordinal} ${monthNames(locale)[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** A day on one line: `7 janvier 2024`, `7 January 2024`. */
export const formatDate = (date: IsoDate, locale: Locale): string =>
  formatDay(new Date(date), locale).replace(/ /g, NBSP);

/** A day as the blog prints it, month capitalised as in the specification: `15 Mai 2024`. */
export const formatArticleDate = (date: IsoDate): string =>
  formatDate(date, 'fr').replace(/\p{L}{3,}/u, capitalise);

/**
 * A day in full, with ordinary spaces: `mardi 24 novembre 2026`, `Tuesday 24 November 2026`.
 *
 * @param date `YYYY-MM-DD`.
 * @returns '' where the text is no day of the calendar.
 */
export function formatFullDate(date: string, locale: Locale): string {
  const when = new Date(date);
  // Chromium 156 and Firefox 153 read 31 February as 3 March; WebKitGTK 2.50 gives null.
  const isDay = /^[1-9]/.test(date) && String(when.toJSON()).slice(0, 10) === date;
  return isDay ? `${formatWeekday(when, locale)} ${formatDay(when, locale)}` : '';
}
