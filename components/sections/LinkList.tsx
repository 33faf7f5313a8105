import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import type { IconName } from '@/lib/content/schemas/variants';
import styles from './LinkList.module.css';

interface LinkListProps {
  links: readonly { href: string; title: string; icon: IconName }[];
}

/** A list of links to pages, by title. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ href, title, icon }) => (
        <li key={href}>
          <PageLink href={href} className={styles.link}>
            <Icon name={icon} className={styles.icon} />
            {title}
            <Icon name="arrow-right" className={styles.arrow} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
