import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import { Fold } from '@/components/ui/Fold';
import { Icon } from '@/components/ui/Icon';
import type { Highlight } from '@/lib/content/schemas/parts';
import styles from './HighlightGrid.module.css';

interface HighlightGridProps {
  items: readonly Highlight[];
  /** `h3` under a section's heading. */
  headingLevel?: 'h2' | 'h3';
  /** Phones show the titles, and each text at a tap: for questions whose answers few want all of. */
  folded?: boolean;
}

/** Short points, each an icon, a title and a sentence; those that lead somewhere are links. */
export function HighlightGrid({ items, headingLevel: Heading = 'h3', folded }: HighlightGridProps) {
  return (
    <ul className={clsx(styles.grid, folded && styles.folded)}>
      {items.map(({ icon, title, text, href }) => (
        <li key={title} className={styles.item}>
          <Icon
            name={icon}
            size="feature"
            className={clsx(styles.icon, icon === 'first-aid' && styles.cross)}
          />
          {folded ? (
            <Fold heading={title} headingLevel={Heading} className={styles.fold}>
              <p className={styles.text}>{text}</p>
            </Fold>
          ) : (
            <div>
              <Heading>
                {href ? (
                  <PageLink href={href} className={styles.link}>
                    {title}
                  </PageLink>
                ) : (
                  title
                )}
              </Heading>
              <p className={styles.text}>{text}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
