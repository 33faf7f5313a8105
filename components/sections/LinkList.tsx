import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import type { IconName } from '@/lib/content/schemas/variants';
import styles from './LinkList.module.css';

interface LinkListProps {
  pages: readonly { id: number; title: string; icon: IconName }[];
  routeOf: (id: number) => string;
}

/** A list of links to articles or services, by title. */
export function LinkList({ pages, routeOf }: LinkListProps) {
  return (
    <ul className={styles.list}>
      {pages.map(({ id, title, icon }) => (
        <li key={id}>
          <PageLink href={routeOf(id)} className={styles.link}>
            <Icon name={icon} className={styles.icon} />
            {title}
            <Icon name="arrow-right" className={styles.arrow} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
