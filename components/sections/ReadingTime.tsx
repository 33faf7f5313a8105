import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';
import { readingMinutes } from '@/lib/markdown/reading';
import { fr } from '@/lib/text/typography';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';

/** How long a text takes to read. */
export function ReadingTime({ body }: { body: string }) {
  return (
    <span className={clsx(layout.iconLine, layout.screen, texts.soft)}>
      <Icon name="clock" />
      {fr(`${readingMinutes(body)} min de lecture`)}
    </span>
  );
}
