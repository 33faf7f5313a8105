import { PriceOption } from '@/components/services/PriceOption';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import type { Area } from '@/lib/content/schemas/area';
import type { English } from '@/lib/content/schemas/english';
import type { Service } from '@/lib/content/schemas/services';
import * as messages from '@/lib/i18n/en';
import { serviceRoute } from '@/lib/routing/routes';
import { priceOffers } from '@/lib/services/offers';
import { startingPrice } from '@/lib/services/prices';
import { EnglishEstimates } from './EnglishEstimates';
import layout from '@/components/ui/layout.module.css';
import styles from './ServicePrices.module.css';

interface ServicePricesProps {
  text: English['prices'];
  services: readonly Service[];
  /** undefined until all of it is in English. */
  area: Area | undefined;
  /** What all prices include and leave out. */
  includes: string | undefined;
}

/** Every service with its lowest price; each opens to all prices of its French page. */
export function ServicePrices({ text, services, area, includes }: ServicePricesProps) {
  const offers = priceOffers(
    services.map(({ id, title, en, pricing }) => ({ id, title: en?.title ?? title, pricing })),
  );
  return (
    <Section id="services" labelledBy="services-title" ground="tinted" isBeside {...text}>
      <EnglishEstimates area={area} includes={includes}>
        <ul className={layout.stackXs}>
          {services.map(({ id, title, description, en, pricing }) => {
            const name = <LocalizedText locale="en" fr={title} en={en?.title} />;
            return (
              <li key={id}>
                <Disclosure
                  headingLevel="h3"
                  heading={
                    <span className={styles.summary}>
                      <span>{name}</span>{' '}
                      <span className={styles.price}>
                        {startingPrice(pricing, { messages }) ?? messages.prices.onRequest}
                      </span>
                    </span>
                  }
                >
                  <p>
                    <LocalizedText locale="en" fr={description} en={en?.description} />
                  </p>
                  <div className={layout.apart}>
                    {offers
                      .filter(({ service }) => service.id === id)
                      .map((offer) => (
                        <PriceOption key={offer.anchor} offer={offer} locale="en" />
                      ))}
                  </div>
                  <PageLink href={serviceRoute(id)} hrefLang="fr" className={layout.target}>
                    {name}, in French
                  </PageLink>
                </Disclosure>
              </li>
            );
          })}
        </ul>
      </EnglishEstimates>
      <p className={layout.apart}>{text.note}</p>
    </Section>
  );
}
