import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import { Icon } from '@/components/ui/Icon';
import { Unbroken } from '@/components/ui/Unbroken';
import type { Highlight } from '@/lib/content/schemas/parts';
import styles from './HighlightGrid.module.css';

interface HighlightGridProps {
  items: readonly Highlight[];
  /** `h3` below a section heading. */
  headingLevel?: 'h2' | 'h3';
}

/** Highlights: icon, title and text, optionally linked. */
export function HighlightGrid({ items, headingLevel: Heading = 'h3' }: HighlightGridProps) {
  return (
    <ul className={styles.grid}>
      {items.map(({ icon, title, text, href }) => (
        <li key={title} className={styles.item}>
          <Icon
            name={icon}
            size="feature"
            className={clsx(styles.icon, icon === 'first-aid' && styles.cross)}
          />
          <div>
            <Heading>
              {href ? (
                <PageLink href={href} className={styles.link}>
                  <Unbroken>{title}</Unbroken>
                </PageLink>
              ) : (
                <Unbroken>{title}</Unbroken>
              )}
            </Heading>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
