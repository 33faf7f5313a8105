import type { ReactNode } from 'react';
import { MotionSwitch } from './MotionSwitch';
import { ClosingDayHours } from '@/components/openingHours/ClosingDayHours';
import { Hours, HoursDays } from '@/components/openingHours/Hours';
import { ThroughDay } from '@/components/openingHours/ThroughDay';
import { Icon } from '@/components/ui/Icon';
import { LocalizedText } from '@/components/ui/LocalizedText';
import { Container } from '@/components/ui/Section';
import { site } from '@/lib/content/generated/site';
import { dictionary } from '@/lib/i18n/dictionary';
import type { Locale } from '@/lib/i18n/locale';
import { formatPhone, mailHref, phoneHref } from '@/lib/text/format';
import { closingDaysOf, formatClosingDay } from '@/lib/openingHours/closingDays';
import { yearInYaounde } from '@/lib/dates/yaounde';
import { Brand } from './Brand';
import { DecorativeBorder } from './DecorativeBorder';
import { CurrentYear } from './CurrentYear';
import styles from './Footer.module.css';

interface FooterProps {
  locale: Locale;
  description: string;
  /** Lists of links. */
  lists?: ReactNode;
  /** The link that opens a conversation. */
  chat: string;
  /** The links of the last line, in list items. */
  children: ReactNode;
}

/** The foot of every page: the centre, lists of links, and every way to reach it. */
export function Footer({ locale, description, lists, chat, children }: FooterProps) {
  const { colon, contact, frame, openingHours, typography } = dictionary[locale];
  const { address, hours } = site;
  return (
    <footer className={styles.footer}>
      <DecorativeBorder />
      <Container className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Brand light locale={locale} />
            <p className={styles.description}>{description}</p>
          </div>
          {lists}
          <div>
            <h2>{frame.reachUs}</h2>
            <address className={styles.contact}>
              <p>
                <span className={styles.line}>
                  <Icon name="map-pin" />
                  <span>
                    <LocalizedText locale={locale} fr={address.street} />, {address.city}
                    {', '}
                    <LocalizedText locale={locale} fr={address.country} en={site.en?.country} />
                  </span>
                </span>
              </p>
              {site.phones.map((phone) => (
                <a key={phone} href={phoneHref(phone)}>
                  <Icon name="phone" />
                  {formatPhone(phone)}
                </a>
              ))}
              <a href={chat} rel="noopener" aria-label={contact.chat}>
                <Icon name="whatsapp" />
                WhatsApp
              </a>
              <a href={mailHref(site.email)}>
                <Icon name="envelope" />
                {site.email}
              </a>
              {hours.reception.lines.map((line) => (
                <p key={line.label ?? line.days.join()}>
                  <span className={styles.line}>
                    <Icon name="clock" />
                    <span>
                      <HoursDays line={line} locale={locale} />
                      {openingHours.separator}
                      <Hours line={line} locale={locale} />
                    </span>
                  </span>
                </p>
              ))}
              {closingDaysOf(site, 'reception').map((day) => (
                <ThroughDay key={day.date} date={day.date}>
                  <p>
                    <span className={styles.line}>
                      <Icon name="calendar" />
                      <span>
                        {formatClosingDay(day, hours.reception, locale).days}
                        {typography(colon)}
                        <ClosingDayHours day={day} hours={hours.reception} locale={locale} />
                      </span>
                    </span>
                  </p>
                </ThroughDay>
              ))}
            </address>
          </div>
        </div>
        <div className={styles.end}>
          <p>
            © <CurrentYear built={yearInYaounde()} /> {site.name}
          </p>
          <MotionSwitch />
          <ul>{children}</ul>
        </div>
      </Container>
    </footer>
  );
}
