import { HoursList } from '@/components/sections/HoursList';
import { Notice } from '@/components/sections/Notice';
import { ButtonLink } from '@/components/ui/Button';
import { Columns } from '@/components/ui/Columns';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import { formatPhone, mailHref, phoneHref } from '@/lib/text/format';
import { closingDaysOf } from '@/lib/time/closingDays';
import { spansOfWeek } from '@/lib/time/openingHours';
import { routes } from '@/lib/routes';
import { whatsappChat } from '@/lib/navigation/share';
import { fr } from '@/lib/typography';
import type { Site } from '@/lib/content/schemas/site';
import { CopyDirections } from './CopyDirections';
import { OpenNow } from './OpenNow';
import styles from './ContactWays.module.css';

interface Way {
  heading: string;
  text: string;
}

interface ContactWaysProps {
  content: {
    emergency: Way;
    phone: Way;
    whatsapp: Way;
    email: Way;
    address: { heading: string; intro: string };
    hoursHeading: string;
    hoursNote?: string | undefined;
  };
  site: Site;
  /** When the reception answers, in words. */
  answerHours: string;
}

/** Every way to reach the centre: by phone, in writing, or through the door. */
export function ContactWays({ content, site, answerHours }: ContactWaysProps) {
  const { address, hours } = site;
  const place = `${site.name}, ${address.street}, ${address.city}. ${address.directions}`;
  return (
    <Section>
      <Notice look="urgent" heading={content.emergency.heading}>
        <p>
          {content.emergency.text} {site.emergency.rule}
        </p>
        <p>
          {fr('Le centre : ')}
          <a href={phoneHref(site.phones[0])}>{formatPhone(site.phones[0])}</a>
        </p>
        {site.emergencyNumbers.length > 0 ? (
          <ul>
            {site.emergencyNumbers.map(({ label, number }) => (
              <li key={number}>
                {label} <a href={`tel:${number}`}>{number}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
      <div className={styles.ways}>
        <section aria-labelledby="par-telephone" className={styles.way}>
          <h2 id="par-telephone">
            <Icon name="phone" size="feature" />
            {content.phone.heading}
          </h2>
          <p>{content.phone.text}</p>
          <OpenNow
            spans={spansOfWeek(hours.reception.lines)}
            closingDays={closingDaysOf(site, 'reception')}
            ordinary={answerHours}
          />
          <PageLink href={routes.abroad} className={styles.abroad}>
            {fr('Vous êtes à l’étranger ?')}
          </PageLink>
          <ul className={styles.phones}>
            {site.phones.map((phone) => (
              <li key={phone}>
                <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="par-whatsapp" className={styles.way}>
          <h2 id="par-whatsapp">
            <Icon name="whatsapp" size="feature" />
            {content.whatsapp.heading}
          </h2>
          <p>{content.whatsapp.text}</p>
          <ButtonLink href={whatsappChat(site.whatsapp)} look="dark" className={styles.button}>
            Ouvrir WhatsApp
          </ButtonLink>
        </section>
        <section aria-labelledby="par-email" className={styles.way}>
          <h2 id="par-email">
            <Icon name="envelope" size="feature" />
            {content.email.heading}
          </h2>
          <p>{content.email.text}</p>
          <a href={mailHref(site.email)} className={styles.mail}>
            {site.email}
          </a>
        </section>
      </div>
      <Columns>
        <section aria-labelledby="venir" className={styles.address}>
          <h2 id="venir">{content.address.heading}</h2>
          <address className={styles.street}>
            <Icon name="map-pin" />
            <span>
              <b>{address.street}</b>
              {address.city}, {address.country}
            </span>
          </address>
          <p>{content.address.intro}</p>
          <blockquote className={styles.directions}>{address.directions}</blockquote>
          <CopyDirections text={place} map={address.map} />
        </section>
        <Picture
          picture={{ src: '/illustrations/acces.svg', alt: '' }}
          className={styles.picture}
        />
      </Columns>
      <section aria-labelledby="horaires" className={styles.hours}>
        <h2 id="horaires">{content.hoursHeading}</h2>
        <HoursList
          hours={hours.consultations}
          closingDays={closingDaysOf(site, 'consultations')}
          headingLevel="h3"
        />
        <HoursList
          hours={hours.reception}
          closingDays={closingDaysOf(site, 'reception')}
          headingLevel="h3"
        />
        <HoursList
          hours={hours.homeCare}
          closingDays={closingDaysOf(site, 'homeCare')}
          headingLevel="h3"
        />
        <p className={styles.hoursNote}>
          {content.hoursNote} {site.urgentCare}
        </p>
      </section>
    </Section>
  );
}
