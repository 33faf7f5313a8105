import type { ReactNode } from 'react';
import { ThroughDay } from '@/components/openingHours/ThroughDay';
import { Icon } from '@/components/ui/Icon';
import { site } from '@/lib/content/generated/site';
import { closingDaysOf } from '@/lib/openingHours/closingDays';
import { formatPhone, mailHref, phoneHref } from '@/lib/text/format';
import type { ClosingDay, HoursLine } from '@/lib/content/schemas/site';
import styles from './Footer.module.css';

export interface FooterContactProps {
  street: ReactNode;
  country: ReactNode;
  chat: string;
  /** Its accessible name. */
  chatName: string;
  renderHours: (line: HoursLine) => ReactNode;
  renderClosingDay: (day: ClosingDay) => ReactNode;
}

/** Address, contact links and opening hours in the footer. */
export function FooterContact(props: FooterContactProps) {
  return (
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
  );
}
