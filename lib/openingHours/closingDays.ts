import type { ClosingDay, OpeningHours, Site } from '@/lib/content/schemas/site';
import { formatFullDate } from '@/lib/dates/formatDate';
import { yaoundeClock } from '@/lib/dates/yaounde';
import { dictionary } from '@/lib/i18n/dictionary';
import type { Locale } from '@/lib/i18n/locale';
import { formatList } from '@/lib/i18n/format';
import { capitalise } from '@/lib/text/format';
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
export const closingDaysOf = (
  { closingDays }: Pick<Site, 'closingDays'>,
  set?: HoursSet,
  today = yaoundeClock(Date.now()).date,
): ClosingDay[] =>
  closingDays
    .filter(({ date, sets }) => date >= today && (!set || !sets.length || sets.includes(set)))
    .sort((a, b) => a.date.localeCompare(b.date));

/** The lines that stay open on a closing day: lines without a weekday that never close, such as «Urgences». */
const openLinesOf = ({ lines }: OpeningHours) =>
  lines.filter(({ days, openings }) => days.length === 0 && openings.some(isAllDay));

/**
 * A closing day as a line of opening hours, without its reason: `Vendredi 25 décembre 2026`,
 * `fermé, sauf urgences`.
 */
export function formatClosingDay(
  { date }: ClosingDay,
  hours: OpeningHours,
  locale: Locale = 'fr',
): FormattedHours {
  const { typography, openingHours } = dictionary[locale];
  const open = openLinesOf(hours).map(({ label = '', en }) =>
    ({ fr: label, en: en?.label ?? label })[locale].toLowerCase(),
  );
  return {
    days: typography(capitalise(formatFullDate(date, locale))),
    hours: typography(openingHours.closed(formatList(open, locale))),
  };
}

/**
 * The remark below the field of the desired day, by date: `jour de fermeture du centre (Noël)`,
 * or `jour de fermeture : Soins à domicile`.
 */
export const closingDayRemarks = (
  site: Pick<Site, 'closingDays' | 'hours'>,
): Record<string, string> =>
  Object.fromEntries(
    closingDaysOf(site).map(({ date, sets, reason }) => {
      const titles = formatList(
        sets.map((set) => site.hours[set].title),
        'fr',
      );
      const what = titles ? ` : ${titles}` : ' du centre';
      const why = reason ? ` (${reason})` : '';
      return [date, dictionary.fr.typography(`jour de fermeture${what}${why}`)];
    }),
  );
