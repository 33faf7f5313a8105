import clsx from 'clsx';
import layout from '@/components/ui/layout.module.css';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import styles from './HoursList.module.css';
import { HoursLines, type HoursLinesProps } from './HoursLines';

interface HoursListProps extends HoursLinesProps {
  headingLevel: 'h2' | 'h3';
}

/** One named set of opening hours, day by day. */
export function HoursList({ headingLevel: Heading, ...lines }: HoursListProps) {
  const { hours, locale = 'fr' } = lines;
  return (
    <div>
      <Heading className={styles.title}>
        <LocalizedText locale={locale} fr={hours.title} en={hours.en} />
      </Heading>
      <HoursLines {...lines} className={clsx(layout.pairs, styles.lines)} />
    </div>
  );
}
