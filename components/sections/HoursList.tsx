import { Icon } from '@/components/ui/Icon';
import { spansOfDay, spellHours } from '@/lib/time/openingHours';
import type { OpeningHours } from '@/lib/content/schemas/site';
import { Hours } from './Hours';
import styles from './HoursList.module.css';

interface HoursListProps {
  hours: OpeningHours;
  headingLevel: 'h2' | 'h3';
}

/** One named set of opening hours, day by day. */
export function HoursList({ hours, headingLevel: Heading }: HoursListProps) {
  return (
    <div>
      <Heading className={styles.title}>
        <Icon name="clock" />
        {hours.title}
      </Heading>
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
      </dl>
    </div>
  );
}
