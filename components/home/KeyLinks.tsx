import { PageLink } from '@/components/ui/PageLink';
import { quartersRoute, routes } from '@/lib/routes';
import { fr } from '@/lib/typography';
import styles from './KeyLinks.module.css';

/**
 * The three questions of whoever looks for help, each a tap from its answer.
 *
 * @param props.checksQuarters The prices' page has the check of a quartier.
 */
export function KeyLinks({ checksQuarters }: { checksQuarters: boolean }) {
  return (
    <ul className={styles.links}>
      <li>
        <PageLink href={routes.prices}>Tous les prix</PageLink>
      </li>
      {checksQuarters ? (
        <li>
          <PageLink href={quartersRoute}>{fr('Votre quartier ?')}</PageLink>
        </li>
      ) : null}
      <li>
        <PageLink href={routes.howItWorks}>Comment ça se passe</PageLink>
      </li>
    </ul>
  );
}
