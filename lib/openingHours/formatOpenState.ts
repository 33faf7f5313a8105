/** The open state as a sentence, in French alone. */
import { formatFullDate, formatWeekday } from '@/lib/dates/formatDate';
import { MINUTE_MS, offsetAt, yaoundeClock, YAOUNDE_OFFSET } from '@/lib/dates/yaounde';
import { clock, typography } from '@/lib/i18n/fr';
import { DAY, formatTime } from './formatTime';
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
  const day = dayFrom(now, until);
  const time = formatTime(minuteAt(until), clock);
  const hour = offsetAt(until) === YAOUNDE_OFFSET ? time : `${time} à Yaoundé`;
  if (!isOpen) return typography(`Ouvre ${day ?? 'aujourd’hui'} à ${hour}`);
  return typography(`Ouvert en ce moment, jusqu’à ${day ? `${day} à ` : ''}${hour}`);
}

/** Midnight belongs to the evening that ends there: «samedi à minuit» may be understood as either. */
const isMidnight = (moment: number) => minuteAt(moment) % DAY === 0;

function weekdayAt(moment: number): string {
  const isEvening = isMidnight(moment);
  const day = new Date((minuteAt(moment) - Number(isEvening)) * MINUTE_MS);
  return formatWeekday(day, 'fr') + (isEvening ? ' soir' : '');
}

/** The day of a moment to come, seen from Yaoundé's today: none for today itself. */
function dayFrom(now: number, moment: number): string | undefined {
  const isEvening = isMidnight(moment);
  const within = isEvening ? moment - MINUTE_MS : moment;
  const days = dayAt(within) - dayAt(now);
  if (days > 7)
    return `le ${formatFullDate(yaoundeClock(within).date, 'fr')}${isEvening ? ' au soir' : ''}`;
  if (days === 0) return undefined;
  if (days === 1) return isEvening ? 'demain soir' : 'demain';
  return weekdayAt(moment) + (days === 7 ? ' prochain' : '');
}
