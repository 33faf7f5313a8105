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
import styles from './Footer.module.css';

type FooterContactProps = Pick<CallBarProps, 'locale' | 'message'>;

const BUILT = Date.now();

/** Address, contact links and opening hours in the footer. */
export function FooterContact({ locale, message }: FooterContactProps) {
  const { colon, contact, openingHours, typography } = dictionary[locale];
  const { address, hours } = site;
  return (
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
        <PhoneLink key={phone} phone={phone} icon />
      ))}
      <ChatLink href={whatsappChat(site.whatsapp, message)} label={contact.chat} icon />
      <MailLink email={site.email} icon />
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
      {getClosingDays(site, 'reception').map((day) => (
        <Announced key={day.date} date={day.date} until={day.until} built={BUILT}>
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
        </Announced>
      ))}
    </address>
  );
}
