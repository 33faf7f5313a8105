/** Whether the centre is open, in Yaoundé's time, and until when. */
import { MINUTE_MS, YAOUNDE_OFFSET } from '@/lib/dates/yaounde';
import { DAY } from './formatTime';
import type { Span } from './spans';

const WEEK = 7 * DAY;

/** Hours repeat each week; closing days may defer the next change. The search ends after this. */
const WEEKS_AHEAD = 54;

/**
 * Whether the centre is open.
 *
 * @param spans As `spansOfWeek` gives them.
 * @param now Milliseconds since 1970.
 * @param closedDates Days in Yaoundé on which it stays closed, `YYYY-MM-DD`.
 * @returns Until when, in milliseconds since 1970; no moment where that never changes.
 */
export function openState(
  spans: readonly Span[],
  now: number,
  closedDates: readonly string[],
): { isOpen: boolean; until?: number } {
  const minute = Math.floor(now / MINUTE_MS) + YAOUNDE_OFFSET;
  // 1970 began on a Thursday.
  const monday = minute - ((minute + 3 * DAY) % WEEK);
  const end = monday + WEEKS_AHEAD * WEEK;
  const closed = closedDates.map((date) => Date.parse(date) / MINUTE_MS);
  const getMoment = (minuteThen: number) => (minuteThen - YAOUNDE_OFFSET) * MINUTE_MS;
  // Open without a gap from now until then.
  let until = minute;
  for (let week = monday; week < end; week += WEEK) {
    for (const span of spans) {
      for (const [from, to] of withoutDays([span[0] + week, span[1] + week], closed)) {
        if (to <= minute) continue;
        const isOpen = until > minute;
        if (from > until) return { isOpen, until: getMoment(isOpen ? until : from) };
        until = to;
      }
    }
  }
  if (until === end) return { isOpen: true };
  return until > minute ? { isOpen: true, until: getMoment(until) } : { isOpen: false };
}

/** A span less some days, each given by its first minute. */
const withoutDays = (whole: Span, days: readonly number[]): Span[] =>
  days.reduce(
    (spans, day) =>
      spans
        .flatMap(([from, to]): Span[] => [
          [from, Math.min(to, day)],
          [Math.max(from, day + DAY), to],
        ])
        .filter(([from, to]) => from < to),
    [whole],
  );
