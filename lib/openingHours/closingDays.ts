import type { ClosingDay, OpeningHours, Site } from '@/lib/content/schemas/site';
import { fr } from '@/lib/text/typography';
import { inWords, isAllDay, type SpelledHours } from './openingHours';
import { spellDate, yaoundeClock } from '@/lib/dates/yaounde';

/** Which of the centre's sets of hours. */
export type HoursSet = keyof Site['hours'];

/** All of them, in the order of the content. */
export const HOURS_SETS: readonly HoursSet[] = ['consultations', 'reception', 'homeCare'];

type Facts = Pick<Site, 'closingDays' | 'hours'>;

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

/** What a closing day leaves open: lines without a weekday that never close, such as «Urgences». */
export const openOnClosingDays = ({ lines }: OpeningHours) =>
  lines.filter(({ days, openings }) => days.length === 0 && openings.some(isAllDay));

/**
 * A closing day as a line of opening hours: `Vendredi 25 décembre 2026`, `fermé, sauf urgences (Noël)`.
 */
export function spellClosingDay({ date, reason }: ClosingDay, hours: OpeningHours): SpelledHours {
  const day = spellDate(date);
  const open = inWords(openOnClosingDays(hours).map(({ label = '' }) => label.toLowerCase()));
  return {
    days: fr(day.charAt(0).toUpperCase() + day.slice(1)),
    hours: fr(`fermé${open && `, sauf ${open}`}${inBrackets(reason)}`),
  };
}

const inBrackets = (reason = '') => reason && ` (${reason})`;

/**
 * What is said beside the field of the wished day, by date: `jour de fermeture du centre (Noël)`,
 * or `jour de fermeture : Soins à domicile`.
 */
export const closingDayRemarks = (site: Facts): Record<string, string> =>
  Object.fromEntries(
    closingDaysOf(site).map(({ date, sets, reason }) => {
      const titles = inWords(sets.map((set) => site.hours[set].title));
      const what = titles ? ` : ${titles}` : ' du centre';
      return [date, fr(`jour de fermeture${what}${inBrackets(reason)}`)];
    }),
  );
