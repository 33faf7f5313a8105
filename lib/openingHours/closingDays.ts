import type { ClosingDay, OpeningHours, Site } from '@/lib/content/schemas/site';
import { formatFullDate } from '@/lib/dates/formatDate';
import { yaoundeClock } from '@/lib/dates/yaounde';
import { dictionary } from '@/lib/i18n/dictionary';
import { localize, type Locale } from '@/lib/i18n/locale';
import { formatList } from '@/lib/i18n/format';
import { capitalise, decapitalise } from '@/lib/text/format';
import { getDates } from './closedDates';
import type { FormattedHours } from './formatHours';
import { isAllDay } from './spans';

/** Which of the centre's sets of hours. */
export type HoursSet = keyof Site['hours'];

/** All of them, in the order of the content. */
export const HOURS_SETS: readonly HoursSet[] = ['consultations', 'reception', 'homeCare'];

/**
 * The days to come, today included, on which a set of hours is closed, the next one first.
 *
 * @param set Any of the sets where it is left out.
 * @param today The day in Yaoundé, `YYYY-MM-DD`: the build's, for which a page filters again.
 */
export const getClosingDays = (
  { closingDays }: Pick<Site, 'closingDays'>,
  set?: HoursSet,
  today = yaoundeClock(Date.now()).date,
): ClosingDay[] =>
  closingDays
    .filter(
      ({ date, until = date, sets }) =>
        until >= today && (!set || !sets.length || sets.includes(set)),
    )
    .sort((a, b) => a.date.localeCompare(b.date));

/** The lines that stay open on a closing day: lines without a weekday that never close, such as «Urgences». */
const getOpenLines = ({ lines }: OpeningHours) =>
  lines.filter(({ days, openings }) => days.length === 0 && openings.some(isAllDay));

/** `Vendredi 25 décembre 2026`; a period `Du lundi 21 décembre 2026 au samedi 2 janvier 2027`. */
function formatDays({ date, until }: ClosingDay, locale: Locale): string {
  const first = formatFullDate(date, locale);
  if (!until) return first;
  const year = date.slice(0, 4);
  // One year is said once.
  const start = until.startsWith(year) ? first.replace(` ${year}`, '') : first;
  return dictionary[locale].openingHours.period(start, formatFullDate(until, locale));
}

/**
 * A closing day as a line of opening hours, without its reason: `Vendredi 25 décembre 2026`,
 * `fermé, sauf urgences`.
 */
export function formatClosingDay(
  day: ClosingDay,
  hours: OpeningHours,
  locale: Locale = 'fr',
): FormattedHours {
  const { typography, openingHours } = dictionary[locale];
  const open = getOpenLines(hours).map((line) => decapitalise(localize(line, locale).label ?? ''));
  return {
    days: typography(capitalise(formatDays(day, locale))),
    hours: typography(openingHours.closed(formatList(open, locale))),
  };
}

/**
 * The remark below the field of the desired day, by date: `jour de fermeture du centre (Noël)`,
 * or `jour de fermeture : Soins à domicile`.
 */
export function closingDayRemarks(
  site: Pick<Site, 'closingDays' | 'hours'>,
  locale: Locale = 'fr',
): Record<string, string> {
  const rows = getClosingDays(site);
  const dates = new Set(rows.flatMap(getDates));
  return Object.fromEntries([...dates].map((date) => [date, remarkOn(date, rows, site, locale)]));
}

/** A day may be in several rows: Christmas, in the two weeks without home care. */
function remarkOn(
  date: string,
  rows: readonly ClosingDay[],
  { hours }: Pick<Site, 'hours'>,
  locale: Locale,
) {
  const { typography, openingHours } = dictionary[locale];
  const those = rows.filter((row) => date >= row.date && date <= (row.until ?? row.date));
  const isAll = those.some(({ sets }) => sets.length === 0);
  const closed = HOURS_SETS.filter((set) => those.some(({ sets }) => sets.includes(set)));
  const titles = formatList(
    closed.map((set) => (locale === 'fr' ? undefined : hours[set][locale]) ?? hours[set].title),
    locale,
  );
  const reasons = [...new Set(those.flatMap((day) => localize(day, locale).reason ?? []))].join(
    ', ',
  );
  const why = reasons ? ` (${reasons})` : '';
  return typography(`${openingHours.closedOn(isAll ? '' : titles)}${why}`);
}
