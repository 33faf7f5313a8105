import clsx from 'clsx';
import { PageHero, type PageEntry } from '@/components/layout/PageHero';
import { PrintButton } from '@/components/ui/PrintButton';
import { RequestLink } from '@/components/sections/RequestLink';
import { Questions } from '@/components/sections/Questions';
import { Section } from '@/components/ui/Section';
import type { Area } from '@/lib/content/schemas/area';
import type { Guide } from '@/lib/content/schemas/howItWorks';
import { PRICE_NEEDS, type PriceNeed, type PricesPage } from '@/lib/content/schemas/prices';
import type { Service } from '@/lib/content/schemas/services';
import { routes } from '@/lib/routing/routes';
import { neighbourhoodNames } from '@/lib/serviceArea/neighbourhoods';
import { priceOffers } from '@/lib/services/offers';
import { FrenchEstimates } from './FrenchEstimates';
import { PriceNeedSection } from './PriceNeedSection';
import { PricesDanger, type PricesDangerProps } from './PricesDanger';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './PricesView.module.css';

interface PricesViewProps extends Omit<PricesPage, 'danger'>, PricesDangerProps {
  page: PageEntry;
  services: readonly Pick<Service, 'id' | 'title' | 'pricing'>[];
  /** Commitments about prices. */
  commitments: readonly Guide['commitments']['items'][number][];
  /** Applies to all prices. */
  note: string;
  /** What all prices include and leave out. */
  includes: string | undefined;
  area: Area;
}

/** What help there is: who comes for each need, and all prices. */
export function PricesView({
  page,
  lead,
  danger,
  signs,
  list,
  needs,
  services,
  commitments,
  note,
  monthNote,
  area,
  cta,
  includes,
  answers,
  centre,
}: PricesViewProps) {
  const offers = priceOffers(services);
  const sections = (Object.keys(PRICE_NEEDS) as PriceNeed[]).map((code) => (
    <PriceNeedSection
      key={code}
      code={code}
      need={needs[code]}
      offers={offers.filter(({ line }) => line.need === code)}
      groups={signs.groups}
    />
  ));
  const half = Math.ceil(sections.length / 2);
  return (
    // print.css fits the page on one sheet of paper by this attribute.
    <div data-page="prices">
      <PageHero
        {...page}
        lead={lead}
        summary={<PricesDanger danger={danger} signs={signs} centre={centre} />}
      />
      <Section labelledBy="prix" ground="tinted">
        <h2 id="prix" className={clsx(layout.screen, styles.heading)}>
          {list.heading}
        </h2>
        <FrenchEstimates area={area} includes={includes}>
          <div className={styles.needs}>
            <div className={styles.column}>{sections.slice(0, half)}</div>
            <div className={styles.column}>
              {sections.slice(half)}
              <div className={clsx(texts.soft, styles.note)}>
                <p className={layout.screen}>{list.lead}</p>
                <p>
                  {note} {monthNote}
                </p>
                <div className={clsx(layout.stackXs, layout.screen, styles.actions)}>
                  <RequestLink href={cta.href} variant="link">
                    {cta.label}
                  </RequestLink>
                  {neighbourhoodNames(area).length > 0 ? (
                    <RequestLink id="quartiers" href={routes.neighbourhoods} variant="link">
                      {area.heading}
                    </RequestLink>
                  ) : null}
                  <PrintButton label="Imprimer les tarifs" variant="link" />
                </div>
              </div>
            </div>
          </div>
        </FrenchEstimates>
      </Section>
      <div className={layout.screen}>
        {commitments.length > 0 ? (
          <Section labelledBy="reponses" heading={answers.heading} lead={answers.lead}>
            <Questions items={commitments} />
          </Section>
        ) : null}
      </div>
    </div>
  );
}
