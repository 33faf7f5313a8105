import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';
import { readingMinutes } from '@/lib/markdown/reading';
import { fr } from '@/lib/text/typography';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './ReadingTime.module.css';

/** How long a text takes to read. */
export function ReadingTime({ body }: { body: string }) {
  return (
    <p className={clsx(layout.screen, texts.soft, styles.time)}>
      <span className={layout.iconLine}>
        <Icon name="clock" />
        {fr(`${readingMinutes(body)} min de lecture`)}
      </span>
    </p>
  );
}
