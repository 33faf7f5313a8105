import type { ReactNode } from 'react';
import { MotionSwitch } from './MotionSwitch';
import { Container } from '@/components/ui/Section';
import { site } from '@/lib/content/generated/site';
import { yearInYaounde } from '@/lib/dates/yaounde';
import { DecorativeBorder } from './DecorativeBorder';
import { CurrentYear } from './CurrentYear';
import { FooterContact, type FooterContactProps } from './FooterContact';
import styles from './Footer.module.css';

interface FooterProps extends FooterContactProps {
  brand: ReactNode;
  description: string;
  /** Lists of links. */
  lists?: ReactNode;
  /** The heading of the contact list. */
  heading: string;
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
            <FooterContact {...props} />
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
