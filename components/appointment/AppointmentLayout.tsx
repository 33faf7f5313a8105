import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ChatLink, MailLink, PhoneLink } from '@/components/contact/ContactLinks';
import { UrgencyLine } from '@/components/contact/UrgencyLine';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { dictionary } from '@/lib/i18n/dictionary';
import type { Locale } from '@/lib/i18n/locale';
import { whatsappChat } from '@/lib/share/share';
import type { Centre } from '@/lib/appointment/requestText';
import type { Content } from '@/lib/content/collections';
import { NoScriptNote } from './NoScriptNote';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import styles from './AppointmentLayout.module.css';

interface AppointmentLayoutProps {
  /** In the page's language. */
  content: Pick<Content['appointment'], 'emergency' | 'steps'>;
  centre: Centre;
  /** The opening hours, above the contacts. */
  hours: ReactNode;
  /** When the phone is answered. */
  openState: ReactNode;
  /** Below the contacts. */
  more?: ReactNode;
  locale?: Locale;
  /** The form. */
  children: ReactNode;
}

/** The appointment page: the form, and beside it the opening hours and contacts. */
export function AppointmentLayout({
  content,
  centre,
  hours,
  openState,
  more,
  locale = 'fr',
  children,
}: AppointmentLayoutProps) {
  const { contact, formPage, typography } = dictionary[locale];
  return (
    <Section>
      <div className={clsx(layout.columns, layout.flow, styles.columns)}>
        <div>
          <UrgencyLine
            text={content.emergency}
            phone={centre.phone}
            label={formPage.call}
            name={(number) => typography(formPage.callNumber(number))}
          />
          <ol
            className={clsx(layout.row, layout.screen, texts.note, styles.steps)}
            aria-label={content.steps.heading}
          >
            {content.steps.items.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <NoScriptNote centre={centre} locale={locale} />
          {children}
        </div>
        <aside
          aria-label={formPage.aside}
          className={clsx(layout.screen, panel.panel, panel.maize, styles.aside)}
        >
          <Picture
            picture={{ src: '/illustrations/soins.svg', alt: '' }}
            className={styles.picture}
          />
          <div className={styles.content}>
            {hours}
            <h2 className={styles.heading}>{formPage.contact}</h2>
            {openState}
            <address className={clsx(layout.targets, styles.contact)}>
              <PhoneLink phone={centre.phone} icon />
              <MailLink email={centre.email} icon />
              <ChatLink href={whatsappChat(centre.whatsapp)} label={contact.chat} icon />
            </address>
            {more}
          </div>
        </aside>
      </div>
    </Section>
  );
}
