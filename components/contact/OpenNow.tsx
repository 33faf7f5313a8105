'use client';

import clsx from 'clsx';
import { useMinute } from '@/lib/browser/useMinute';
import type { HoursLine } from '@/lib/content/schemas/site';
import { openState, spellOpenState } from '@/lib/visitorHours';
import styles from './OpenNow.module.css';

interface OpenNowProps {
  lines: readonly HoursLine[];
  /** Stands there until the visitor's clock is known, and where no script runs. */
  ordinary: string;
}

/** Whether somebody picks up the phone now, or when. */
export function OpenNow({ lines, ordinary }: OpenNowProps) {
  const now = useMinute();
  const words = now === undefined ? ordinary : spellOpenState(lines, now) || ordinary;
  const isOpen = now !== undefined && openState(lines, now).isOpen;
  return <p className={clsx(styles.state, isOpen && styles.open)}>{words}</p>;
}
