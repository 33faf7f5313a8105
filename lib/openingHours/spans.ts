/** Opening hours as data. */
import type { HoursLine, Weekday } from '@/lib/content/schemas/site';

/** As schema.org names them. */
export const WEEKDAYS: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** Open day and night: the same in every time zone. */
export const isAllDay = ({ opens, closes }: HoursLine['openings'][number]) =>
  opens === '00:00' && closes === '24:00';

/**
 * Groups consecutive days, Monday first.
 *
 * @param days In any order.
 */
export function daysInARow(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  WEEKDAYS.forEach((day, index) => {
    if (!days.includes(day)) return;
    const before = WEEKDAYS[index - 1];
    if (before && days.includes(before)) runs.at(-1)?.push(day);
    else runs.push([day]);
  });
  return runs;
}

/** From one minute to another. */
export type Span = [from: number, to: number];

/** `HH:MM` as minutes of the day. */
export function getMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A line's hours in minutes of the day; none for those that are the same in every time zone. */
export const spansOfDay = ({ openings }: HoursLine): Span[] =>
  openings
    .filter((span) => !isAllDay(span))
    .map(({ opens, closes }) => [getMinutes(opens), getMinutes(closes)]);

/**
 * When it is open in the course of a week, in minutes since Monday began; adjacent spans are merged.
 *
 * @param lines Those without a day or an hour are ignored.
 */
export function spansOfWeek(lines: readonly HoursLine[]): Span[] {
  const spans = lines.flatMap(({ days, openings }) =>
    days.flatMap((day) => {
      const start = WEEKDAYS.indexOf(day) * 24 * 60;
      return openings.map(({ opens, closes }): Span => [
        start + getMinutes(opens),
        start + getMinutes(closes),
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
