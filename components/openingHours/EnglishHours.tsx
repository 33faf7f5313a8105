import { Hours } from './Hours';
import { closingDayInEnglish, hoursInEnglish } from '@/lib/text/english';
import { spansOfDay } from '@/lib/openingHours/openingHours';
import type { ClosingDay, HoursLine, OpeningHours } from '@/lib/content/schemas/site';
import { EnglishHoursAbroad } from './EnglishHoursAbroad';
import { LocalizedText } from '@/components/english/LocalizedText';

interface EnglishHoursProps {
  line: HoursLine;
  /** On one line. */
  inline?: boolean;
}

/** Hours in Yaoundé and, for a visitor whose clock is another, on that clock too. */
export function EnglishHours({ line, inline }: EnglishHoursProps) {
  const { hours } = hoursInEnglish(line);
  const isFrench = line.note !== undefined && line.en?.note === undefined;
  return (
    <Hours
      words={isFrench ? <span lang="fr">{hours}</span> : hours}
      spans={spansOfDay(line)}
      inline={inline}
      Abroad={EnglishHoursAbroad}
    />
  );
}

/** The days of a line of hours, or what stands in their place. */
export function EnglishDays({ line }: { line: HoursLine }) {
  const { days } = hoursInEnglish(line);
  const isFrench = line.label !== undefined && line.en?.label === undefined;
  return isFrench ? <span lang="fr">{days}</span> : days;
}

/** What is closed on a closing day, and why: `closed, except emergencies (Christmas)`. */
export function EnglishClosed({ day, hours }: { day: ClosingDay; hours: OpeningHours }) {
  const { hours: closed } = closingDayInEnglish(day, hours);
  if (!day.reason) return closed;
  return (
    <>
      {closed} (<LocalizedText en={day.en?.reason} fr={day.reason} />)
    </>
  );
}
