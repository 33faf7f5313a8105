import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import { getClosingDays } from '@/lib/openingHours/closingDays';
import { spansOfWeek } from '@/lib/openingHours/spans';
import { routes } from '@/lib/routing/routes';
import { whatsappChat } from '@/lib/share/share';
import { fr } from '@/lib/text/typography';
import type { Content } from '@/lib/content/collections';
import type { IconName } from '@/lib/content/schemas/variants';
import type { Site } from '@/lib/content/schemas/site';
import { OpenNow } from '@/components/openingHours/OpenNow';
import { MailLink, PhoneLink } from './ContactLinks';
import { PhoneButton } from './PhoneButton';
import { UrgencyLine } from './UrgencyLine';
import layout from '@/components/ui/layout.module.css';
import panel from '@/components/ui/panel.module.css';
import texts from '@/components/ui/texts.module.css';
import styles from './ContactMethods.module.css';

interface ContactMethodsProps {
  content: Pick<Content['contact'], 'emergency' | 'phone' | 'whatsapp' | 'email'>;
  site: Site;
  /** Opening hours of the reception, as text. */
  answerHours: string;
}

/** All contact methods: phone, WhatsApp and e-mail. */
export function ContactMethods({ content, site, answerHours }: ContactMethodsProps) {
  const [phone, ...others] = site.phones;
  return (
    <Section>
      <UrgencyLine text={content.emergency} phone={phone} numbers={site.emergencyNumbers} />
      <div className={styles.methods}>
        <ContactMethod id="par-telephone" icon="phone" heading={content.phone.heading}>
          <PhoneButton phone={phone} variant="primary" />
          {others.length > 0 ? (
            <>
              <p>{content.phone.text}</p>
              <ul className={clsx(layout.targets, styles.phones)}>
                {others.map((other) => (
                  <li key={other}>
                    <PhoneLink phone={other} />
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <PageLink href={routes.abroad} className={clsx(layout.target, styles.abroad)}>
            {fr('Vous êtes à l’étranger ?')}
          </PageLink>
          <OpenNow
            spans={spansOfWeek(site.hours.reception.lines)}
            closingDays={getClosingDays(site, 'reception')}
            ordinary={answerHours}
          />
        </ContactMethod>
        <ContactMethod id="par-whatsapp" icon="whatsapp" heading={content.whatsapp.heading}>
          <p>{content.whatsapp.text}</p>
          <ButtonLink href={whatsappChat(site.whatsapp)} variant="dark">
            Ouvrir WhatsApp
          </ButtonLink>
        </ContactMethod>
        <ContactMethod id="par-email" icon="envelope" heading={content.email.heading}>
          <p>{content.email.text}</p>
          <MailLink email={site.email} className={clsx(layout.target, texts.strong, styles.mail)} />
        </ContactMethod>
      </div>
    </Section>
  );
}

interface ContactMethodProps {
  /** Of the heading. */
  id: string;
  icon: IconName;
  heading: string;
  children: ReactNode;
}

function ContactMethod({ id, icon, heading, children }: ContactMethodProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        panel.panel,
        panel.indigo,
        layout.stackXs,
        layout.unsplit,
        layout.printed,
        styles.method,
      )}
    >
      <h2 id={id} className={layout.iconLine}>
        <Icon name={icon} />
        {heading}
      </h2>
      {children}
    </section>
  );
}
