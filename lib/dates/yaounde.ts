/**
 * Yaoundé's time, in minutes from UTC: the same all year, no summer time. Old phones may not have
 * its zone by name.
 */
export const YAOUNDE_OFFSET = 60;

export const MINUTE_MS = 60 * 1000;

export const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The visitor's own offset at a moment, in minutes from UTC: another in summer, in many places.
 *
 * @param moment Milliseconds since 1970.
 */
export const offsetAt = (moment: number): number => -new Date(moment).getTimezoneOffset();

/** On `<html>` in a foreign time zone: style sheets then show the zone of each time. */
const FOREIGN_TIME_ZONE = 'data-foreign-time-zone';

/** Sets the attribute before the first paint: space is reserved for the hours in local time. */
export function markForeignTimeZone(): void {
  const isForeign = offsetAt(Date.now()) !== YAOUNDE_OFFSET;
  document.documentElement.toggleAttribute(FOREIGN_TIME_ZONE, isForeign);
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
export const getNoon = (date: string): string => `${date}T12:00:00+01:00`;
