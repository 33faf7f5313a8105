/** The hour in English words: apart from prices and days, since it runs in the browser too. */
import type { Span } from './openingHours';
import { YAOUNDE_OFFSET } from '@/lib/dates/yaounde';

const NBSP = '\u00a0';
const DAY = 24 * 60;

/** Minutes of a day, those before and after it included: `8 am`, `2:30 pm`, `noon`, `midnight`. */
export function minutesInEnglish(minutes: number): string {
  const ofDay = ((minutes % DAY) + DAY) % DAY;
  if (ofDay === 0) return 'midnight';
  if (ofDay === DAY / 2) return 'noon';
  const past = ofDay % 60 ? `:${String(ofDay % 60).padStart(2, '0')}` : '';
  return `${Math.floor(ofDay / 60) % 12 || 12}${past}${NBSP}${ofDay < DAY / 2 ? 'am' : 'pm'}`;
}

/**
 * Spans of a day on the visitor's clock: `2 am – 2 pm`, `11 pm the day before – 11 am`.
 *
 * @param spans In Yaoundé's time.
 * @param offset The visitor's, in minutes from UTC.
 * @returns '' where the clocks agree.
 */
export function abroadInEnglish(spans: readonly Span[], offset: number): string {
  const shift = offset - YAOUNDE_OFFSET;
  if (shift === 0) return '';
  return spans
    .map((span) =>
      span.map((minute) => minutesInEnglish(minute + shift) + aside(minute + shift)).join(' – '),
    )
    .join(' and ');
}

function aside(minutes: number): string {
  if (minutes < 0) return ' the day before';
  // Midnight still belongs to the evening that ends there.
  return minutes > DAY ? ' the next day' : '';
}
