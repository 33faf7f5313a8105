import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import type { IconName } from '@/lib/content/schemas/variants';
import layout from '@/components/ui/layout.module.css';
import styles from './LinkList.module.css';

interface LinkListProps {
  pages: readonly { id: number; title: string; icon: IconName }[];
  getRoute: (id: number) => string;
}

/** A list of links to articles or services, by title. */
export function LinkList({ pages, getRoute }: LinkListProps) {
  return (
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
  );
}
