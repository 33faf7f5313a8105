import { Icon } from '@/components/ui/Icon';
import { readingMinutes } from '@/lib/markdown/reading';
import { fr } from '@/lib/text/typography';
import styles from './ReadingTime.module.css';

/** How long a text takes to read. */
export const ReadingTime = ({ body }: { body: string }) => (
  <span className={styles.time}>
    <Icon name="clock" />
    {fr(`${readingMinutes(body)} min de lecture`)}
  </span>
);
