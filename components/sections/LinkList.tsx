import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import type { IconName } from '@/lib/content/schemas/variants';
import layout from '@/components/ui/layout.module.css';
import styles from './LinkList.module.css';

interface LinkListProps {
  id: string;
  heading: string;
  pages: readonly { id: number; title: string; icon: IconName }[];
  getRoute: (id: number) => string;
}

/** Links to related articles or services, by title; nothing if there are none. */
export function LinkList({ id, heading, pages, getRoute }: LinkListProps) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{heading}</h2>
      <ul className={clsx(layout.actions, styles.list)}>
        {pages.map(({ id, title, icon }) => (
          <li key={id}>
            <PageLink href={getRoute(id)} className={clsx(layout.edged, styles.link)}>
              <Icon name={icon} size="medium" />
              {title}
              <Icon name="arrow-right" className={styles.arrow} />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
