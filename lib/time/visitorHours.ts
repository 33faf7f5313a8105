/**
 * The centre's hours on the visitor's own clock: many who ask for a parent in Yaoundé live where
 * it is another hour. Offsets are minutes from UTC, summer time included.
 */
import { fr } from '@/lib/typography';
import { spellTime, type Span } from './openingHours';
import { DAYS, offsetAt, YAOUNDE_OFFSET } from './yaounde';

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

/**
 * Whether the centre is open.
 *
 * @param spans As `spansOfWeek` gives them.
 * @param now Milliseconds since 1970.
 */
export function openState(spans: readonly Span[], now: number): OpenState {
  const [first] = spans;
  if (!first) return { isOpen: false };
  const minute = minuteOfWeek(now);
  const thisMinute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const momentOf = (minuteThen: number) => thisMinute + (minuteThen - minute) * MINUTE_MS;
  const current = spans.find(([from, to]) => from <= minute && minute < to);
  if (current) {
    const [from, to] = current;
    if (to - from === WEEK) return { isOpen: true };
    // Sunday night runs on into Monday morning.
    const end = to === WEEK && first[0] === 0 ? WEEK + first[1] : to;
    return { isOpen: true, until: momentOf(end) };
  }
  const next = spans.find(([from]) => from > minute)?.[0] ?? first[0] + WEEK;
  return { isOpen: false, until: momentOf(next) };
}

/** Minutes since Monday began in Yaoundé. */
function minuteOfWeek(moment: number): number {
  const clock = new Date(moment + YAOUNDE_OFFSET * MINUTE_MS);
  const day = (clock.getUTCDay() + 6) % 7;
  return day * DAY + clock.getUTCHours() * 60 + clock.getUTCMinutes();
}

/**
 * Whether somebody answers now, in words: `Ouvert en ce moment, jusqu’à 20 h`, `Ouvre demain à
 * 8 h`. An end on another day is said with its day. Where the visitor's clock is another, both
 * hours are said.
 *
 * @param spans As `spansOfWeek` gives them.
 * @param now Milliseconds since 1970.
 * @returns '' where it is never open.
 */
export function spellOpenState(spans: readonly Span[], now: number): string {
  const { isOpen, until } = openState(spans, now);
  if (until === undefined) return isOpen ? fr('Ouvert en ce moment') : '';
  const hour = onBothClocks(until);
  if (!isOpen) return fr(`Ouvre ${dayFrom(now, until) ?? 'aujourd’hui'} à ${hour}`);
  const day = dayFrom(now, until);
  return fr(`Ouvert en ce moment, jusqu’à ${day ? `${day} à ` : ''}${hour}`);
}

/** `8 h`, or `8 h à Yaoundé, soit 2 h chez vous` where the visitor's clock is another. */
function onBothClocks(moment: number): string {
  const there = clockAt(moment, YAOUNDE_OFFSET);
  const offset = offsetAt(moment);
  if (offset === YAOUNDE_OFFSET) return there.time;
  const here = clockAt(moment, offset);
  const day = here.day === there.day ? '' : `${here.day} à `;
  return `${there.time} à Yaoundé, soit ${day}${here.time} chez vous`;
}

function clockAt(moment: number, offset: number): { day: string; time: string } {
  const clock = new Date(moment + offset * MINUTE_MS);
  const time = spellMinutes(clock.getUTCHours() * 60 + clock.getUTCMinutes());
  return { day: DAYS[clock.getUTCDay()] ?? '', time };
}

/**
 * The day of a moment to come, as one says it in Yaoundé today: none for today itself. Midnight
 * belongs to the evening that ends there, since «samedi à minuit» may be understood as either.
 */
function dayFrom(now: number, moment: number): string | undefined {
  const isMidnight = minuteOfWeek(moment) % DAY === 0;
  const within = isMidnight ? moment - MINUTE_MS : moment;
  const dayOf = (time: number) =>
    Math.floor((time + YAOUNDE_OFFSET * MINUTE_MS) / (DAY * MINUTE_MS));
  const days = dayOf(within) - dayOf(now);
  if (days === 0) return undefined;
  const name = days === 1 ? 'demain' : clockAt(within, YAOUNDE_OFFSET).day;
  return name + (isMidnight ? ' soir' : '') + (days === 7 ? ' prochain' : '');
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
