import clsx from 'clsx';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { RedFlags } from '@/components/firstAid/RedFlags';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { PageLink } from '@/components/ui/PageLink';
import type { PricesPage } from '@/lib/content/schemas/prices';
import type { Site } from '@/lib/content/schemas/site';
import { hospitalsRoute } from '@/lib/firstAid/firstAid';
import type { AllSigns } from '@/lib/firstAid/warningSteps';
import { printableRoute, routes, urgentRoute } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import layout from '@/components/ui/layout.module.css';
import styles from './PricesDanger.module.css';

/** The hash that opens it. */
export const DANGER_HASH = 'signes-graves';

export interface PricesDangerProps {
  danger: PricesPage['danger'];
  signs: AllSigns;
  centre: Pick<Site, 'phones' | 'whatsapp' | 'emergency' | 'urgentCare'>;
}

/** One line that opens to all red flags and the hospital, then whom to call today. */
export function PricesDanger({ danger, signs, centre }: PricesDangerProps) {
  const { phones, whatsapp, emergency, urgentCare } = centre;
  return (
    <Disclosure
      tone="danger"
      icon="warning"
      heading={danger.question}
      headingLevel="h2"
      hint={danger.hint}
      contentId={DANGER_HASH}
      className={clsx(layout.screen, styles.danger)}
    >
      <div className={layout.stackS}>
        <h3>{danger.heading}</h3>
        <p>{emergency.hospital}</p>
        <RedFlags signs={signs} openCount={1} />
        <p className={clsx(layout.row, layout.targets)}>
          <PageLink href={routes.guides}>{fr('Les gestes en attendant')}</PageLink>
          <PageLink href={hospitalsRoute}>{fr('Quel hôpital ?')}</PageLink>
          <PageLink href={printableRoute('signes')}>{fr('Imprimer ces signes')}</PageLink>
        </p>
        <h3>{danger.urgentHeading}</h3>
        <p>
          {danger.urgentText} {emergency.call}
        </p>
        <div className={clsx(layout.actions, layout.wide)}>
          <PhoneButton phone={phones[0]} variant="dark" />
          <WhatsAppButton
            number={whatsapp}
            text={fr('Bonjour, cela ne peut pas attendre demain : ')}
            label="Écrire sur WhatsApp que cela ne peut pas attendre"
          />
        </div>
        <p>{urgentCare}</p>
        <p className={layout.targets}>
          <PageLink href={urgentRoute}>{fr('Écrire une demande pour aujourd’hui')}</PageLink>
        </p>
      </div>
    </Disclosure>
  );
}
