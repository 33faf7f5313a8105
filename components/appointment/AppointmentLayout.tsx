import type { ReactNode } from 'react';
import { OpenNow } from '@/components/contact/OpenNow';
import { CHAT_NAME } from '@/components/contact/WhatsAppButton';
import { HoursList } from '@/components/sections/HoursList';
import { HowItWorksLink } from '@/components/sections/HowItWorksLink';
import { Notice } from '@/components/sections/Notice';
import { Beside } from '@/components/ui/Beside';
import { Icon } from '@/components/ui/Icon';
import { PicturePanel } from '@/components/ui/PicturePanel';
import { formatPhone, mailHref, phoneHref } from '@/lib/text/format';
import { whatsappChat } from '@/lib/navigation/share';
import { closingDaysOf } from '@/lib/time/closingDays';
import { spansOfWeek } from '@/lib/time/openingHours';
import type { Site } from '@/lib/content/schemas/site';
import { NoScriptNote } from './NoScriptNote';
import type { Centre } from './OtherWays';
import styles from './AppointmentLayout.module.css';

interface AppointmentLayoutProps {
  content: {
    lead: string;
    steps: { heading: string; items: readonly { title: string; text: string }[] };
    emergency: { heading: string; text: string };
  };
  site: Pick<Site, 'hours' | 'closingDays'>;
  /** When the phone is answered, in words. */
  answerHours: string;
  centre: Centre;
  /** What «urgences» means beside the hours. */
  urgentCare: string;
  /** What comes first where help is urgent. */
  rule: string;
  /** The form. */
  children: ReactNode;
}

/** The appointment page: the form, and beside it when to come and how else to ask. */
export function AppointmentLayout(props: AppointmentLayoutProps) {
  const { content, site, answerHours, centre } = props;
  const { consultations, reception } = site.hours;
  return (
    <Beside
      aside={
        <aside className={styles.aside} aria-label="Horaires et contact">
          <div className={styles.panel}>
            <HoursList
              hours={consultations}
              closingDays={closingDaysOf(site, 'consultations')}
              headingLevel="h2"
            />
            <p className={styles.urgent}>{props.urgentCare}</p>
            <h2 className={styles.heading}>Contact rapide</h2>
            <OpenNow
              spans={spansOfWeek(reception.lines)}
              closingDays={closingDaysOf(site, 'reception')}
              ordinary={answerHours}
            />
            <address className={styles.contact}>
              <a href={phoneHref(centre.phone)}>
                <Icon name="phone" />
                {formatPhone(centre.phone)}
              </a>
              <a href={mailHref(centre.email)}>
                <Icon name="envelope" />
                {centre.email}
              </a>
              <a href={whatsappChat(centre.whatsapp)} rel="noopener" aria-label={CHAT_NAME}>
                <Icon name="whatsapp" />
                WhatsApp
              </a>
            </address>
          </div>
          <PicturePanel image="/illustrations/accueil-telephone.svg">
            <h2>{content.steps.heading}</h2>
            <ol className={styles.steps}>
              {content.steps.items.map(({ title, text }) => (
                <li key={title}>
                  <span>
                    <b>{title}</b>
                    {text}
                  </span>
                </li>
              ))}
            </ol>
            <HowItWorksLink />
          </PicturePanel>
          <Notice look="urgent" heading={content.emergency.heading}>
            <p>
              {content.emergency.text} {props.rule}
            </p>
          </Notice>
        </aside>
      }
    >
      <p className={styles.lead}>{content.lead}</p>
      <NoScriptNote centre={centre} />
      {props.children}
    </Beside>
  );
}
