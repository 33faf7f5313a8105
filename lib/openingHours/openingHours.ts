import type { HoursLine, OpeningHours, Weekday } from '@/lib/content/schemas/site';
import { fr } from '@/lib/text/typography';

/** A line of opening hours as visitors read it: «Lundi au vendredi», «8 h – 18 h». */
export interface SpelledHours {
  days: string;
  hours: string;
}

/** The days as schema.org names them, and as we do, Monday first. */
const WEEKDAYS: readonly (readonly [day: Weekday, name: string])[] = [
  ['Monday', 'lundi'],
  ['Tuesday', 'mardi'],
  ['Wednesday', 'mercredi'],
  ['Thursday', 'jeudi'],
  ['Friday', 'vendredi'],
  ['Saturday', 'samedi'],
  ['Sunday', 'dimanche'],
];

const EVERY_DAY = '7 jours sur 7';
const ALL_DAY = '24 h/24';

/**
 * Days in words: `Samedi`, `Mardi et jeudi`, `Lundi au vendredi`, `7 jours sur 7`. Three days or
 * more in a row are said by the first and the last.
 *
 * @param days In any order.
 */
export function spellDays(days: readonly Weekday[]): string {
  if (days.length === WEEKDAYS.length) return EVERY_DAY;
  const text = inWords(runsOf(days));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Days in a row as one: `lundi au mercredi`, `vendredi`. */
const runsOf = (days: readonly Weekday[]): string[] =>
  daysInARow(days)
    .map((run) => WEEKDAYS.filter(([day]) => run.includes(day)).map(([, name]) => name))
    .flatMap((run) => (run.length > 2 ? [`${run[0]} au ${run.at(-1)}`] : run));

/**
 * Days parted where one is missing between them, Monday first.
 *
 * @param days In any order.
 */
export function daysInARow(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  WEEKDAYS.forEach(([day], index) => {
    if (!days.includes(day)) return;
    const before = WEEKDAYS[index - 1];
    if (before && days.includes(before[0])) runs.at(-1)?.push(day);
    else runs.push([day]);
  });
  return runs;
}

/** `A, B et C`. */
export const inWords = (parts: readonly string[]) =>
  [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' et ');

/**
 * A time of day as one says it: `8 h`, `8 h 30`.
 *
 * @param time `HH:MM`.
 */
export function spellTime(time: string): string {
  const [hours, minutes] = time.split(':');
  return minutes === '00' ? `${Number(hours)} h` : `${Number(hours)} h ${minutes}`;
}

/** Hours that are the same on every clock. */
export const isAllDay = ({ opens, closes }: HoursLine['openings'][number]) =>
  opens === '00:00' && closes === '24:00';

const spellSpan = (span: HoursLine['openings'][number]) =>
  isAllDay(span) ? ALL_DAY : `${spellTime(span.opens)} – ${spellTime(span.closes)}`;

/** A line of opening hours in words. */
export function spellHours({ days, label, openings, note }: HoursLine): SpelledHours {
  const spans = inWords(openings.map(spellSpan));
  return {
    days: fr(label ?? spellDays(days)),
    hours: fr([spans, note].filter(Boolean).join(', ')),
  };
}

/**
 * When the reception answers on ordinary days, as one says it in a sentence: `du lundi au vendredi,
 * de 8 h à 20 h`.
 *
 * @param hours The reception's hours, their first line being the ordinary days.
 */
export function answerHoursOf({ lines: [ordinary] }: OpeningHours): string {
  const { days, label, openings, note } = ordinary;
  const when = label?.toLowerCase() ?? sayDays(days);
  return fr([when, inWords(openings.map(saySpan)), note].filter(Boolean).join(', '));
}

/** `du lundi au vendredi`, `le mardi et le jeudi`, `7 jours sur 7`. */
const sayDays = (days: readonly Weekday[]) =>
  days.length === WEEKDAYS.length
    ? EVERY_DAY
    : inWords(runsOf(days).map((run) => (run.includes(' au ') ? `du ${run}` : `le ${run}`)));

/** `de 8 h à 20 h`. */
const saySpan = (span: HoursLine['openings'][number]) =>
  isAllDay(span) ? ALL_DAY : `de ${spellTime(span.opens)} à ${spellTime(span.closes)}`;

/** Opening hours as a machine reads them: the same span on each of the days. */
export interface Opening {
  days: readonly Weekday[];
  /** `HH:MM`, as `closes`. */
  opens: string;
  closes: string;
}

/**
 * Opening hours as search engines read them. Lines without a day or an hour («Urgences»,
 * «urgences uniquement») say nothing here.
 */
export const openingsOf = (lines: readonly HoursLine[]): Opening[] =>
  lines.flatMap(({ days, openings }) =>
    days.length === 0
      ? []
      : openings.map(({ opens, closes }) => ({
          days,
          opens,
          // schema.org's way to say that the doors never close.
          closes: closes === '24:00' ? '23:59' : closes,
        })),
  );

/** From one minute to another. */
export type Span = [from: number, to: number];

/** `HH:MM` as minutes of the day. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A line's hours in minutes of the day; none for those that are the same on every clock. */
export const spansOfDay = ({ openings }: HoursLine): Span[] =>
  openings
    .filter((span) => !isAllDay(span))
    .map(({ opens, closes }) => [minutesOf(opens), minutesOf(closes)]);

/**
 * When it is open in the course of a week, in minutes since Monday began; what touches is one.
 *
 * @param lines Those that name no day or no hour count for nothing.
 */
export function spansOfWeek(lines: readonly HoursLine[]): Span[] {
  const spans = lines.flatMap(({ days, openings }) =>
    days.flatMap((day) => {
      const start = WEEKDAYS.findIndex(([name]) => name === day) * 24 * 60;
      return openings.map(({ opens, closes }): Span => [
        start + minutesOf(opens),
        start + minutesOf(closes),
      ]);
    }),
  );
  spans.sort(([a], [b]) => a - b);
  const joined: Span[] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
