import { isAllDay } from '@/lib/openingHours';
import type { HoursLine } from '@/lib/content/schemas/site';
import { fr } from '@/lib/typography';
import { HoursAbroad } from './HoursAbroad';
import styles from './Hours.module.css';

interface HoursProps {
  /** The hours in words: `8 h – 20 h`. */
  words: string;
  openings: HoursLine['openings'];
}

/** Hours in Yaoundé and, for a visitor whose clock is another, on that clock too. */
export function Hours({ words, openings }: HoursProps) {
  if (openings.every(isAllDay)) return words;
  return (
    <>
      {words}
      <span className={styles.there}>{fr(' à Yaoundé, ')}</span>
      <span className={styles.here}>
        <HoursAbroad openings={openings} />
      </span>
    </>
  );
}
