import clsx from 'clsx';
import { NeighbourhoodLink } from '@/components/serviceArea/NeighbourhoodLink';
import type { Service } from '@/lib/content/schemas/services';
import type { Site } from '@/lib/content/schemas/site';
import { formatHours } from '@/lib/openingHours/formatHours';
import { startingPrice } from '@/lib/services/prices';
import { fr } from '@/lib/text/typography';
import layout from '@/components/ui/layout.module.css';
import styles from './ServiceSummary.module.css';

export interface ServiceSummaryProps {
  service: Service;
  site: Site;
  /** The prices page has the neighbourhood check. */
  checksNeighbourhoods: boolean;
}

/** What a family asks first of a service: price, neighbourhood, hours. */
export function ServiceSummary({ service, site, checksNeighbourhoods }: ServiceSummaryProps) {
  const { days, hours } = formatHours(site.hours.homeCare.lines[0]);
  const price = startingPrice(service.pricing);
  return (
    <ul className={clsx(layout.targetRows, styles.summary)}>
      {price ? (
        <li>
          <a href="#tarifs">{price}</a>
        </li>
      ) : null}
      {checksNeighbourhoods ? (
        <li>
          <NeighbourhoodLink serviceId={service.id} />
        </li>
      ) : null}
      <li>{fr(`${days}, ${hours}`)}</li>
    </ul>
  );
}
