import type { ReactNode } from 'react';
import { MotionSwitch } from './MotionSwitch';
import { ThroughDay } from '@/components/openingHours/ThroughDay';
import { Icon } from '@/components/ui/Icon';
import { Container } from '@/components/ui/Section';
import { site } from '@/lib/content/generated/site';
import { formatPhone, mailHref, phoneHref } from '@/lib/text/format';
import { closingDaysOf } from '@/lib/openingHours/closingDays';
import { yearInYaounde } from '@/lib/dates/yaounde';
import type { ClosingDay, HoursLine } from '@/lib/content/schemas/site';
import { DecorativeBorder } from './DecorativeBorder';
import { CurrentYear } from './CurrentYear';
import styles from './Footer.module.css';

interface FooterProps {
  brand: ReactNode;
  description: string;
  /** Lists of links. */
  lists?: ReactNode;
  /** The heading of the contact list. */
  heading: string;
  street: ReactNode;
  country: ReactNode;
  chat: string;
  /** Its accessible name. */
  chatName: string;
  renderHours: (line: HoursLine) => ReactNode;
  renderClosingDay: (day: ClosingDay) => ReactNode;
  /** The label of the switch that stops animations. */
  motionLabel?: string;
  /** Links of the last line, as list items. */
  children: ReactNode;
}

/** The footer: the centre, links and contact. */
export function Footer(props: FooterProps) {
  return (
    <footer className={styles.footer}>
      <DecorativeBorder />
      <Container className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.about}>
            {props.brand}
            <p className={styles.description}>{props.description}</p>
          </div>
          {props.lists}
          <div>
            <h2>{props.heading}</h2>
            <address className={styles.contact}>
              <p>
                <span className={styles.line}>
                  <Icon name="map-pin" />
                  <span>
                    {props.street}, {site.address.city}, {props.country}
                  </span>
                </span>
              </p>
              {site.phones.map((phone) => (
                <a key={phone} href={phoneHref(phone)}>
                  <Icon name="phone" />
                  {formatPhone(phone)}
                </a>
              ))}
              <a href={props.chat} rel="noopener" aria-label={props.chatName}>
                <Icon name="whatsapp" />
                WhatsApp
              </a>
              <a href={mailHref(site.email)}>
                <Icon name="envelope" />
                {site.email}
              </a>
              {site.hours.reception.lines.map((line) => (
                <p key={line.label ?? line.days.join()}>
                  <span className={styles.line}>
                    <Icon name="clock" />
                    <span>{props.renderHours(line)}</span>
                  </span>
                </p>
              ))}
              {closingDaysOf(site, 'reception').map((day) => (
                <ThroughDay key={day.date} date={day.date}>
                  <p>
                    <span className={styles.line}>
                      <Icon name="calendar" />
                      <span>{props.renderClosingDay(day)}</span>
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
          <MotionSwitch label={props.motionLabel} />
          <ul>{props.children}</ul>
        </div>
      </Container>
    </footer>
  );
}
