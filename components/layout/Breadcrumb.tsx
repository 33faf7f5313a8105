import { PageLink } from '@/components/ui/PageLink';
import { fromHome, type Crumbs } from '@/lib/navigation/crumbs';
import styles from './Breadcrumb.module.css';

/** Where the page stands in the site. It is made for dark ground. */
export function Breadcrumb({ crumbs }: { crumbs: Crumbs }) {
  const way = fromHome(crumbs);
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className={styles.crumbs}>
        {way.slice(0, -1).map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
        <li aria-current="page">{way.at(-1)?.label}</li>
      </ol>
    </nav>
  );
}
