/**
 * The centre's hours on the visitor's own clock: many who ask for a parent in Yaoundé live where
 * it is another hour. Offsets are minutes from UTC, summer time included.
 */
import { fr } from '@/lib/text/typography';
import { spellTime, type Span } from './openingHours';
import { DAYS, offsetAt, spellDate, yaoundeClock, YAOUNDE_OFFSET } from '@/lib/dates/yaounde';

const MINUTE_MS = 60 * 1000;
const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Minutes of a day, those before and after it included, as one says the hour. */
function spellMinutes(minutes: number): string {
  const ofDay = ((minutes % DAY) + DAY) % DAY;
  if (ofDay === 0) return 'minuit';
  const two = (value: number) => String(value).padStart(2, '0');
  return spellTime(`${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`);
}

/**
 * Spans of a day on the visitor's clock: `2 h – 14 h`, `23 h la veille – 11 h`.
 *
 * @param spans In Yaoundé's time.
 * @param offset The visitor's.
 * @returns '' where the clocks agree.
 */
export function spellAbroad(spans: readonly Span[], offset: number): string {
  const shift = offset - YAOUNDE_OFFSET;
  if (shift === 0) return '';
  return fr(
    spans
      .map((span) => {
        const [from, to] = span.map((minute) => {
          const here = minute + shift;
          return spellMinutes(here) + dayAside(here);
        });
        return `${from} – ${to}`;
      })
      .join(' et '),
  );
}

function dayAside(minutes: number): string {
  if (minutes < 0) return ' la veille';
  // Midnight still belongs to the evening that ends there.
  return minutes > DAY ? ' le lendemain' : '';
}

/** Whether somebody answers, and the moment at which that changes; none where it never does. */
export interface OpenState {
  isOpen: boolean;
  /** Milliseconds since 1970. */
  until?: number;
}

/** Hours repeat each week, but closing days may put the next change off: how far it is looked for. */
const WEEKS_AHEAD = 54;

/**
 * Whether the centre is open.
 *
 * @param spans As `spansOfWeek` gives them.
 * @param now Milliseconds since 1970.
 * @param closedDates Days in Yaoundé on which it stays closed, `YYYY-MM-DD`.
 */
export function openState(
  spans: readonly Span[],
  now: number,
  closedDates: readonly string[] = [],
): OpenState {
  const minute = minuteAt(now, YAOUNDE_OFFSET);
  // 1970 began on a Thursday.
  const monday = minute - ((minute + 3 * DAY) % WEEK);
  const end = monday + WEEKS_AHEAD * WEEK;
  const closed = closedDates.map((date) => Date.parse(date) / MINUTE_MS);
  const momentOf = (minuteThen: number) => (minuteThen - YAOUNDE_OFFSET) * MINUTE_MS;
  // Open without a gap from now until then.
  let until = minute;
  for (let week = monday; week < end; week += WEEK) {
    for (const span of spans) {
      for (const [from, to] of withoutDays([span[0] + week, span[1] + week], closed)) {
        if (to <= minute) continue;
        const isOpen = until > minute;
        if (from > until) return { isOpen, until: momentOf(isOpen ? until : from) };
        until = to;
      }
    }
  }
  if (until === end) return { isOpen: true };
  return until > minute ? { isOpen: true, until: momentOf(until) } : { isOpen: false };
}

/** What is left of a span without some days, each given by its first minute. */
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

/** Minutes since 1970 on a clock. */
const minuteAt = (moment: number, offset: number) => Math.floor(moment / MINUTE_MS) + offset;

/** Days since 1970 on a clock. */
const dayAt = (moment: number, offset: number) => Math.floor(minuteAt(moment, offset) / DAY);

