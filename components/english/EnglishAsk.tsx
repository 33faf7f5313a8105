import type { ReactNode } from 'react';
import { ThroughDay } from '@/components/openingHours/ThroughDay';
import { Disclosure } from '@/components/ui/Disclosure';
import { PageLink } from '@/components/ui/PageLink';
import { Section, SectionHead } from '@/components/ui/Section';
import { formatPhone, mailHref, phoneHref } from '@/lib/text/format';
import { closingDayInEnglish } from '@/lib/text/english';
import { closingDaysOf, HOURS_SETS } from '@/lib/openingHours/closingDays';
import { routes } from '@/lib/routing/routes';
import { whatsappChat } from '@/lib/share/share';
import type { English } from '@/lib/content/schemas/english';
import type { Site } from '@/lib/content/schemas/site';
import styles from './EnglishAsk.module.css';
import { EnglishClosed, EnglishDays, EnglishHours } from '@/components/openingHours/EnglishHours';
import { LocalizedText } from './LocalizedText';

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
      <ul className={styles.ways}>
        <Way {...ask.phone}>
          {site.phones.map((phone) => (
            <a key={phone} href={phoneHref(phone)}>
              {formatPhone(phone)}
            </a>
          ))}
        </Way>
        <Way {...ask.whatsapp}>
          <a href={whatsappChat(site.whatsapp, whatsapp)} rel="noopener">
            Open WhatsApp
          </a>
        </Way>
        <Way {...ask.email}>
          <a href={mailHref(site.email)}>{site.email}</a>
        </Way>
        <Way {...ask.form}>
          <PageLink href={routes.appointment} hrefLang="fr">
            {ask.form.label}
          </PageLink>
        </Way>
        <Way {...ask.come}>
          <address>
            <b lang="fr">{address.street}</b>
            <br />
            {address.city}, <LocalizedText en={site.en?.country} fr={address.country} />
          </address>
        </Way>
      </ul>
      <Disclosure id="hours" heading={hours.heading} headingLevel="h3">
        <p>{hours.lead}</p>
        <div className={styles.sets}>
          {HOURS_SETS.map((set) => (
            <div key={set}>
              <h4>
                <LocalizedText en={site.hours[set].en} fr={site.hours[set].title} />
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
          <LocalizedText en={site.en?.urgentCare} fr={site.urgentCare} />
        </p>
      </Disclosure>
    </Section>
  );
}

interface WayProps {
  heading: string;
  text: string;
  children: ReactNode;
}

/** One way to ask, on a line: what it is, and the link. Under them, how it goes. */
function Way({ heading, text, children }: WayProps) {
  return (
    <li>
      <h3>{heading}</h3>
      <div className={styles.link}>{children}</div>
      <p>{text}</p>
    </li>
  );
}
