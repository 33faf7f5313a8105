import { PageLink } from '@/components/ui/PageLink';
import { fromHome, type BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import styles from './Breadcrumb.module.css';

/** Where the page stands in the site. It is made for dark ground. */
export function Breadcrumb({ breadcrumbs }: { breadcrumbs: BreadcrumbItems }) {
  const way = fromHome(breadcrumbs);
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className={styles.breadcrumbs}>
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
