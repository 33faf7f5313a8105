import { PageHero } from '@/components/layout/PageHero';
import { GraveSigns } from '@/components/sections/GraveSigns';
import { Notice } from '@/components/sections/Notice';
import { BackLink } from '@/components/ui/BackLink';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { routes } from '@/lib/routes';
import { whatsappShare } from '@/lib/navigation/share';
import type { Crumbs } from '@/lib/navigation/crumbs';
import { fr } from '@/lib/typography';
import type { GraveList } from '@/lib/danger/warningSteps';
import type { PhoneNumber } from '@/lib/content/fields';
import type { Advice } from '@/lib/content/schemas/finder';
import type { Service } from '@/lib/content/schemas/services';
import { AdvisedService } from './AdvisedService';
import { FinderLayout } from './FinderLayout';
import styles from './AdvicePage.module.css';

interface AdvicePageProps {
  /** What the advice is called where others may see it. */
  name: string;
  advice: Advice;
  services: readonly Service[];
  crumbs: Crumbs;
  /** The page's canonical address. */
  url: string;
  pricingNote: string;
  talk: { heading: string; text: string };
  /** Of those whom it may be for. */
  graveSigns: readonly GraveList[];
  emergency: { rule: string };
  phone: PhoneNumber;
  whatsapp: PhoneNumber;
}

/** An advice: which service, or which two, why, at what price, and how to go on from there. */
export function AdvicePage(props: AdvicePageProps) {
  const { services, phone, whatsapp } = props;
  return (
    <>
      <PageHero title="Voici qui peut vous aider" lead={props.advice.why} crumbs={props.crumbs} />
      <FinderLayout talk={props.talk} phone={phone} whatsapp={whatsapp}>
        <BackLink href={routes.finder}>Changer mes réponses</BackLink>
        {props.advice.first ? (
          <Notice look="urgent" heading={fr('D’abord')}>
            <p>{props.advice.first}</p>
          </Notice>
        ) : null}
        <div className={styles.services}>
          {services.map((service, index) => (
            <AdvisedService
              key={service.id}
              service={service}
              pricingNote={props.pricingNote}
              first={index === 0}
            />
          ))}
        </div>
        <p className={styles.share}>
          <ButtonLink href={whatsappShare(props.name, props.url)} look="outline" wide>
            <Icon name="whatsapp" />
            Envoyer à un proche
          </ButtonLink>
        </p>
        <Notice look="urgent" heading={fr('Partez à l’hôpital si vous voyez un de ces signes')}>
          <GraveSigns lists={props.graveSigns} />
          <p>{props.emergency.rule}</p>
        </Notice>
      </FinderLayout>
    </>
  );
}
