import { Fragment } from 'react';
import { ServiceAreaSection } from '@/components/serviceArea/ServiceAreaSection';
import { PageHero } from '@/components/layout/PageHero';
import { PrintButton } from '@/components/printables/PrintButton';
import { Cta } from '@/components/sections/Cta';
import { PriceLines } from './PriceLines';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { Questions } from '@/components/sections/Questions';
import { Section, SectionHead } from '@/components/ui/Section';
import { Unbroken } from '@/components/ui/Unbroken';
import { AnnotatedText } from '@/components/ui/AnnotatedText';
import { formatPrice } from '@/lib/text/format';
import { offersFor, spellMonth } from '@/lib/services/prices';
import { serviceRoute } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import type { PhoneNumber } from '@/lib/content/fields';
import type { Area } from '@/lib/content/schemas/area';
import type { Guide } from '@/lib/content/schemas/howItWorks';
import { PRICE_NEEDS, type PriceNeed, type PricesPage } from '@/lib/content/schemas/prices';
import type { PriceLine, Service } from '@/lib/content/schemas/services';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import styles from './PricesView.module.css';

interface PricesViewProps extends PricesPage {
  heading: string;
  breadcrumbs: BreadcrumbItems;
  services: readonly Pick<Service, 'id' | 'title' | 'pricing'>[];
  /** Commitments about prices. */
  commitments: readonly Guide['commitments']['items'][number][];
  /** Applies to all prices. */
  note: string;
  area: Area;
  centre: { phone: PhoneNumber; whatsapp: PhoneNumber };
}

/** All prices, grouped by need. */
export function PricesView(props: PricesViewProps) {
  const { heading, lead, breadcrumbs, list, needs, services, commitments, note, monthNote } = props;
  return (
    // print.css fits the page on one sheet of paper by this attribute.
    <div data-page="prices">
      <PageHero
        title={heading}
        lead={lead}
        breadcrumbs={breadcrumbs}
        actions={
          <>
            <ButtonLink href={props.cta.href}>{props.cta.label}</ButtonLink>
            <PrintButton label="Imprimer les tarifs" variant="link" />
          </>
        }
      />
      <div className={styles.screenOnly}>
        <ServiceAreaSection area={props.area} centre={props.centre} />
      </div>
      <Section labelledBy="prix" ground="tinted">
        <div className={styles.screenOnly}>
          <SectionHead id="prix" heading={list.heading} lead={list.lead} />
        </div>
        <div className={styles.needs}>
          {(Object.keys(PRICE_NEEDS) as PriceNeed[])
            .map((need) => ({
              need,
              ...needs[need],
              offers: offersFor(need, services),
            }))
            // A removed service may leave a need without prices.
            .filter(({ offers }) => offers.length > 0)
            .map(({ need, title, who, icon, offers }) => (
              <section key={need} aria-labelledby={`prix-${need}`} className={styles.need}>
                <h3 id={`prix-${need}`} className={styles.title}>
                  <Icon name={icon} size="feature" />
                  <Unbroken>{title}</Unbroken>
                </h3>
                <p className={styles.whoLine}>
                  <span className={styles.who}>
                    <Icon name="user" />
                    {who}
                  </span>
                </p>
                {offers.map(({ service, lines }) => (
                  <Fragment key={service.id}>
                    <PriceLines
                      lines={lines.map((line) => ({
                        ...line,
                        note: priceNote(line),
                        price: <AnnotatedText>{formatPrice(line)}</AnnotatedText>,
                      }))}
                    />
                    <p>
                      <PageLink href={serviceRoute(service.id)} className={styles.service}>
                        {service.title}
                        <Icon name="arrow-right" />
                      </PageLink>
                    </p>
                  </Fragment>
                ))}
              </section>
            ))}
        </div>
        <p className={styles.note}>
          {note} {monthNote}
        </p>
      </Section>
      <div className={styles.screenOnly}>
        {commitments.length > 0 ? (
          <Section labelledBy="reponses">
            <SectionHead id="reponses" heading={props.answers.heading} lead={props.answers.lead} />
            <Questions items={commitments} openCount={3} />
          </Section>
        ) : null}
        <Cta {...props.cta} phone={props.centre.phone} last />
      </div>
    </div>
  );
}

/** What a price includes and, if it is per week, the price per month. */
function priceNote(line: PriceLine) {
  const month = spellMonth(line);
  const notes = [line.note, month && fr(`soit ${month} par mois`)].filter(Boolean);
  return notes.length > 0 ? <AnnotatedText>{notes.join(', ')}</AnnotatedText> : null;
}
