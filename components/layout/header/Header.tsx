import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/contact/ContactLinks';
import { Hours, HoursDays } from '@/components/openingHours/Hours';
import { Icon } from '@/components/ui/Icon';
import { Container } from '@/components/ui/Section';
import { LocalizedText } from '@/components/ui/text/LocalizedText';
import { site } from '@/lib/content/generated/site';
import { dictionary } from '@/lib/i18n/dictionary';
import type { Locale } from '@/lib/i18n/locale';
import { Brand } from '@/components/layout/Brand';
import layout from '@/components/ui/layout.module.css';
import { SkipLink } from './SkipLink';
import styles from './Header.module.css';

interface HeaderProps {
  locale: Locale;
  /** At the end of the top line. */
  more?: ReactNode;
  /** At the end of the bar. */
  children: ReactNode;
}

/** The header: the skip link, a top line that scrolls away, then the sticky bar. */
export function Header({ locale, more, children }: HeaderProps) {
  const { city, country } = site.address;
  const [phone] = site.phones;
  const [ordinary] = site.hours.reception.lines;
  return (
    <>
      <SkipLink label={dictionary[locale].frame.skip} />
      {/* Without a label: Orca 43 with Chromium 156 says it in place of the texts. */}
      <aside className={styles.top}>
        <Container className={clsx(layout.row, styles.topLine)}>
          {/* The flex container is a `span`: Firefox hides flex `<p>` from screen readers. */}
          <p className={styles.location}>
            <span className={layout.iconLine}>
              <Icon name="map-pin" />
              <span>
                {city}, <LocalizedText locale={locale} fr={country} en={site.en?.country} />
              </span>
            </span>
          </p>
          <p className={styles.hours}>
            <span className={layout.iconLine}>
              <Icon name="clock" />
              <span>
                <HoursDays line={ordinary} locale={locale} />
                {', '}
                <Hours line={ordinary} locale={locale} />
              </span>
            </span>
          </p>
          <PhoneLink
            phone={phone}
            icon
            className={clsx(layout.target, layout.quiet, styles.phone)}
          />
          {more}
        </Container>
      </aside>
      <header className={styles.header}>
        <Container className={clsx(layout.row, styles.bar)}>
          <Brand locale={locale} />
          <div className={styles.end}>{children}</div>
        </Container>
      </header>
    </>
  );
}
