'use client';

import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { offsetAt, YAOUNDE_OFFSET } from '@/lib/dates/yaounde';
import { formatList } from '@/lib/i18n/format';
import { useDictionary } from '@/lib/i18n/useDictionary';
import { DAY, formatTime } from '@/lib/openingHours/formatTime';
import type { Span } from '@/lib/openingHours/spans';
import styles from './LocalTimeHours.module.css';

interface LocalTimeHoursProps {
  /** Of a day, in Yaoundé's time. */
  spans: readonly Span[];
}

/**
 * The same hours in the reader's time zone: `(soit 2 h – 14 h chez vous)`. In brackets, so that the
 * sentence before is complete without React.
 */
export function LocalTimeHours(props: LocalTimeHoursProps) {
  return (
    <span className={styles.here}>
      <ErrorBoundary>
        <ConvertedHours {...props} />
      </ErrorBoundary>
    </span>
  );
}

const currentOffset = () => offsetAt(Date.now());

function ConvertedHours({ spans }: LocalTimeHoursProps) {
  const { clock, locale, typography } = useDictionary();
  const shift = useBrowserValue(currentOffset, YAOUNDE_OFFSET) - YAOUNDE_OFFSET;
  if (shift === 0) return null;
  const format = (minutes: number) => {
    const time = formatTime(minutes, clock);
    if (minutes < 0) return time + clock.dayBefore;
    // Midnight still belongs to the evening that ends there.
    return minutes > DAY ? time + clock.nextDay : time;
  };
  const hours = spans.map((span) => span.map((minute) => format(minute + shift)).join(' – '));
  return typography(`(${clock.localTime(formatList(hours, locale))})`);
}
