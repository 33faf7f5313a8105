import type { ReactNode } from 'react';
import { ThroughDay } from '@/components/sections/ThroughDay';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Section, SectionHead } from '@/components/ui/Section';
import { formatPhone, mailHref, phoneHref } from '@/lib/text/format';
import { closingDayInEnglish } from '@/lib/text/english';
import { closingDaysOf, HOURS_SETS } from '@/lib/time/closingDays';
import { routes } from '@/lib/routes';
import { whatsappChat } from '@/lib/navigation/share';
import type { English } from '@/lib/content/schemas/english';
import type { IconName } from '@/lib/content/schemas/looks';
import type { Site } from '@/lib/content/schemas/site';
import styles from './EnglishAsk.module.css';
import { EnglishClosed, EnglishDays, EnglishHours } from './EnglishHours';
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
        <Way icon="phone" {...ask.phone}>
          {site.phones.map((phone) => (
            <a key={phone} href={phoneHref(phone)} className={styles.phone}>
              {formatPhone(phone)}
            </a>
          ))}
        </Way>
        <Way icon="whatsapp" {...ask.whatsapp}>
          <ButtonLink href={whatsappChat(site.whatsapp, whatsapp)} look="dark">
            Open WhatsApp
          </ButtonLink>
        </Way>
        <Way icon="envelope" {...ask.email}>
          <a href={mailHref(site.email)} className={styles.mail}>
            {site.email}
          </a>
        </Way>
        <Way icon="calendar" {...ask.form}>
          <ButtonLink href={routes.appointment} look="outline" hrefLang="fr">
            {ask.form.label}
          </ButtonLink>
        </Way>
        <Way icon="map-pin" {...ask.come}>
          <address>
            <b lang="fr">{address.street}</b>
            <br />
            {address.city}, <Said en={site.en?.country} fr={address.country} />
          </address>
        </Way>
      </div>
      <div id="hours" className={styles.hours}>
        <h3>{hours.heading}</h3>
        <p>{hours.lead}</p>
        <div className={styles.sets}>
          {HOURS_SETS.map((set) => (
            <div key={set}>
              <h4>
                <Said en={site.hours[set].en} fr={site.hours[set].title} />
              </h4>
              <dl>
                {site.hours[set].lines.map((line) => (
                  <div key={line.label ?? line.days.join()}>
                    <dt>
                      <EnglishDays line={line} />
                    </dt>
                    <dd>
                      <EnglishHours line={line} />
                    </dd>
                  </div>
                ))}
                {closingDaysOf(site, set).map((day) => (
                  <ThroughDay key={day.date} date={day.date}>
                    <div>
                      <dt>{closingDayInEnglish(day, site.hours[set]).days}</dt>
                      <dd>
                        <EnglishClosed day={day} hours={site.hours[set]} />
                      </dd>
                    </div>
                  </ThroughDay>
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

interface WayProps {
  icon: IconName;
  heading: string;
  text: string;
  children: ReactNode;
}

/** One way to ask: how it goes, then the link. */
function Way({ icon, heading, text, children }: WayProps) {
  return (
    <div className={styles.way}>
      <h3>
        <Icon name={icon} />
        {heading}
      </h3>
      <p>{text}</p>
      {children}
    </div>
  );
}
