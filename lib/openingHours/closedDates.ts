import { DAY_MS, yaoundeClock } from '@/lib/dates/yaounde';

/** Closing days are announced this many days ahead. */
const NOTICE_DAYS = 28;

/** The first and the last day of a row, which is a day or a period. */
interface Period {
  date: string;
  until?: string | undefined;
}

/** The day some days after another, `YYYY-MM-DD`. */
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Every day of a row. */
export function getDates({ date, until = date }: Period): string[] {
  const dates: string[] = [];
  for (let day = date; day <= until; day = dayAfter(day, 1)) dates.push(day);
  return dates;
}

/**
 * Whether a row is announced: from four weeks before its first day to its last.
 *
 * @param now Milliseconds since 1970.
 */
export function isAnnounced({ date, until = date }: Period, now: number): boolean {
  const today = yaoundeClock(now).date;
  return today >= dayAfter(date, -NOTICE_DAYS) && today <= until;
}
