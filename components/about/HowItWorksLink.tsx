import { PageLink } from '@/components/ui/PageLink';
import { routes } from '@/lib/routing/routes';
import styles from './HowItWorksLink.module.css';

/** The way to the page that says how care begins: the same words wherever it stands. */
export function HowItWorksLink() {
  return (
    <p className={styles.how}>
      <PageLink href={routes.howItWorks}>Comment ça se passe, étape par étape</PageLink>
    </p>
  );
}
