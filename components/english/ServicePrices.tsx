import { PriceLines } from '@/components/services/PriceLines';
import { PageLink } from '@/components/ui/PageLink';
import { Section, SectionHead } from '@/components/ui/Section';
import { priceInEnglish } from '@/lib/text/english';
import { serviceRoute } from '@/lib/routing/routes';
import type { English } from '@/lib/content/schemas/english';
import { PRICE_WORDS, type PriceLine, type Service } from '@/lib/content/schemas/services';
import { LocalizedText } from './LocalizedText';
import styles from './ServicePrices.module.css';

interface ServicePricesProps {
  text: English['prices'];
  services: readonly Service[];
}

/** Every service with all of its prices: those of its French page. */
export function ServicePrices({ text, services }: ServicePricesProps) {
  return (
    <Section id="services" labelledBy="services-title" ground="tinted">
      <SectionHead id="services-title" heading={text.heading} lead={text.lead} />
      <ul className={styles.services}>
        {services.map(({ id, title, description, en, pricing }) => (
          <li key={id} className={styles.service}>
            <h3>
              <PageLink href={serviceRoute(id)} hrefLang="fr">
                <LocalizedText en={en?.title} fr={title} />
              </PageLink>
            </h3>
            <p>
              <LocalizedText en={en?.description} fr={description} />
            </p>
            {pricing.length > 0 ? (
              <PriceLines lines={pricing.map(inEnglish)} />
            ) : (
              <p>{PRICE_WORDS['sur devis']}</p>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{text.note}</p>
    </Section>
  );
}

/** A line of prices with its words in English, where the content has them. */
function inEnglish(line: PriceLine) {
  const { option, note, per, en } = line;
  return {
    option,
    label: <LocalizedText en={en?.option} fr={option} />,
    note: note ? <LocalizedText en={en?.note} fr={note} /> : null,
    price: (
      <>
        {priceInEnglish(line)}
        {per && !en?.per ? <span lang="fr"> par {per}</span> : null}
      </>
    ),
  };
}
