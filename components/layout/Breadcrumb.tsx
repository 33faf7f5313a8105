import { PageLink } from '@/components/ui/PageLink';
import { fromHome, type Trail } from '@/lib/navigation/trail';
import styles from './Breadcrumb.module.css';

/** Where the page stands in the site. It is made for dark ground. */
export function Breadcrumb({ trail }: { trail: Trail }) {
  const crumbs = fromHome(trail);
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className={styles.trail}>
        {crumbs.slice(0, -1).map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href}>{label}</PageLink>
          </li>
        ))}
        <li aria-current="page">{crumbs.at(-1)?.label}</li>
      </ol>
    </nav>
  );
}
