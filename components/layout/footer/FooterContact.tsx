import { ChatLink, MailLink, PhoneLink } from '@/components/contact/ContactLinks';
import { Announced } from '@/components/openingHours/Announced';
import { ClosingDayHours } from '@/components/openingHours/ClosingDayHours';
import { Hours, HoursDays } from '@/components/openingHours/Hours';
import { Icon } from '@/components/ui/Icon';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import { site } from '@/lib/content/generated/site';
import { dictionary } from '@/lib/i18n/dictionary';
import { whatsappChat } from '@/lib/share/share';
import { getClosingDays, formatClosingDay } from '@/lib/openingHours/closingDays';
import type { CallBarProps } from './CallBar';
import type { IconName } from '@/lib/content/schemas/variants';
import type { ReactNode } from 'react';
import styles from './Footer.module.css';

type FooterContactProps = Pick<CallBarProps, 'locale' | 'message'>;

const BUILT = Date.now();

/** Address, contact links and opening hours in the footer. */
export function FooterContact({ locale, message }: FooterContactProps) {
  const { colon, contact, openingHours, typography } = dictionary[locale];
  const { address, hours } = site;
  return (
    <address className={styles.contact}>
      <Line icon="map-pin">
        <LocalizedText locale={locale} fr={address.street} />, {address.city}
        {', '}
        <LocalizedText locale={locale} fr={address.country} en={site.en?.country} />
      </Line>
      {site.phones.map((phone) => (
        <PhoneLink key={phone} phone={phone} icon />
      ))}
      <ChatLink href={whatsappChat(site.whatsapp, message)} label={contact.chat} icon />
      <MailLink email={site.email} icon />
      {hours.reception.lines.map((line) => (
        <Line key={line.label ?? line.days.join()} icon="clock">
          <HoursDays line={line} locale={locale} />
          {openingHours.separator}
          <Hours line={line} locale={locale} />
        </Line>
      ))}
      {getClosingDays(site, 'reception').map((day) => (
        <Announced key={day.date} date={day.date} until={day.until} built={BUILT}>
          <Line icon="calendar">
            {formatClosingDay(day, hours.reception, locale).days}
            {typography(colon)}
            <ClosingDayHours day={day} hours={hours.reception} locale={locale} />
          </Line>
        </Announced>
      ))}
    </address>
  );
}

/** A text that is no link. The flex container is a `span`: Firefox hides flex `<p>` from screen readers. */
function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p>
      <span className={styles.line}>
        <Icon name={icon} />
        <span>{children}</span>
      </span>
    </p>
  );
}
