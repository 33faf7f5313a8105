'use client';

import clsx from 'clsx';
import { useMinute } from '@/lib/browser/useMinute';
import type { ClosingDay } from '@/lib/content/schemas/site';
import type { Span } from '@/lib/openingHours/openingHours';
import { openState, spellOpenState } from '@/lib/openingHours/localTimeHours';
import styles from './OpenNow.module.css';

interface OpenNowProps {
  /** When the phone is answered, as `spansOfWeek` gives it. */
  spans: readonly Span[];
  /** Days on which it is not. */
  closingDays: readonly Pick<ClosingDay, 'date'>[];
  /** Stands there until the visitor's clock is known, and where no script runs. */
  ordinary: string;
}

/** Whether somebody picks up the phone now, or when. */
export function OpenNow({ spans, closingDays, ordinary }: OpenNowProps) {
  const closedDates = closingDays.map(({ date }) => date);
  const now = useMinute();
  const words = now === undefined ? ordinary : spellOpenState(spans, now, closedDates) || ordinary;
  const isOpen = now !== undefined && openState(spans, now, closedDates).isOpen;
  return <p className={clsx(styles.state, isOpen && styles.open)}>{words}</p>;
}
