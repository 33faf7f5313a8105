import { PageLink } from '@/components/ui/PageLink';
import { routes } from '@/lib/routing/routes';
import styles from './HowItWorksLink.module.css';

/** A link to the page on how care starts. */
export function HowItWorksLink() {
  return (
    <p className={styles.how}>
      <PageLink href={routes.howItWorks}>Comment ça se passe, étape par étape</PageLink>
    </p>
  );
}
