import clsx from 'clsx';
import { NeighbourhoodLink } from '@/components/serviceArea/NeighbourhoodLink';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { serviceRoute } from '@/lib/routing/routes';
import { startingPrice } from '@/lib/services/prices';
import type { Service } from '@/lib/content/schemas/services';
import layout from '@/components/ui/layout.module.css';
import styles from './ServiceTeaser.module.css';

interface ServiceTeaserProps {
  service: Pick<Service, 'id' | 'icon' | 'title' | 'pricing'>;
  /** The prices page has the neighbourhood check. */
  checksNeighbourhoods: boolean;
}

/** A service beside a text about it: what it costs, and where we come. A list item. */
export function ServiceTeaser({ service, checksNeighbourhoods }: ServiceTeaserProps) {
  const { id, icon, title, pricing } = service;
  return (
    <li className={styles.teaser}>
      <Icon name={icon} className={styles.icon} />
      <PageLink href={serviceRoute(id)} className={clsx(layout.target, styles.title)}>
        {title}
      </PageLink>
      <p className={styles.price}>{startingPrice(pricing)}</p>
      {checksNeighbourhoods ? (
        <NeighbourhoodLink serviceId={id} title={title} className={layout.target} />
      ) : null}
    </li>
  );
}
