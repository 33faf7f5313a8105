'use client';

import clsx from 'clsx';
import { useDictionary } from '@/lib/i18n/useDictionary';
import { formatLocalHours } from '@/lib/openingHours/localTime';
import type { Span } from '@/lib/openingHours/spans';
import styles from './Hours.module.css';
import { useUtcOffset } from './useUtcOffset';

interface LocalTimeHoursProps {
  spans: readonly Span[];
  /** On one line. */
  inline?: boolean | undefined;
}

/**
 * The same hours in the visitor's time zone: `, soit 2 h – 14 h chez vous`. The comma comes with
 * them: without React the sentence ends at Yaoundé.
 */
export function LocalTimeHours({ spans, inline }: LocalTimeHoursProps) {
  const hours = formatLocalHours(spans, useUtcOffset(), useDictionary());
  return (
    <>
      {hours && ','} <span className={clsx(styles.here, inline && styles.inline)}>{hours}</span>
    </>
  );
}
