import { Fragment } from 'react';
import { AnnotatedText } from '@/components/ui/AnnotatedText';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { Unbroken } from '@/components/ui/Unbroken';
import { serviceRoute } from '@/lib/routing/routes';
import { formatMonthlyPrice, offersFor } from '@/lib/services/prices';
import { fr } from '@/lib/text/typography';
import type { PriceNeed, PricesPage } from '@/lib/content/schemas/prices';
import type { PriceLine, Service } from '@/lib/content/schemas/services';
import { PriceLines } from './PriceLines';
import styles from './PricesView.module.css';

interface PriceNeedSectionProps {
  code: PriceNeed;
  need: PricesPage['needs'][PriceNeed];
  services: readonly Pick<Service, 'id' | 'title' | 'pricing'>[];
}

/** The prices of one need, by service; nothing if no service has a price for it. */
export function PriceNeedSection({ code, need, services }: PriceNeedSectionProps) {
  const offers = offersFor(code, services);
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={`prix-${code}`} className={styles.need}>
      <h3 id={`prix-${code}`} className={styles.title}>
        <Icon name={need.icon} size="feature" />
        <Unbroken>{need.title}</Unbroken>
      </h3>
      <p className={styles.whoLine}>
        <span className={styles.who}>
          <Icon name="user" />
          {need.who}
        </span>
      </p>
      {offers.map(({ service, lines }) => (
        <Fragment key={service.id}>
          <PriceLines lines={lines} renderNote={priceNote} />
          <p>
            <PageLink href={serviceRoute(service.id)} className={styles.service}>
              {service.title}
              <Icon name="arrow-right" />
            </PageLink>
          </p>
        </Fragment>
      ))}
    </section>
  );
}

/** What a price includes and, if it is per week, the price per month. */
function priceNote(line: PriceLine) {
  const month = formatMonthlyPrice(line);
  const notes = [line.note, month && fr(`soit ${month} par mois`)].filter(Boolean);
  return notes.length > 0 ? <AnnotatedText>{notes.join(', ')}</AnnotatedText> : null;
}
