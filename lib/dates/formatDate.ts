/** Days as they are read, in UTC: no time zone moves them. The words are those of `Intl`. */
import { LANGUAGE_TAGS, type Locale } from '@/lib/i18n/locale';
import { capitalise } from '@/lib/text/format';

const NBSP = '\u00a0';

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

/** Each takes up to a millisecond to create in Chromium 156. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * CLDR 48 has «1 janvier», French «1er janvier»; and it has a comma behind the English weekday, which
 * other versions leave out.
 */
function format(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options);
  try {
    const formatter =
      formatters.get(key) ??
      new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { ...options, timeZone: 'UTC' });
    formatters.set(key, formatter);
    const text = formatter.format(date).replace(',', '');
    return locale === 'fr' ? text.replace(/\b1 /, '1er ') : text;
  } catch {
    // Extensions and WebViews break `Intl`: the day is in figures then.
    return date.toISOString().slice(0, 10).split('-').reverse().join('/');
  }
}

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** `lundi`, `Monday`. */
export const formatWeekday = (date: Date, locale: Locale): string =>
  format(date, locale, { weekday: 'long' });

/** The months' names, January first. */
export const monthNames = (locale: Locale): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    format(new Date(Date.UTC(2024, month)), locale, { month: 'long' }),
  );

/** A day on one line: `7 janvier 2024`, `7 January 2024`. */
export const formatDate = (date: IsoDate, locale: Locale): string =>
  format(new Date(date), locale, DATE).replace(/ /g, NBSP);

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
  return isDay ? format(when, locale, { weekday: 'long', ...DATE }) : '';
}
