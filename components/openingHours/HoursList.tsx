import clsx from 'clsx';
import layout from '@/components/ui/layout.module.css';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import type { ClosingDay, OpeningHours } from '@/lib/content/schemas/site';
import type { Locale } from '@/lib/i18n/locale';
import { formatClosingDay } from '@/lib/openingHours/closingDays';
import { Announced } from './Announced';
import { ClosingDayHours } from './ClosingDayHours';
import { Hours, HoursDays } from './Hours';
import styles from './HoursList.module.css';

interface HoursListProps {
  hours: OpeningHours;
  /** Those to come, as `getClosingDays` gives them. */
  closingDays: readonly ClosingDay[];
  locale?: Locale;
  /** Adds the hours in the reader's time zone. */
  withLocalTime?: boolean | undefined;
  headingLevel: 'h2' | 'h3' | 'h4';
}

const BUILT = Date.now();

/** One named set of opening hours, day by day. */
export function HoursList({
  hours,
  closingDays,
  locale = 'fr',
  withLocalTime,
  headingLevel: Heading,
}: HoursListProps) {
  return (
    <div>
      <Heading className={styles.title}>
        <LocalizedText locale={locale} fr={hours.title} en={hours.en} />
      </Heading>
      <dl className={clsx(layout.pairs, styles.lines)}>
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
    </div>
  );
}
