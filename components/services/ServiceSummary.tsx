import clsx from 'clsx';
import { NeighbourhoodLink } from '@/components/serviceArea/NeighbourhoodLink';
import { Icon } from '@/components/ui/Icon';
import type { Service } from '@/lib/content/schemas/services';
import type { IconName } from '@/lib/content/schemas/variants';
import type { Site } from '@/lib/content/schemas/site';
import { formatHours } from '@/lib/openingHours/formatHours';
import { startingPrice } from '@/lib/services/prices';
import { fr } from '@/lib/text/typography';
import type { ReactNode } from 'react';
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
  const facts: [icon: IconName, label: string, value: ReactNode][] = [
    ['clock', 'Horaires', fr(`${days}, ${hours}`)],
  ];
  if (checksNeighbourhoods)
    facts.unshift(['map-pin', 'Quartier', <NeighbourhoodLink key="link" serviceId={service.id} />]);
  if (price)
    facts.unshift([
      'tag',
      'Prix',
      <a key="link" href="#tarifs">
        {price}
      </a>,
    ]);
  return (
    <dl className={clsx(layout.targets, styles.summary)}>
      {facts.map(([icon, label, value]) => (
        <div key={label}>
          <Icon name={icon} />
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
