/**
 * Yaoundé's time, in minutes from UTC: the same all year, no summer time. Old phones may not know
 * its zone by name.
 */
export const YAOUNDE_OFFSET = 60;

const MINUTE_MS = 60 * 1000;

/**
 * The visitor's own offset at a moment, in minutes from UTC: another in summer, in many places.
 *
 * @param moment Milliseconds since 1970.
 */
export const offsetAt = (moment: number): number => -new Date(moment).getTimezoneOffset();

/** Stands on `<html>` where the visitor's clock is another: the style sheet shows whose hour it is. */
const ABROAD = 'data-abroad';

/** Says so before the first paint, so that nothing moves when the hours are told. */
export function markAbroad(): void {
  const isAbroad = offsetAt(Date.now()) !== YAOUNDE_OFFSET;
  document.documentElement.toggleAttribute(ABROAD, isAbroad);
}

/**
 * The day and the hour in Yaoundé.
 *
 * @param now Milliseconds since 1970, as `Date.now()` gives them.
 * @returns `date` as `YYYY-MM-DD` and `time` as `HH:MM`.
 */
export function yaoundeClock(now: number): { date: string; time: string } {
  const iso = new Date(now + YAOUNDE_OFFSET * MINUTE_MS).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/** The year in Yaoundé now. */
export const yearInYaounde = (): string => yaoundeClock(Date.now()).date.slice(0, 4);

/**
 * Noon of a day in Yaoundé, with its zone: the same day in nearly every reader's time zone.
 *
 * @param date `YYYY-MM-DD`.
 */
export const noonOf = (date: string): string => `${date}T12:00:00+01:00`;

/** The days' names, Sunday first. */
export const DAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
/** The months' names, January first. */
export const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/**
 * A day in full, as one says it: `mardi 24 novembre 2026`.
 *
 * @param date `YYYY-MM-DD`.
 * @returns '' where the text is no day of the calendar.
 */
export function spellDate(date: string): string {
  const parts = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(date);
  if (!parts) return '';
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const when = new Date(Date.UTC(year, month - 1, day));
  if (when.getUTCMonth() !== month - 1 || when.getUTCDate() !== day) return '';
  return `${DAYS[when.getUTCDay()]} ${day === 1 ? '1er' : day} ${MONTHS[month - 1]} ${year}`;
}
