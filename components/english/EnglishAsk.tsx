import clsx from 'clsx';
import type { ReactNode } from 'react';
import { MailLink, PhoneLink } from '@/components/contact/ContactLinks';
import { HoursList } from '@/components/openingHours/HoursList';
import { Disclosure } from '@/components/ui/disclosure/Disclosure';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import { getClosingDays, HOURS_SETS } from '@/lib/openingHours/closingDays';
import { routes } from '@/lib/routing/routes';
import { whatsappChat } from '@/lib/share/share';
import type { English } from '@/lib/content/schemas/english';
import type { Site } from '@/lib/content/schemas/site';
import texts from '@/components/ui/texts.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './EnglishAsk.module.css';

interface EnglishAskProps {
  text: Pick<English, 'ask' | 'hours' | 'whatsapp'>;
  site: Site;
  /** `close` where the section before is on the same ground. */
  space: 'full' | 'close';
}

/** Every way to reach the centre, and when each is answered. */
export function EnglishAsk({ text: { ask, hours, whatsapp }, site, space }: EnglishAskProps) {
  const { address } = site;
  return (
    <Section
      id="ask"
      labelledBy="ask-title"
      space={space}
      heading={ask.heading}
      lead={ask.lead}
      isBeside
    >
      <ul className={styles.ways}>
        <ContactMethod {...ask.phone}>
          {site.phones.map((phone) => (
            <PhoneLink key={phone} phone={phone} />
          ))}
        </ContactMethod>
        <ContactMethod {...ask.whatsapp}>
          <a
            href={whatsappChat(site.whatsapp, whatsapp)}
            rel="noopener"
            data-address={whatsappChat(site.whatsapp)}
          >
            Open WhatsApp
          </a>
        </ContactMethod>
        <ContactMethod {...ask.email}>
          <MailLink email={site.email} />
        </ContactMethod>
        <ContactMethod {...ask.form}>
          <PageLink href={routes.englishAppointment}>{ask.form.label}</PageLink>
        </ContactMethod>
        <ContactMethod {...ask.come}>
          <address>
            <b lang="fr">{address.street}</b>
            <br />
            {address.city}, <LocalizedText locale="en" en={site.en?.country} fr={address.country} />
          </address>
        </ContactMethod>
      </ul>
      <Disclosure id="hours" heading={hours.heading} headingLevel="h3">
        <p>{hours.lead}</p>
        <div className={styles.sets}>
          {HOURS_SETS.map((set) => (
            <HoursList
              key={set}
              hours={site.hours[set]}
              closingDays={getClosingDays(site, set)}
              headingLevel="h4"
              locale="en"
              withLocalTime
            />
          ))}
        </div>
        <p>
          <LocalizedText locale="en" en={site.en?.urgentCare} fr={site.urgentCare} />
        </p>
      </Disclosure>
    </Section>
  );
}

interface ContactMethodProps {
  heading: string;
  text: string;
  children: ReactNode;
}

/** One contact method on a line: its name and its link. Below them, how it works. */
function ContactMethod({ heading, text, children }: ContactMethodProps) {
  return (
    <li>
      <h3>{heading}</h3>
      <div className={clsx(layout.row, layout.targets, styles.link)}>{children}</div>
      <p className={texts.note}>{text}</p>
    </li>
  );
}
