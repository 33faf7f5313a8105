import type { ReactNode } from 'react';
import { OpenNow } from '@/components/openingHours/OpenNow';
import { HoursList } from '@/components/openingHours/HoursList';
import { HowItWorksLink } from '@/components/about/HowItWorksLink';
import { ChatLink, MailLink, PhoneLink } from '@/components/contact/ContactLinks';
import { UrgencyLine } from '@/components/contact/UrgencyLine';
import { SidebarLayout } from '@/components/ui/SidebarLayout';
import { contact } from '@/lib/i18n/fr';
import { whatsappChat } from '@/lib/share/share';
import { closingDaysOf } from '@/lib/openingHours/closingDays';
import { spansOfWeek } from '@/lib/openingHours/spans';
import type { Centre } from '@/lib/appointment/requestText';
import type { Content } from '@/lib/content/collections';
import type { Site } from '@/lib/content/schemas/site';
import { NoScriptNote } from './NoScriptNote';
import styles from './AppointmentLayout.module.css';

interface AppointmentLayoutProps {
  content: Pick<Content['appointment'], 'emergency' | 'steps'>;
  site: Pick<Site, 'hours' | 'closingDays'>;
  /** When the phone is answered. */
  answerHours: string;
  centre: Centre;
  /** The form. */
  children: ReactNode;
}

/** The appointment page: the form, and beside it the opening hours and contacts. */
export function AppointmentLayout(props: AppointmentLayoutProps) {
  const { content, site, answerHours, centre } = props;
  const { consultations, reception } = site.hours;
  return (
    <SidebarLayout
      aside={
        <aside className={styles.aside} aria-label="Horaires et contact">
          <HoursList
            hours={consultations}
            closingDays={closingDaysOf(site, 'consultations')}
            headingLevel="h2"
          />
          <h2 className={styles.heading}>Contact rapide</h2>
          <OpenNow
            spans={spansOfWeek(reception.lines)}
            closingDays={closingDaysOf(site, 'reception')}
            ordinary={answerHours}
          />
          <address className={styles.contact}>
            <PhoneLink phone={centre.phone} icon />
            <MailLink email={centre.email} icon />
            <ChatLink href={whatsappChat(centre.whatsapp)} label={contact.chat} icon />
          </address>
          <HowItWorksLink />
        </aside>
      }
    >
      <UrgencyLine text={content.emergency} phone={centre.phone} label="appelez" />
      <ol className={styles.steps} aria-label={content.steps.heading}>
        {content.steps.items.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <NoScriptNote centre={centre} />
      {props.children}
    </SidebarLayout>
  );
}
