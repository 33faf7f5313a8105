import clsx from 'clsx';
import { PageHero } from '@/components/layout/PageHero';
import { RedFlags } from '@/components/firstAid/RedFlags';
import { Notice } from '@/components/sections/Notice';
import { BackLink } from '@/components/ui/BackLink';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { routes } from '@/lib/routing/routes';
import { whatsappShare } from '@/lib/share/share';
import type { BreadcrumbItems } from '@/lib/routing/breadcrumbs';
import { fr } from '@/lib/text/typography';
import type { RedFlagList } from '@/lib/firstAid/warningSteps';
import type { PhoneNumber } from '@/lib/text/format';
import type { Recommendation } from '@/lib/content/schemas/finder';
import type { Service } from '@/lib/content/schemas/services';
import { RecommendedService } from './RecommendedService';
import { FinderLayout } from './FinderLayout';
import layout from '@/components/ui/layout.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './RecommendationPage.module.css';

interface RecommendationPageProps {
  /** A neutral name, for shared links. */
  name: string;
  recommendation: Recommendation;
  services: readonly Service[];
  breadcrumbs: BreadcrumbItems;
  /** The page's canonical address. */
  url: string;
  pricingNote: string;
  talk: { heading: string; text: string };
  redFlags: readonly RedFlagList[];
  emergency: { rule: string };
  phone: PhoneNumber;
  whatsapp: PhoneNumber;
  /** The prices page has the neighbourhood check. */
  checksNeighbourhoods: boolean;
}

/** A recommendation: one or two services, with reasons and prices. */
export function RecommendationPage({
  services,
  phone,
  whatsapp,
  recommendation,
  breadcrumbs,
  talk,
  checksNeighbourhoods,
  pricingNote,
  name,
  url,
  redFlags,
  emergency,
}: RecommendationPageProps) {
  return (
    <>
      <PageHero
        title="Voici qui peut vous aider"
        lead={recommendation.why}
        breadcrumbs={breadcrumbs}
      />
      <FinderLayout talk={talk} phone={phone} whatsapp={whatsapp}>
        <BackLink href={routes.finder}>Changer mes réponses</BackLink>
        {recommendation.first ? (
          <Notice variant="urgent" heading={fr('D’abord')}>
            <p>{recommendation.first}</p>
          </Notice>
        ) : null}
        <div className={styles.services}>
          {services.map((service, index) => (
            <RecommendedService
              key={service.id}
              service={service}
              isFirst={index === 0}
              checksNeighbourhoods={checksNeighbourhoods}
            />
          ))}
        </div>
        <p className={texts.note}>{pricingNote}</p>
        <PageLink href={routes.prices} className={clsx(layout.target, texts.strong)}>
          {fr('Tous nos tarifs')}
        </PageLink>
        <p className={styles.share}>
          <ButtonLink href={whatsappShare(name, url)} variant="outline" wide>
            <Icon name="whatsapp" />
            Envoyer à un proche
          </ButtonLink>
        </p>
        <Notice variant="urgent" heading={fr('Partez à l’hôpital si vous voyez un de ces signes')}>
          <RedFlags lists={redFlags} />
          <p>{emergency.rule}</p>
        </Notice>
      </FinderLayout>
    </>
  );
}
