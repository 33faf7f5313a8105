import clsx from 'clsx';
import { NeighbourhoodLink } from '@/components/serviceArea/NeighbourhoodLink';
import { PriceList } from '@/components/services/PriceList';
import { ButtonLink } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import tones from '@/components/ui/tones.module.css';
import { requestRoute, serviceRoute } from '@/lib/routing/routes';
import { startingPrice } from '@/lib/services/prices';
import { fr } from '@/lib/text/typography';
import type { Service } from '@/lib/content/schemas/services';
import panel from '@/components/ui/panel.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './RecommendedService.module.css';

interface RecommendedServiceProps {
  service: Service;
  /** The recommendation to start with. */
  isFirst: boolean;
  /** The prices page has the neighbourhood check. */
  checksNeighbourhoods: boolean;
}

/** A recommended service: what it costs, where we come, how to ask; then all its prices. */
export function RecommendedService({
  service,
  isFirst,
  checksNeighbourhoods,
}: RecommendedServiceProps) {
  const { id, title, description, color, image, pricing } = service;
  const heading = `service-${id}`;
  return (
    <section
      className={clsx(panel.panel, layout.unsplit, styles.service, tones[color])}
      aria-labelledby={heading}
    >
      <Picture
        picture={image}
        priority={isFirst}
        sizes="(max-width: 40em) 100vw, (max-width: 77em) 50vw, 21rem"
        className={clsx(layout.screen, styles.picture)}
      />
      <div className={clsx(panel.panel, panel.small, panel.paper, styles.panel)}>
        <h2 id={heading}>{title}</h2>
        <p className={styles.text}>{description}</p>
        <p className={styles.price}>{startingPrice(pricing)}</p>
        {checksNeighbourhoods ? (
          <NeighbourhoodLink serviceId={id} title={title} className={layout.target} />
        ) : null}
        <div className={clsx(layout.actions, layout.wide, styles.actions)}>
          <ButtonLink
            href={requestRoute(id)}
            variant={isFirst ? 'primary' : 'dark'}
            aria-label={fr(`Demander ce service : ${title}`)}
          >
            Demander ce service
          </ButtonLink>
          <ButtonLink
            href={serviceRoute(id)}
            variant="outline"
            aria-label={fr(`Voir le service : ${title}`)}
          >
            Voir le service
          </ButtonLink>
        </div>
        <div className={styles.prices}>
          <PriceList service={service} />
        </div>
      </div>
    </section>
  );
}
