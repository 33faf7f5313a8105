import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Container } from '@/components/ui/Section';
import { site } from '@/lib/content/generated/site';
import { formatPhone, phoneHref } from '@/lib/text/format';
import styles from './Header.module.css';

interface HeaderProps {
  /** The accessible name of the top line. */
  label: string;
  location: ReactNode;
  /** Opening hours on ordinary days. */
  hours: ReactNode;
  /** At the end of the top line. */
  more?: ReactNode;
  brand: ReactNode;
  /** At the end of the bar. */
  children: ReactNode;
}

/** The header: a top line that scrolls away, then the sticky bar. */
export function Header({ label, location, hours, more, brand, children }: HeaderProps) {
  const [phone] = site.phones;
  return (
    <>
      <aside aria-label={label} className={styles.top}>
        <Container className={styles.topLine}>
          {/* The flex container is a `span`: Firefox hides flex `<p>` from screen readers. */}
          <p className={styles.location}>
            <span className={styles.line}>
              <Icon name="map-pin" />
              <span>{location}</span>
            </span>
          </p>
          <p className={styles.hours}>
            <span className={styles.line}>
              <Icon name="clock" />
              <span>{hours}</span>
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
          {brand}
          <div className={styles.end}>{children}</div>
        </Container>
      </header>
    </>
  );
}
