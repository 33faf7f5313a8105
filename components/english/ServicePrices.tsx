import { PriceLines } from '@/components/services/PriceLines';
import { LocalizedText } from '@/components/ui/LocalizedText';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import type { English } from '@/lib/content/schemas/english';
import type { Service } from '@/lib/content/schemas/services';
import { prices } from '@/lib/i18n/en';
import { serviceRoute } from '@/lib/routing/routes';
import styles from './ServicePrices.module.css';

interface ServicePricesProps {
  text: English['prices'];
  services: readonly Service[];
}

/** Every service with all of its prices: those of its French page. */
export function ServicePrices({ text, services }: ServicePricesProps) {
  return (
    <Section id="services" labelledBy="services-title" ground="tinted" {...text}>
      <ul className={styles.services}>
        {services.map(({ id, title, description, en, pricing }) => (
          <li key={id} className={styles.service}>
            <h3>
              <PageLink href={serviceRoute(id)} hrefLang="fr">
                <LocalizedText locale="en" fr={title} en={en?.title} />
              </PageLink>
            </h3>
            <p>
              <LocalizedText locale="en" fr={description} en={en?.description} />
            </p>
            {pricing.length > 0 ? (
              <PriceLines lines={pricing} locale="en" />
            ) : (
              <p>{prices['sur devis']}</p>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{text.note}</p>
    </Section>
  );
}
