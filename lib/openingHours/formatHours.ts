/** Opening hours as visitors read them. */
import type { HoursLine, OpeningHours, Weekday } from '@/lib/content/schemas/site';
import { formatWeekday } from '@/lib/dates/formatDate';
import { dictionary } from '@/lib/i18n/dictionary';
import { localize, type Locale } from '@/lib/i18n/locale';
import { formatList } from '@/lib/i18n/format';
import { capitalise, decapitalise } from '@/lib/text/format';
import { daysInARow, isAllDay, getMinutes, WEEKDAYS } from './spans';

type Opening = HoursLine['openings'][number];

/** A line of opening hours: «Lundi au vendredi», «8 h – 18 h». */
export interface FormattedHours {
  days: string;
  hours: string;
}

/** 1 January 2024 was a Monday. */
const getName = (day: Weekday, locale: Locale) =>
  formatWeekday(new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day))), locale);

/** More than two consecutive days as one range: `lundi au mercredi`, `vendredi`. */
const getRanges = (days: readonly Weekday[], locale: Locale): string[] =>
  daysInARow(days)
    .map((run) => run.map((day) => getName(day, locale)))
    .flatMap((run) =>
      run.length > 2
        ? [dictionary[locale].openingHours.dayRange(run[0] ?? '', run.at(-1) ?? '')]
        : run,
    );

const isEveryDay = (days: readonly Weekday[]) => days.length === WEEKDAYS.length;

/**
 * Days in words: `Samedi`, `Mardi et jeudi`, `Monday to Friday`, `7 jours sur 7`.
 *
 * @param days In any order.
 */
export const formatDays = (days: readonly Weekday[], locale: Locale): string =>
  isEveryDay(days)
    ? dictionary[locale].openingHours.everyDay
    : capitalise(formatList(getRanges(days, locale), locale));

function formatClock(time: string, locale: Locale): string {
  const minutes = getMinutes(time);
  return dictionary[locale].clock.time(Math.floor(minutes / 60), minutes % 60);
}

function formatOpening(opening: Opening, locale: Locale): string {
  if (isAllDay(opening)) return dictionary[locale].openingHours.allDay;
  return `${formatClock(opening.opens, locale)} – ${formatClock(opening.closes, locale)}`;
}

/** A line of opening hours. Missing translations are French: `Hours` marks them. */
export function formatHours(line: HoursLine, locale: Locale = 'fr'): FormattedHours {
  const { days, label, openings, note } = localize(line, locale);
  const { typography } = dictionary[locale];
  const hours = formatList(
    openings.map((opening) => formatOpening(opening, locale)),
    locale,
  );
  return {
    days: typography(label ?? formatDays(days, locale)),
    hours: typography([hours, note].filter(Boolean).join(', ')),
  };
}

/**
 * When the reception answers on ordinary days, inside a sentence: `du lundi au vendredi, de 8 h à 20 h`,
 * `from Monday to Friday, from 8 am to 8 pm`.
 *
 * @param hours The reception's hours, their first line being the ordinary days.
 */
export function getAnswerHours({ lines: [ordinary] }: OpeningHours, locale: Locale = 'fr'): string {
  const { days, label, openings, note } = localize(ordinary, locale);
  const { typography, openingHours } = dictionary[locale];
  const names = WEEKDAYS.map((day) => getName(day, locale));
  const ranges = getRanges(days, locale).map((range) =>
    names.includes(range) ? openingHours.onDay(range) : openingHours.onRange(range),
  );
  const onDays = isEveryDay(days) ? openingHours.everyDay : formatList(ranges, locale);
  const hours = openings.map((opening) =>
    isAllDay(opening)
      ? openingHours.allDay
      : openingHours.between(
          formatClock(opening.opens, locale),
          formatClock(opening.closes, locale),
        ),
  );
  const parts = [label ? decapitalise(label) : onDays, formatList(hours, locale), note];
  return typography(parts.filter(Boolean).join(', '));
}
