import clsx from 'clsx';
import layout from '@/components/ui/layout.module.css';
import styles from './HoursList.module.css';
import { HoursLines, type HoursLinesProps } from './HoursLines';

interface HoursListProps extends HoursLinesProps {
  headingLevel: 'h2' | 'h3';
}

/** One named set of opening hours, day by day. */
export function HoursList({ headingLevel: Heading, ...lines }: HoursListProps) {
  return (
    <div>
      <Heading className={styles.title}>{lines.hours.title}</Heading>
      <HoursLines {...lines} className={clsx(layout.pairs, styles.lines)} />
    </div>
  );
}
