/** The open state as a sentence, in French alone. */
import { formatFullDate, formatWeekday } from '@/lib/dates/formatDate';
import { MINUTE_MS, offsetAt, yaoundeClock, YAOUNDE_OFFSET } from '@/lib/dates/yaounde';
import { clock, typography } from '@/lib/i18n/fr';
import { DAY } from './formatTime';
import { openState } from './openState';
import type { Span } from './spans';

/** Minutes since 1970 in Yaoundé. */
const minuteAt = (moment: number) => Math.floor(moment / MINUTE_MS) + YAOUNDE_OFFSET;

/** Days since 1970 in Yaoundé. */
const dayAt = (moment: number) => Math.floor(minuteAt(moment) / DAY);

/**
 * Whether the phone is answered now: `Ouvert en ce moment, jusqu’à 20 h`, `Ouvre demain à 8 h`. An
 * end on another day has its day. A foreign time zone adds «à Yaoundé».
 *
 * @param spans As `spansOfWeek` gives them.
 * @param now Milliseconds since 1970.
 * @param closedDates As `openState` takes them.
 * @returns '' where it is never open.
 */
export function formatOpenState(
  spans: readonly Span[],
  now: number,
  closedDates: readonly string[],
): string {
  const { isOpen, until } = openState(spans, now, closedDates);
  if (until === undefined) return isOpen ? typography('Ouvert en ce moment') : '';
  // «Samedi à minuit» may be understood as either night: an end is said as 23 h 59, a start as 0 h.
  const moment = isOpen && minuteAt(until) % DAY === 0 ? until - MINUTE_MS : until;
  const day = dayFrom(now, moment);
  const minutes = minuteAt(moment) % DAY;
  const time = clock.time(Math.floor(minutes / 60), minutes % 60);
  const hour = offsetAt(moment) === YAOUNDE_OFFSET ? time : `${time} à Yaoundé`;
  if (!isOpen) return typography(`Ouvre ${day ?? 'aujourd’hui'} à ${hour}`);
  return typography(`Ouvert en ce moment, jusqu’à ${day ? `${day} à ` : ''}${hour}`);
}

/** The day of a moment to come, seen from Yaoundé's today: none for today itself. */
function dayFrom(now: number, moment: number): string | undefined {
  const days = dayAt(moment) - dayAt(now);
  if (days > 7) return `le ${formatFullDate(yaoundeClock(moment).date, 'fr')}`;
  if (days === 0) return undefined;
  if (days === 1) return 'demain';
  const name = formatWeekday(new Date(minuteAt(moment) * MINUTE_MS), 'fr');
  return name + (days === 7 ? ' prochain' : '');
}
