import type { Site } from '@/lib/content/schemas/site';
import { DAY_MS } from '@/lib/dates/yaounde';
import { DAY } from './formatTime';
import { getMinutes, spansOfWeek, WEEKDAYS, type Span } from './spans';

/** When visits are possible, as `spansOfWeek` gives it. */
export interface VisitHours {
  consultations: readonly Span[];
  /** At the centre or at home. */
  all: readonly Span[];
}

export const getVisitHours = ({ consultations, homeCare }: Site['hours']): VisitHours => ({
  consultations: spansOfWeek(consultations.lines),
  all: spansOfWeek([...consultations.lines, ...homeCare.lines]),
});

/**
 * True if a time is outside of the hours of its day: of every day without a date.
 *
 * @param spans As `spansOfWeek` gives them; without any, the hours are unknown.
 * @param date `YYYY-MM-DD` in Yaoundé, or ''.
 * @param time `HH:MM` in Yaoundé. Another text is outside of nothing.
 */
export function isOutsideHours(spans: readonly Span[], date: string, time: string): boolean {
  const minute = getMinutes(time);
  if (spans.length === 0 || !time || Number.isNaN(minute)) return false;
  // 1970 began on a Thursday.
  const weekday = (Date.parse(date) / DAY_MS + 3) % 7;
  const days = Number.isNaN(weekday) ? WEEKDAYS.keys() : [weekday];
  return [...days].every((day) => {
    const moment = day * DAY + minute;
    return !spans.some(([from, to]) => moment >= from && moment < to);
  });
}
