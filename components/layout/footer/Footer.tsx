import clsx from 'clsx';
import type { ReactNode } from 'react';
import { MotionSwitch } from './MotionSwitch';
import { Container } from '@/components/ui/Section';
import { site } from '@/lib/content/generated/site';
import { dictionary } from '@/lib/i18n/dictionary';
import { yearInYaounde } from '@/lib/dates/yaounde';
import { Brand } from '@/components/layout/Brand';
import { DecorativeBorder } from '@/components/layout/DecorativeBorder';
import { CurrentYear } from './CurrentYear';
import { CallBar, type CallBarProps } from './CallBar';
import { FooterContact } from './FooterContact';
import pattern from '@/components/ui/pattern.module.css';
import layout from '@/components/ui/layout.module.css';
import styles from './Footer.module.css';

interface FooterProps extends CallBarProps {
  description: string;
  /** Lists of links. */
  lists?: ReactNode;
  /** Links of the last line, as list items. */
  children: ReactNode;
}

/** The footer: the centre, links and contact. Below it, the call bar. */
export function Footer({ description, lists, children, ...bar }: FooterProps) {
  const { locale, message } = bar;
  return (
    <>
      <footer className={clsx(pattern.pattern, layout.belowFold, styles.footer)}>
        <DecorativeBorder />
        <Container className={styles.inner}>
          <div className={styles.columns}>
            <div className={styles.about}>
              <Brand light locale={locale} />
              <p className={styles.description}>{description}</p>
            </div>
            {lists}
            <div>
              <h2>{dictionary[locale].frame.reachUs}</h2>
              <FooterContact locale={locale} message={message} />
            </div>
          </div>
          <div className={styles.end}>
            <p>
              © <CurrentYear built={yearInYaounde()} /> {site.name}
            </p>
            <MotionSwitch />
            <ul className={clsx(layout.row, layout.targets)}>{children}</ul>
          </div>
        </Container>
      </footer>
      <CallBar {...bar} />
    </>
  );
}
