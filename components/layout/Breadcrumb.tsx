import type { Route } from 'next';
import { PageLink } from '@/components/ui/PageLink';
import { routes } from '@/lib/routes';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  label: string;
  href: Route;
}

interface BreadcrumbProps {
  /** The pages between home and this one. */
  trail?: readonly Crumb[];
  /** This page's own name. */
  here: string;
}

/** Where the page stands in the site. It is made for dark ground. */
export function Breadcrumb({ trail = [], here }: BreadcrumbProps) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className={styles.trail}>
        {[{ label: 'Accueil', href: routes.home }, ...trail].map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
