import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { Section, SectionHead } from '@/components/ui/Section';
import { priceInEnglish } from '@/lib/text/english';
import { serviceRoute } from '@/lib/routes';
import type { English } from '@/lib/content/schemas/english';
import type { PriceLine, Service } from '@/lib/content/schemas/services';
import { Said } from './Said';
import styles from './ServicePrices.module.css';

interface ServicePricesProps {
  text: English['prices'];
  services: readonly Service[];
}

/** Every service with all of its prices: those of its French page. */
export function ServicePrices({ text, services }: ServicePricesProps) {
  return (
    <Section id="services" labelledBy="services-title" ground="tint">
      <SectionHead id="services-title" heading={text.heading} lead={text.lead} />
      <ul className={styles.services}>
        {services.map(({ id, icon, title, description, en, pricing }) => (
          <li key={id} className={styles.service}>
            <h3>
              <Icon name={icon} />
              <span>
                <Said en={en?.title} fr={title} />
              </span>
            </h3>
            <p>
              <Said en={en?.description} fr={description} />
            </p>
            <dl className={styles.prices}>
              {pricing.map((line) => (
                <Price key={line.option} line={line} />
              ))}
            </dl>
            <PageLink href={serviceRoute(id)} hrefLang="fr" className={styles.more}>
              <span lang="fr">{title}</span> (in French)
            </PageLink>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{text.note}</p>
    </Section>
  );
}

function Price({ line }: { line: PriceLine }) {
  const { option, note, per, en } = line;
  return (
    <div>
      <dt>
        <Said en={en?.option} fr={option} />
        {note ? (
          <small>
            <Said en={en?.note} fr={note} />
          </small>
        ) : null}
      </dt>
      <dd>
        {priceInEnglish(line)}
        {per && !en?.per ? <span lang="fr"> par {per}</span> : null}
      </dd>
    </div>
  );
}
