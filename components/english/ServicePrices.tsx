import clsx from 'clsx';
import { PriceOption } from '@/components/services/PriceOption';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import type { Area } from '@/lib/content/schemas/area';
import type { English } from '@/lib/content/schemas/english';
import type { Service } from '@/lib/content/schemas/services';
import { prices } from '@/lib/i18n/en';
import { serviceRoute } from '@/lib/routing/routes';
import { priceOffers } from '@/lib/services/offers';
import { EnglishEstimates } from './EnglishEstimates';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './ServicePrices.module.css';

interface ServicePricesProps {
  text: English['prices'];
  services: readonly Service[];
  /** undefined until all of it is in English. */
  area: Area | undefined;
  /** What all prices include and leave out. */
  includes: string | undefined;
}

/** Every service with all of its prices: those of its French page. */
export function ServicePrices({ text, services, area, includes }: ServicePricesProps) {
  const offers = priceOffers(
    services.map(({ id, title, en, pricing }) => ({ id, title: en?.title ?? title, pricing })),
  );
  return (
    <Section id="services" labelledBy="services-title" ground="tinted" {...text}>
      <EnglishEstimates area={area} includes={includes}>
        <ul className={clsx(layout.flow, styles.services)}>
          {services.map(({ id, title, description, en, pricing }) => (
            <li key={id} className={clsx(panel.panel, panel.small, panel.paper, styles.service)}>
              <h3>
                <PageLink href={serviceRoute(id)} hrefLang="fr" className={layout.target}>
                  <LocalizedText locale="en" fr={title} en={en?.title} />
                </PageLink>
              </h3>
              <p>
                <LocalizedText locale="en" fr={description} en={en?.description} />
              </p>
              {offers
                .filter(({ service }) => service.id === id)
                .map((offer) => (
                  <PriceOption key={offer.anchor} offer={offer} locale="en" />
                ))}
              {pricing.length === 0 ? <p>{prices['sur devis']}</p> : null}
            </li>
          ))}
        </ul>
      </EnglishEstimates>
      <p className={styles.note}>{text.note}</p>
    </Section>
  );
}
