import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Container } from '@/components/ui/Section';
import { site } from '@/lib/content/generated/site';
import { formatPhone, phoneHref } from '@/lib/text/format';
import styles from './Header.module.css';

interface HeaderProps {
  /** What the line over the bar is called. */
  label: string;
  place: ReactNode;
  /** When somebody answers on ordinary days. */
  hours: ReactNode;
  /** Ends the line, after the phone. */
  more?: ReactNode;
  brand: ReactNode;
  /** The end of the bar. */
  children: ReactNode;
}

/** The head of every page: where and when on a line that scrolls away, then the fixed bar. */
export function Header({ label, place, hours, more, brand, children }: HeaderProps) {
  const [phone] = site.phones;
  return (
    <>
      <aside aria-label={label} className={styles.top}>
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
