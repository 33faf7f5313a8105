import clsx from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import type { Span } from '@/lib/openingHours/openingHours';
import { HoursAbroad } from './HoursAbroad';
import styles from './Hours.module.css';

interface HoursProps {
  /** The hours in words: `8 h – 20 h`. */
  words: ReactNode;
  /** The same in minutes, where another clock says other hours. */
  spans: readonly Span[];
  /** On one line. */
  inline?: boolean;
  /** Says them on that clock, in the page's language. */
  Abroad?: ComponentType<{ spans: readonly Span[] }>;
}

/** Hours in Yaoundé and, for a visitor whose clock is another, on that clock too. */
export function Hours({ words, spans, inline, Abroad = HoursAbroad }: HoursProps) {
  if (spans.length === 0) return words;
  return (
    <>
      <span className={styles.there}>{words}</span>{' '}
      <span className={clsx(styles.here, inline && styles.inline)}>
        <Abroad spans={spans} />
      </span>
    </>
  );
}
