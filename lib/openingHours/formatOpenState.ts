/** Moments of opening hours in sentences, the open state in French alone, in both time zones where the visitor's is foreign. */
import { formatFullDate, formatWeekday } from '@/lib/dates/formatDate';
import { offsetAt, yaoundeClock, YAOUNDE_OFFSET } from '@/lib/dates/yaounde';
import type { Dictionary } from '@/lib/i18n/dictionary';
import { clock, locale, typography } from '@/lib/i18n/fr';
import { formatTime } from './localTime';
import { openState } from './openState';
import type { Span } from './spans';

const MINUTE_MS = 60 * 1000;
const DAY = 24 * 60;

type MomentWords = Pick<Dictionary, 'clock' | 'locale' | 'typography'>;

const FRENCH: MomentWords = { clock, locale, typography };

/** Minutes since 1970 in a time zone. */
const minuteAt = (moment: number, offset: number) => Math.floor(moment / MINUTE_MS) + offset;

/** Days since 1970 in a time zone. */
const dayAt = (moment: number, offset: number) => Math.floor(minuteAt(moment, offset) / DAY);

/**
 * Whether the phone is answered now: `Ouvert en ce moment, jusqu’à 20 h`, `Ouvre demain à 8 h`. An
 * end on another day has its day. A foreign time zone adds its own hour; while the two dates differ,
 * «demain» would be wrong in one of the zones, and each hour gets its weekday.
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
  const hour = inBothTimeZones(until, datesDiffer, FRENCH);
  if (!isOpen) return typography(`Ouvre ${day ?? 'aujourd’hui'} à ${hour}`);
  return typography(`Ouvert en ce moment, jusqu’à ${day ? `${day} à ` : ''}${hour}`);
}

/**
 * `8 h`, or `8 h à Yaoundé, soit 2 h chez vous` in a foreign time zone.
 *
 * @param withDay Adds the visitor's weekday even where it is Yaoundé's.
 */
function inBothTimeZones(moment: number, withDay: boolean, words: MomentWords): string {
  const { bothTimes, onDay } = words.clock;
  const there = timeAt(moment, YAOUNDE_OFFSET, words);
  const offset = offsetAt(moment);
  if (offset === YAOUNDE_OFFSET) return there;
  const hasDay = withDay || dayAt(moment, offset) !== dayAt(moment, YAOUNDE_OFFSET);
  const here = timeAt(moment, offset, words);
  return bothTimes(there, hasDay ? onDay(weekdayAt(moment, offset, words), here) : here);
}

const timeAt = (moment: number, offset: number, words: MomentWords) =>
  formatTime(minuteAt(moment, offset), words.clock);

/** Midnight belongs to the evening that ends there: «samedi à minuit» may be understood as either. */
const isMidnight = (moment: number, offset: number) => minuteAt(moment, offset) % DAY === 0;

function weekdayAt(moment: number, offset: number, words = FRENCH): string {
  const isEvening = isMidnight(moment, offset);
  const day = new Date((minuteAt(moment, offset) - Number(isEvening)) * MINUTE_MS);
  const weekday = formatWeekday(day, words.locale);
  return isEvening ? words.clock.evening(weekday) : weekday;
}

/**
 * The day of a moment to come, seen from Yaoundé's today: none for today itself.
 *
 * @param byName Gives today and tomorrow by their weekdays too.
 */
function dayFrom(now: number, moment: number, byName: boolean): string | undefined {
  const isEvening = isMidnight(moment, YAOUNDE_OFFSET);
  const within = isEvening ? moment - MINUTE_MS : moment;
  const days = dayAt(within, YAOUNDE_OFFSET) - dayAt(now, YAOUNDE_OFFSET);
  if (days > 7)
    return `le ${formatFullDate(yaoundeClock(within).date, 'fr')}${isEvening ? ' au soir' : ''}`;
  if (days === 0 && !byName) return undefined;
  if (days === 1 && !byName) return isEvening ? 'demain soir' : 'demain';
  return weekdayAt(moment, YAOUNDE_OFFSET) + (days === 7 ? ' prochain' : '');
}

/**
 * An hour of Yaoundé in the visitor's time zone, on the day in question.
 *
 * @param date `YYYY-MM-DD` in Yaoundé.
 * @param time `HH:MM` in Yaoundé.
 * @returns '' where the zones agree, or where one of the two is missing.
 */
export function formatLocalMoment(date: string, time: string, words = FRENCH): string {
  if (!date || !time) return '';
  const moment = Date.parse(`${date}T${time}:00Z`) - YAOUNDE_OFFSET * MINUTE_MS;
  if (Number.isNaN(moment)) return '';
  return offsetAt(moment) === YAOUNDE_OFFSET
    ? ''
    : words.typography(`${inBothTimeZones(moment, false, words)}.`);
}
