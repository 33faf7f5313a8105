import { LocalizedText } from '@/components/ui/text/LocalizedText';
import type { ClosingDay, OpeningHours } from '@/lib/content/schemas/site';
import type { Locale } from '@/lib/i18n/locale';
import { formatClosingDay } from '@/lib/openingHours/closingDays';

interface ClosingDayHoursProps {
  day: ClosingDay;
  hours: OpeningHours;
  locale?: Locale;
}

/** What is closed on a closing day, and why: `fermé, sauf urgences (Noël)`. */
export function ClosingDayHours({ day, hours, locale = 'fr' }: ClosingDayHoursProps) {
  const { hours: closed } = formatClosingDay(day, hours, locale);
  if (!day.reason) return closed;
  return (
    <>
      {closed} (<LocalizedText locale={locale} fr={day.reason} en={day.en?.reason} />)
    </>
  );
}
