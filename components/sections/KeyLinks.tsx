import clsx from 'clsx';
import { PageLink } from '@/components/ui/PageLink';
import { routes } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import layout from '@/components/ui/layout.module.css';
import styles from './KeyLinks.module.css';

/**
 * The three most frequent questions, as links.
 *
 * @param props.checksNeighbourhoods The prices page has the neighbourhood check.
 */
export function KeyLinks({ checksNeighbourhoods }: { checksNeighbourhoods: boolean }) {
  return (
    <ul className={clsx(layout.row, layout.targets, styles.links)}>
      <li>
        <PageLink href={routes.prices}>Les prix</PageLink>
      </li>
      {checksNeighbourhoods ? (
        <li>
          <PageLink href={routes.neighbourhoods}>{fr('Votre quartier ?')}</PageLink>
        </li>
      ) : null}
      <li>
        <PageLink href={routes.howItWorks}>Les étapes</PageLink>
      </li>
    </ul>
  );
}
