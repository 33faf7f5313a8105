import type { HoursLine } from '@/lib/content/schemas/site';

/** schema.org's names of the days, Monday first. */
const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const FRENCH_DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

export type Weekday = (typeof DAYS)[number];

/** A span of the day, each end as `HH:MM`. */
export interface TimeSpan {
  opens: string;
  closes: string;
}

/** One line of opening hours as a machine reads it: the same span on each of the days. */
export interface Opening extends TimeSpan {
  days: readonly Weekday[];
}

/** `A, B et C`. */
const LIST = /, | et /;

/**
 * The days that a text names: `Lundi`, `Lundi au vendredi`, `Mardi et jeudi`, `7 jours sur 7`.
 *
 * @returns null where the text names no day, or is written otherwise.
 */
export function readDays(text: string): readonly Weekday[] | null {
  const plain = plainText(text);
  if (plain === '7 jours sur 7') return DAYS;
  const [from, to, ...others] = plain.split(' au ').map((name) => FRENCH_DAYS.indexOf(name));
  if (from !== undefined && to !== undefined) {
    return from >= 0 && to > from && others.length === 0 ? DAYS.slice(from, to + 1) : null;
  }
  const days = plain.split(LIST).map((name) => DAYS[FRENCH_DAYS.indexOf(name)]);
  return days.every((day) => day !== undefined) ? days : null;
}

const SPAN = /^(\d{1,2}) h(?: (\d{2}))? – (\d{1,2}) h(?: (\d{2}))?$/;

/**
 * The spans that a text names: `8 h – 18 h`, `8 h 30 – 12 h et 14 h – 18 h`, `24 h/24`.
 *
 * @returns null where the text names none, such as `urgences uniquement`, or is written otherwise.
 */
export function readSpans(text: string): TimeSpan[] | null {
  const plain = plainText(text);
  // schema.org's way to say that the doors never close.
  if (plain === '24 h/24') return [{ opens: '00:00', closes: '23:59' }];
  const spans = plain.split(LIST).map((part) => {
    const [, opens, opensAt, closes, closesAt] = SPAN.exec(part) ?? [];
    return { opens: clock(opens, opensAt), closes: clock(closes, closesAt) };
  });
  return spans.every(({ opens, closes }) => opens && opens < closes) ? spans : null;
}

/**
 * Hours as search engines read them, from the words that visitors read: what the owner writes once
 * serves both. Lines without a day or an hour («Urgences», «urgences uniquement») say nothing here;
 * the content check refuses a line that means an hour and can't be read.
 */
export function readOpenings(lines: readonly HoursLine[]): Opening[] {
  return lines.flatMap((line) => {
    const days = readDays(line.days);
    const spans = days && readSpans(line.hours);
    return spans ? spans.map((span) => ({ days, ...span })) : [];
  });
}

/** Without the no-break spaces of typography. */
const plainText = (text: string) =>
  text
    .replace(/\u00a0/g, ' ')
    .trim()
    .toLowerCase();

/** `HH:MM`, or '' for an hour that no clock shows. */
function clock(hours = '', minutes = '00'): string {
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60
    ? `${hours.padStart(2, '0')}:${minutes}`
    : '';
}
