/** Prices, hours and limits in English words, from the same facts as the French ones. */
import { groupThousands } from '@/lib/text/format';
import { minutesInEnglish } from '@/lib/openingHours/englishClock';
import { openOnClosingDays } from '@/lib/openingHours/closingDays';
import { daysInARow, isAllDay, type SpelledHours } from '@/lib/openingHours/openingHours';
import type { IsoDate } from '@/lib/content/fields';
import { PRICE_WORDS, type PriceLine } from '@/lib/content/schemas/services';
import type { Threshold } from '@/lib/content/schemas/signs';
import type { ClosingDay, HoursLine, OpeningHours, Weekday } from '@/lib/content/schemas/site';

const NBSP = '\u00a0';

/** The text of the English terms among the legal texts, by the name of its file. */
export const ENGLISH_TERMS = 'terms-en';

/** `A, B and C`. */
const listed = (parts: readonly string[]) =>
  [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');

/** A whole number as English groups it: `15,000`. */
const grouped = (amount: number) => groupThousands(amount).replaceAll(NBSP, ',');

/**
 * The price of a line: `FCFA 2,500 per hour`, `FCFA 3,000 to 15,000`, `Price on request`.
 *
 * @param line A price line; its amounts are whole CFA francs, its unit is the English one.
 */
export function priceInEnglish(line: Pick<PriceLine, 'amount' | 'upTo' | 'words' | 'en'>): string {
  const { amount, upTo, words, en } = line;
  if (amount === undefined) return words ? PRICE_WORDS[words] : '';
  const range = upTo ? `${grouped(amount)} to ${grouped(upTo)}` : grouped(amount);
  return `FCFA${NBSP}${range}${en?.per ? ` per ${en.per}` : ''}`;
}

/** `Monday to Friday`, `Tuesday and Thursday`, `Every day`. */
function daysInEnglish(days: readonly Weekday[]): string {
  if (days.length === 7) return 'Every day';
  return listed(
    daysInARow(days).flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run)),
  );
}

function timeInEnglish(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return minutesInEnglish(hours * 60 + minutes);
}

/** A line of opening hours; words that have no English are left to `days` and `note` in French. */
export function hoursInEnglish({ days, label, openings, note, en }: HoursLine): SpelledHours {
  const spans = listed(
    openings.map((span) =>
      isAllDay(span)
        ? 'day and night'
        : `${timeInEnglish(span.opens)} – ${timeInEnglish(span.closes)}`,
    ),
  );
  return {
    days: en?.label ?? label ?? daysInEnglish(days),
    hours: [spans, en?.note ?? note].filter(Boolean).join(', '),
  };
}

/** A limit as whoever reads a cuff or a meter says it. */
export function spellLimit({ measure, from, lower, below }: Threshold): string {
  const say = (value: string) => (below === undefined ? `${value} or more` : `below ${value}`);
  const limit = from ?? below ?? 0;
  switch (measure) {
    case 'pressure':
      return `${say(`${limit}/${lower}`)} (either number is enough)`;
    case 'sugar':
      return `${say(`${limit.toFixed(2)}${NBSP}g/L`)} (${Math.round(limit * 100)}${NBSP}mg/dL)`;
    case 'temperature':
      return say(`${limit}${NBSP}°C`);
    case 'breaths':
      return say(`${limit} times a minute`);
  }
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** A day: `7 January 2024`. */
export function dateInEnglish(date: IsoDate): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  return `${day}${NBSP}${MONTHS[month - 1]} ${year}`;
}

/** A closing day as a line of opening hours: `Friday 25 December 2026`, `closed, except emergencies`. */
export function closingDayInEnglish({ date }: ClosingDay, hours: OpeningHours): SpelledHours {
  const weekday = WEEKDAYS[new Date(date).getUTCDay()];
  const open = listed(
    openOnClosingDays(hours).map(({ label = '', en }) => (en?.label ?? label).toLowerCase()),
  );
  return {
    days: `${weekday} ${dateInEnglish(date)}`,
    hours: open ? `closed, except ${open}` : 'closed',
  };
}
