import { Icon } from '@/components/ui/Icon';
import { spellHours } from '@/lib/openingHours';
import type { OpeningHours } from '@/lib/content/schemas/site';
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
        {hours.lines.map(spellHours).map((line) => (
          <div key={line.days}>
            <dt>{line.days}</dt>
            <dd>{line.hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
