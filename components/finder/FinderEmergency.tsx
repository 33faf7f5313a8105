import clsx from 'clsx';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { Notice } from '@/components/sections/Notice';
import { PageLink } from '@/components/ui/PageLink';
import { hospitalsRoute } from '@/lib/firstAid/firstAid';
import { routes, urgentRoute } from '@/lib/routing/routes';
import { fr } from '@/lib/text/typography';
import type { PhoneNumber } from '@/lib/text/format';
import type { Content } from '@/lib/content/collections';
import layout from '@/components/ui/layout.module.css';
import styles from './Finder.module.css';

export interface FinderEmergencyProps {
  danger: Content['finder']['danger'];
  /** The emergency instructions of the whole site. */
  emergency: Pick<Content['site']['emergency'], 'rule' | 'hospital' | 'call'>;
  phone: PhoneNumber;
  whatsapp: PhoneNumber;
  /** When the centre answers an urgent need: at any hour, unlike its reception. */
  urgentCare: string;
}

/** The outcomes of the first question: go to hospital, or call today. The style sheet shows one. */
export function FinderEmergency({
  danger,
  emergency,
  phone,
  whatsapp,
  urgentCare,
}: FinderEmergencyProps) {
  return (
    <>
      <div className={clsx(styles.danger, styles.outcome)} data-step={danger.heading}>
        <Notice variant="urgent" heading={danger.heading}>
          <p>{emergency.hospital}</p>
          <p className={styles.rule}>{emergency.rule}</p>
          <p className={clsx(layout.wide, styles.contact)}>
            <PhoneButton phone={phone} variant="dark" />
          </p>
          <p className={clsx(layout.row, layout.targets)}>
            <PageLink href={routes.guides}>{fr('Les gestes en attendant')}</PageLink>
            <PageLink href={hospitalsRoute}>{fr('Quel hôpital ?')}</PageLink>
          </p>
        </Notice>
      </div>
      <div className={clsx(styles.urgent, styles.outcome)} data-step={danger.urgentHeading}>
        <Notice variant="urgent" heading={danger.urgentHeading}>
          <p>{danger.urgentText}</p>
          <p className={styles.rule}>{emergency.call}</p>
          <div className={clsx(layout.actions, layout.wide, styles.contact)}>
            <PhoneButton phone={phone} variant="dark" />
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
        </Notice>
      </div>
    </>
  );
}
