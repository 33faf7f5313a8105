import type { ClosingDay, OpeningHours } from '@/lib/content/schemas/site';
import type { Locale } from '@/lib/i18n/locale';
import { formatClosingDay } from '@/lib/openingHours/closingDays';
import { Announced } from './Announced';
import { ClosingDayHours } from './ClosingDayHours';
import { Hours, HoursDays } from './Hours';

export interface HoursLinesProps {
  hours: OpeningHours;
  /** Those to come, as `getClosingDays` gives them. */
  closingDays: readonly ClosingDay[];
  locale?: Locale;
  /** Adds the hours in the reader's time zone. */
  withLocalTime?: boolean | undefined;
  className?: string | undefined;
}

const BUILT = Date.now();

/** A set of opening hours as a list of days. */
export function HoursLines({
  hours,
  closingDays,
  locale = 'fr',
  withLocalTime,
  className,
}: HoursLinesProps) {
  return (
    <dl className={className}>
      {hours.lines.map((line) => (
        <div key={line.label ?? line.days.join()}>
          <dt>
            <HoursDays line={line} locale={locale} />
          </dt>
          <dd>
            <Hours line={line} locale={locale} withLocalTime={withLocalTime} />
          </dd>
        </div>
      ))}
      {closingDays.map((day) => (
        <Announced key={day.date} date={day.date} until={day.until} built={BUILT}>
          <div>
            <dt>{formatClosingDay(day, hours, locale).days}</dt>
            <dd>
              <ClosingDayHours day={day} hours={hours} locale={locale} />
            </dd>
          </div>
        </Announced>
      ))}
    </dl>
  );
}
