/** The open state as a sentence, in French alone. */
import { formatFullDate, formatWeekday } from '@/lib/dates/formatDate';
import { MINUTE_MS, offsetAt, yaoundeClock, YAOUNDE_OFFSET } from '@/lib/dates/yaounde';
import { clock, typography } from '@/lib/i18n/fr';
import { DAY, formatTime } from './formatTime';
import { openState } from './openState';
import type { Span } from './spans';

/** Minutes since 1970 in a time zone. */
const minuteAt = (moment: number, offset: number) => Math.floor(moment / MINUTE_MS) + offset;

/** Days since 1970 in a time zone. */
const dayAt = (moment: number, offset: number) => Math.floor(minuteAt(moment, offset) / DAY);

/**
 * Whether the phone is answered now: `Ouvert en ce moment, jusqu’à 20 h`, `Ouvre demain à 8 h`. An
 * end on another day has its day. A foreign time zone adds «à Yaoundé»; while the two dates differ,
 * «demain» would be wrong in one of the zones, and the hour gets its weekday.
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
  const datesDiffer = dayAt(now, offsetAt(now)) !== dayAt(now, YAOUNDE_OFFSET);
  const day = dayFrom(now, until, datesDiffer);
  const time = formatTime(minuteAt(until, YAOUNDE_OFFSET), clock);
  const hour = offsetAt(until) === YAOUNDE_OFFSET ? time : `${time} à Yaoundé`;
  if (!isOpen) return typography(`Ouvre ${day ?? 'aujourd’hui'} à ${hour}`);
  return typography(`Ouvert en ce moment, jusqu’à ${day ? `${day} à ` : ''}${hour}`);
}

/** Midnight belongs to the evening that ends there: «samedi à minuit» may be understood as either. */
const isMidnight = (moment: number) => minuteAt(moment, YAOUNDE_OFFSET) % DAY === 0;

function weekdayAt(moment: number): string {
  const isEvening = isMidnight(moment);
  const day = new Date((minuteAt(moment, YAOUNDE_OFFSET) - Number(isEvening)) * MINUTE_MS);
  return formatWeekday(day, 'fr') + (isEvening ? ' soir' : '');
}

/**
 * The day of a moment to come, seen from Yaoundé's today: none for today itself.
 *
 * @param byName Gives today and tomorrow by their weekdays too.
 */
function dayFrom(now: number, moment: number, byName: boolean): string | undefined {
  const isEvening = isMidnight(moment);
  const within = isEvening ? moment - MINUTE_MS : moment;
  const days = dayAt(within, YAOUNDE_OFFSET) - dayAt(now, YAOUNDE_OFFSET);
  if (days > 7)
    return `le ${formatFullDate(yaoundeClock(within).date, 'fr')}${isEvening ? ' au soir' : ''}`;
  if (days === 0 && !byName) return undefined;
  if (days === 1 && !byName) return isEvening ? 'demain soir' : 'demain';
  return weekdayAt(moment) + (days === 7 ? ' prochain' : '');
}
