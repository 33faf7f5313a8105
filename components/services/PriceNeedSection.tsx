import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { NoBreak } from '@/components/ui/text/NoBreak';
import { serviceRoute } from '@/lib/routing/routes';
import type { PriceNeed, PricesPage } from '@/lib/content/schemas/prices';
import type { PriceOffer } from '@/lib/services/offers';
import { PriceOption } from './PriceOption';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './PricesView.module.css';

interface PriceNeedSectionProps {
  code: PriceNeed;
  need: PricesPage['needs'][PriceNeed];
  /** Those for this need. */
  offers: readonly PriceOffer[];
}

/** The prices of one need, and the services that have them; nothing if there are none. */
export function PriceNeedSection({ code, need, offers }: PriceNeedSectionProps) {
  if (offers.length === 0) return null;
  const services = new Map(offers.map(({ service }) => [service.id, service.title]));
  return (
    <section
      aria-labelledby={`besoin-${code}`}
      className={clsx(panel.panel, panel.paper, styles.need)}
    >
      <div>
        <h3 id={`besoin-${code}`} className={clsx(layout.iconLine, styles.title)}>
          <Icon name={need.icon} size="feature" className={layout.screen} />
          <NoBreak>{need.title}</NoBreak>
        </h3>
        <p className={styles.whoLine}>
          <span className={clsx(layout.iconLine, texts.note, styles.who)}>
            <Icon name="user" className={layout.screen} />
            {need.who}
          </span>
        </p>
      </div>
      <div>
        {offers.map((offer) => (
          <PriceOption key={offer.anchor} offer={offer} />
        ))}
        {[...services].map(([id, title]) => (
          <p key={id}>
            <PageLink
              href={serviceRoute(id)}
              className={clsx(layout.screen, layout.target, styles.service)}
            >
              {title}
              <Icon name="arrow-right" />
            </PageLink>
          </p>
        ))}
      </div>
    </section>
  );
}
