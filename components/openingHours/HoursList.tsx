import { spansOfDay, spellHours } from '@/lib/openingHours/openingHours';
import { spellClosingDay } from '@/lib/openingHours/closingDays';
import type { ClosingDay, OpeningHours } from '@/lib/content/schemas/site';
import { Hours } from './Hours';
import styles from './HoursList.module.css';
import { ThroughDay } from './ThroughDay';

interface HoursListProps {
  hours: OpeningHours;
  /** Those to come, as `closingDaysOf` gives them. */
  closingDays: readonly ClosingDay[];
  headingLevel: 'h2' | 'h3';
}

/** One named set of opening hours, day by day. */
export function HoursList({ hours, closingDays, headingLevel: Heading }: HoursListProps) {
  return (
    <div>
      <Heading className={styles.title}>{hours.title}</Heading>
      <dl className={styles.lines}>
        {hours.lines.map((line) => {
          const { days, hours: words } = spellHours(line);
          return (
            <div key={days}>
              <dt>{days}</dt>
              <dd>
                <Hours words={words} spans={spansOfDay(line)} />
              </dd>
            </div>
          );
        })}
        {closingDays.map((closingDay) => {
          const { days, hours: words } = spellClosingDay(closingDay, hours);
          return (
            <ThroughDay key={closingDay.date} date={closingDay.date}>
              <div>
                <dt>{days}</dt>
                <dd>{words}</dd>
              </div>
            </ThroughDay>
          );
        })}
      </dl>
    </div>
  );
}
