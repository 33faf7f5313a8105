/**
 * The centre's hours in the visitor's time zone: many who ask for a parent in Yaoundé live in
 * another. Offsets are minutes from UTC, summer time included.
 */
import { YAOUNDE_OFFSET } from '@/lib/dates/yaounde';
import type { ClientDictionary } from '@/lib/i18n/useDictionary';
import { formatList } from '@/lib/i18n/format';
import type { Span } from './spans';

const DAY = 24 * 60;

/** Minutes of a day, those before and after it included: `8 h`, `minuit`, `2:30 pm`. */
export function formatTime(minutes: number, clock: ClientDictionary['clock']): string {
  const ofDay = ((minutes % DAY) + DAY) % DAY;
  return ofDay ? clock.time(Math.floor(ofDay / 60), ofDay % 60) : clock.midnight;
}

/**
 * Spans of a day in local time: `soit 2 h – 14 h chez vous`, `which is 11 pm the day before – 11 am
 * where you are`.
 *
 * @param spans In Yaoundé's time.
 * @param offset The visitor's.
 * @returns '' where the zones agree.
 */
export function formatLocalHours(
  spans: readonly Span[],
  offset: number,
  { clock, locale, typography }: ClientDictionary,
): string {
  const shift = offset - YAOUNDE_OFFSET;
  if (shift === 0) return '';
  const format = (minutes: number) => {
    const day = minutes < 0 ? clock.dayBefore : clock.nextDay;
    // Midnight still belongs to the evening that ends there.
    return formatTime(minutes, clock) + (minutes < 0 || minutes > DAY ? day : '');
  };
  const hours = spans.map((span) => span.map((minute) => format(minute + shift)).join(' – '));
  return typography(clock.localTime(formatList(hours, locale)));
}
