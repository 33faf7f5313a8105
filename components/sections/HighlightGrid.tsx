import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import { Icon } from '@/components/ui/Icon';
import { NoBreak } from '@/components/ui/text/NoBreak';
import type { Highlight } from '@/lib/content/schemas/parts';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './HighlightGrid.module.css';

/** Highlights: icon, title and text, optionally linked. */
export function HighlightGrid({ items }: { items: readonly Highlight[] }) {
  return (
    <ul className={styles.grid}>
      {items.map(({ icon, title, text, href }) => (
        <li
          key={title}
          className={clsx(
            layout.iconText,
            layout.stacked,
            panel.panel,
            panel.small,
            panel.paper,
            href && [layout.clickable, layout.tinted],
            styles.item,
          )}
        >
          <Icon
            name={icon}
            size="feature"
            className={clsx(styles.icon, icon === 'first-aid' && styles.cross)}
          />
          <div>
            <h3>
              {href ? (
                <PageLink href={href} className={clsx(layout.cover, styles.link)}>
                  <NoBreak>{title}</NoBreak>
                </PageLink>
              ) : (
                <NoBreak>{title}</NoBreak>
              )}
            </h3>
            <p className={styles.text}>
              <NoBreak>{text}</NoBreak>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