/**
 * Whether somebody answers now, in words: `Ouvert en ce moment, jusqu’à 20 h`, `Ouvre demain à
 * 8 h`. An end on another day is said with its day. Where the visitor's clock is another, both
 * hours are said; while the two dates differ, «demain» would be wrong on one of the clocks, and
 * each hour gets its weekday.
 *
 * @param spans As `spansOfWeek` gives them.
 * @param now Milliseconds since 1970.
 * @param closedDates As `openState` takes them.
 * @returns '' where it is never open.
 */
export function spellOpenState(
  spans: readonly Span[],
  now: number,
  closedDates: readonly string[] = [],
): string {
  const { isOpen, until } = openState(spans, now, closedDates);
  if (until === undefined) return isOpen ? fr('Ouvert en ce moment') : '';
  const datesDiffer = dayAt(now, offsetAt(now)) !== dayAt(now, YAOUNDE_OFFSET);
  const day = dayFrom(now, until, datesDiffer);
  const hour = onBothClocks(until, datesDiffer);
  if (!isOpen) return fr(`Ouvre ${day ?? 'aujourd’hui'} à ${hour}`);
  return fr(`Ouvert en ce moment, jusqu’à ${day ? `${day} à ` : ''}${hour}`);
}

/**
 * `8 h`, or `8 h à Yaoundé, soit 2 h chez vous` where the visitor's clock is another.
 *
 * @param withDay Says the visitor's weekday even where it is Yaoundé's.
 */
function onBothClocks(moment: number, withDay = false): string {
  const there = timeAt(moment, YAOUNDE_OFFSET);
  const offset = offsetAt(moment);
  if (offset === YAOUNDE_OFFSET) return there;
  const hasDay = withDay || dayAt(moment, offset) !== dayAt(moment, YAOUNDE_OFFSET);
  const day = hasDay ? `${weekdayAt(moment, offset)} à ` : '';
  return `${there} à Yaoundé, soit ${day}${timeAt(moment, offset)} chez vous`;
}

const timeAt = (moment: number, offset: number) => spellMinutes(minuteAt(moment, offset));

/** Midnight belongs to the evening that ends there: «samedi à minuit» may be understood as either. */
const isMidnight = (moment: number, offset: number) => minuteAt(moment, offset) % DAY === 0;

function weekdayAt(moment: number, offset: number): string {
  const isEvening = isMidnight(moment, offset);
  const clock = new Date((minuteAt(moment, offset) - Number(isEvening)) * MINUTE_MS);
  return `${DAYS[clock.getUTCDay()]}${isEvening ? ' soir' : ''}`;
}

/**
 * The day of a moment to come, as one says it in Yaoundé today: none for today itself.
 *
 * @param byName Gives today and tomorrow by their weekdays too.
 */
function dayFrom(now: number, moment: number, byName: boolean): string | undefined {
  const isEvening = isMidnight(moment, YAOUNDE_OFFSET);
  const within = isEvening ? moment - MINUTE_MS : moment;
  const days = dayAt(within, YAOUNDE_OFFSET) - dayAt(now, YAOUNDE_OFFSET);
  if (days > 7) return `le ${spellDate(yaoundeClock(within).date)}${isEvening ? ' au soir' : ''}`;
  if (days === 0 && !byName) return undefined;
  if (days === 1 && !byName) return isEvening ? 'demain soir' : 'demain';
  return weekdayAt(moment, YAOUNDE_OFFSET) + (days === 7 ? ' prochain' : '');
}

/**
 * An hour of Yaoundé on the visitor's clock, on the day in question.
 *
 * @param date `YYYY-MM-DD` in Yaoundé.
 * @param time `HH:MM` in Yaoundé.
 * @returns '' where the clocks agree, or where one of the two is missing.
 */
export function spellMomentAbroad(date: string, time: string): string {
  if (!date || !time) return '';
  const moment = Date.parse(`${date}T${time}:00Z`) - YAOUNDE_OFFSET * MINUTE_MS;
  if (Number.isNaN(moment)) return '';
  return offsetAt(moment) === YAOUNDE_OFFSET ? '' : fr(`${onBothClocks(moment)}.`);
}
