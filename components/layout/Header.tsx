import type { ReactNode } from 'react';
import { Hours, HoursDays } from '@/components/openingHours/Hours';
import { Icon } from '@/components/ui/Icon';
import { Container } from '@/components/ui/Section';
import { site } from '@/lib/content/generated/site';
import { dictionary } from '@/lib/i18n/dictionary';
import type { Locale } from '@/lib/i18n/locale';
import { formatPhone, phoneHref } from '@/lib/text/format';
import { Brand } from './Brand';
import styles from './Header.module.css';

interface HeaderProps {
  locale: Locale;
  place: ReactNode;
  /** Ends the line, after the phone. */
  more?: ReactNode;
  /** The end of the bar. */
  children: ReactNode;
}

/** The head of every page: place and ordinary hours on a line that scrolls away, then the fixed bar. */
export function Header({ locale, place, more, children }: HeaderProps) {
  const [phone] = site.phones;
  const [ordinary] = site.hours.reception.lines;
  return (
    <>
      <aside aria-label={dictionary[locale].frame.summary} className={styles.top}>
        <Container className={styles.topLine}>
          {/* The lines stand in a span: Firefox keeps from screen readers a paragraph made a flex box. */}
          <p className={styles.place}>
            <span className={styles.line}>
              <Icon name="map-pin" />
              <span>{place}</span>
            </span>
          </p>
          <p className={styles.hours}>
            <span className={styles.line}>
              <Icon name="clock" />
              <span>
                <HoursDays line={ordinary} locale={locale} />
                {', '}
                <Hours line={ordinary} locale={locale} inline />
              </span>
            </span>
          </p>
          <a href={phoneHref(phone)} className={styles.phone}>
            <Icon name="phone" />
            {formatPhone(phone)}
          </a>
          {more}
        </Container>
      </aside>
      <header className={styles.header}>
        <Container className={styles.bar}>
          <Brand locale={locale} />
          <div className={styles.end}>{children}</div>
        </Container>
      </header>
    </>
  );
}
