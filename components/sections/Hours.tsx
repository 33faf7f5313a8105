import clsx from 'clsx';
import { isAllDay } from '@/lib/openingHours';
import type { HoursLine } from '@/lib/content/schemas/site';
import { HoursAbroad } from './HoursAbroad';
import styles from './Hours.module.css';

interface HoursProps {
  /** The hours in words: `8 h – 20 h`. */
  words: string;
  openings: HoursLine['openings'];
  /** On one line. */
  inline?: boolean;
}

/** Hours in Yaoundé and, for a visitor whose clock is another, on that clock too. */
export function Hours({ words, openings, inline }: HoursProps) {
  if (openings.every(isAllDay)) return words;
  return (
    <>
      <span className={styles.there}>{words}</span>{' '}
      <span className={clsx(styles.here, inline && styles.inline)}>
        <HoursAbroad openings={openings} />
      </span>
    </>
  );
}
