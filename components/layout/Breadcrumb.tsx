import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import { fromHome, type BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import layout from '@/components/ui/layout.module.css';
import styles from './Breadcrumb.module.css';

/** The breadcrumb trail, for dark grounds. */
export function Breadcrumb({ breadcrumbs }: { breadcrumbs: BreadcrumbItems }) {
  const trail = fromHome(breadcrumbs);
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className={clsx(layout.targets, styles.breadcrumbs)}>
        {trail.slice(0, -1).map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
        <li aria-current="page">{trail.at(-1)?.label}</li>
      </ol>
    </nav>
  );
}
