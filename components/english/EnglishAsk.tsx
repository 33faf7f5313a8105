import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Section, SectionHead } from '@/components/ui/Section';
import { formatPhone, mailHref, phoneHref } from '@/lib/text/format';
import { routes } from '@/lib/routes';
import { whatsappChat } from '@/lib/navigation/share';
import type { English } from '@/lib/content/schemas/english';
import type { Site } from '@/lib/content/schemas/site';
import styles from './EnglishAsk.module.css';
import { EnglishDays, EnglishHours } from './EnglishHours';
import { Said } from './Said';

interface EnglishAskProps {
  text: Pick<English, 'ask' | 'hours' | 'whatsapp'>;
  site: Site;
  /** `close` where what stands before is on the same ground. */
  space: 'full' | 'close';
}

/** Every way to the centre, and when each is answered. */
export function EnglishAsk({ text: { ask, hours, whatsapp }, site, space }: EnglishAskProps) {
  const { address } = site;
  return (
    <Section id="ask" labelledBy="ask-title" space={space}>
      <SectionHead id="ask-title" heading={ask.heading} lead={ask.lead} />
      <div className={styles.ways}>
        <div className={styles.way}>
          <h3>
            <Icon name="phone" />
            {ask.phone.heading}
          </h3>
          <p>{ask.phone.text}</p>
          {site.phones.map((phone) => (
            <a key={phone} href={phoneHref(phone)} className={styles.phone}>
              {formatPhone(phone)}
            </a>
          ))}
        </div>
        <div className={styles.way}>
          <h3>
            <Icon name="whatsapp" />
            {ask.whatsapp.heading}
          </h3>
          <p>{ask.whatsapp.text}</p>
          <ButtonLink href={whatsappChat(site.whatsapp, whatsapp)} look="dark">
            Open WhatsApp
          </ButtonLink>
        </div>
        <div className={styles.way}>
          <h3>
            <Icon name="envelope" />
            {ask.email.heading}
          </h3>
          <p>{ask.email.text}</p>
          <a href={mailHref(site.email)} className={styles.mail}>
            {site.email}
          </a>
        </div>
        <div className={styles.way}>
          <h3>
            <Icon name="calendar" />
            {ask.form.heading}
          </h3>
          <p>{ask.form.text}</p>
          <ButtonLink href={routes.appointment} look="outline" hrefLang="fr">
            {ask.form.label}
          </ButtonLink>
        </div>
        <div className={styles.way}>
          <h3>
            <Icon name="map-pin" />
            {ask.come.heading}
          </h3>
          <p>{ask.come.text}</p>
          <address>
            <b lang="fr">{address.street}</b>
            <br />
            {address.city}, <Said en={site.en?.country} fr={address.country} />
          </address>
        </div>
      </div>
      <div id="hours" className={styles.hours}>
        <h3>{hours.heading}</h3>
        <p>{hours.lead}</p>
        <div className={styles.sets}>
          {Object.entries(site.hours).map(([key, { title, en, lines }]) => (
            <div key={key}>
              <h4>
                <Said en={en} fr={title} />
              </h4>
              <dl>
                {lines.map((line) => (
                  <div key={line.label ?? line.days.join()}>
                    <dt>
                      <EnglishDays line={line} />
                    </dt>
                    <dd>
                      <EnglishHours line={line} />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
        <p>
          <Said en={site.en?.urgentCare} fr={site.urgentCare} />
        </p>
      </div>
    </Section>
  );
}
