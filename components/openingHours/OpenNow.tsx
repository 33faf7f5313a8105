'use client';

import clsx from 'clsx';
import { withErrorBoundary } from '@/components/ui/ErrorBoundary';
import { useMinute } from '@/lib/browser/useMinute';
import type { ClosingDay } from '@/lib/content/schemas/site';
import { getDates } from '@/lib/openingHours/closedDates';
import { formatOpenState } from '@/lib/openingHours/formatOpenState';
import { openState } from '@/lib/openingHours/openState';
import type { Span } from '@/lib/openingHours/spans';
import { capitalise } from '@/lib/text/format';
import layout from '@/components/ui/layout.module.css';
import styles from './OpenNow.module.css';

interface OpenNowProps {
  /** When the phone is answered, as `spansOfWeek` gives it. */
  spans: readonly Span[];
  /** Days on which it is not. */
  closingDays: readonly Pick<ClosingDay, 'date' | 'until'>[];
  /** Shown until hydration, and without scripts, with a capital: as inside a sentence. */
  ordinary: string;
}

/** Whether the phone is answered now, or when. */
export const OpenNow = withErrorBoundary(CurrentState, ({ ordinary }) => (
  <p className={styles.state}>{capitalise(ordinary)}</p>
));

function CurrentState({ spans, closingDays, ordinary }: OpenNowProps) {
  const closedDates = closingDays.flatMap(getDates);
  const now = useMinute();
  const state = now === undefined ? '' : formatOpenState(spans, now, closedDates);
  const isOpen = now !== undefined && openState(spans, now, closedDates).isOpen;
  return (
    <p className={clsx(layout.screen, styles.state, isOpen && styles.open)}>
      {/* Not by `::first-letter`, which screen readers part from the word. */}
      {state || capitalise(ordinary)}
    </p>
  );
}
