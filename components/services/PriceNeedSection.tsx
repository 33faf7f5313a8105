import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { NoBreak } from '@/components/ui/text/NoBreak';
import type { AllSigns } from '@/lib/firstAid/warningSteps';
import { serviceRoute } from '@/lib/routing/routes';
import { decapitalise } from '@/lib/text/format';
import { fr } from '@/lib/text/typography';
import type { PriceNeed, PricesPage } from '@/lib/content/schemas/prices';
import type { PriceOffer } from '@/lib/services/offers';
import { PriceOption } from './PriceOption';
import { DANGER_HASH } from './PricesDanger';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './PricesView.module.css';

interface PriceNeedSectionProps {
  code: PriceNeed;
  need: PricesPage['needs'][PriceNeed];
  /** Those for this need. */
  offers: readonly PriceOffer[];
  groups: AllSigns['groups'];
}

/** The prices of one need, and the services that have them; nothing if there are none. */
export function PriceNeedSection({ code, need, offers, groups }: PriceNeedSectionProps) {
  if (offers.length === 0) return null;
  const patients = groups
    .filter(({ code }) => need.signs.includes(code))
    .map(({ heading }) => decapitalise(heading));
  const services = new Map(offers.map(({ service }) => [service.id, service.title]));
  return (
    <section
      aria-labelledby={`besoin-${code}`}
      className={clsx(panel.panel, panel.paper, layout.unsplit, styles.need)}
    >
      <div className={clsx(layout.iconLine, styles.head)}>
        <Icon name={need.icon} size="feature" className={layout.screen} />
        <div>
          <h3 id={`besoin-${code}`} className={styles.title}>
            <NoBreak>{need.title}</NoBreak>
          </h3>
          <p className={clsx(texts.note, styles.who)}>{need.who}</p>
        </div>
      </div>
      {need.first ? (
        <p className={clsx(layout.iconText, styles.first)}>
          <Icon name="warning" />
          <span>{need.first}</span>
        </p>
      ) : null}
      {offers.map((offer) => (
        <PriceOption key={offer.anchor} offer={offer} />
      ))}
      <div className={clsx(layout.row, layout.targets, layout.screen, styles.links)}>
        {[...services].map(([id, title]) => (
          <PageLink key={id} href={serviceRoute(id)} className={styles.service}>
            {title}
            <Icon name="arrow-right" />
          </PageLink>
        ))}
        {patients.length > 0 ? (
          <a href={`#${DANGER_HASH}`} className={clsx(texts.note, styles.signs)}>
            <span>
              <u>Signes graves</u>
              {fr(` : ${patients.join(', ')}`)}
            </span>
          </a>
        ) : null}
      </div>
    </section>
  );
}
