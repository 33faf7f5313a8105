'use client';

import clsx from 'clsx';
import { useMinute } from '@/lib/browser/useMinute';
import type { Span } from '@/lib/time/openingHours';
import { openState, spellOpenState } from '@/lib/time/visitorHours';
import styles from './OpenNow.module.css';

interface OpenNowProps {
  /** When the phone is answered, as `spansOfWeek` gives it. */
  spans: readonly Span[];
  /** Stands there until the visitor's clock is known, and where no script runs. */
  ordinary: string;
}

/** Whether somebody picks up the phone now, or when. */
export function OpenNow({ spans, ordinary }: OpenNowProps) {
  const now = useMinute();
  const words = now === undefined ? ordinary : spellOpenState(spans, now) || ordinary;
  const isOpen = now !== undefined && openState(spans, now).isOpen;
  return <p className={clsx(styles.state, isOpen && styles.open)}>{words}</p>;
}
