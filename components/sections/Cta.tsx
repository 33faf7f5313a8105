import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/contact/ContactLinks';
import { Picture } from '@/components/ui/Picture';
import { Container } from '@/components/ui/Section';
import { RequestLink } from './RequestLink';
import { NoBreak } from '@/components/ui/text/NoBreak';
import type { PhoneNumber } from '@/lib/text/format';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import layout from '@/components/ui/layout.module.css';
import styles from './Cta.module.css';

interface CtaProps {
  heading: string;
  text: string;
  label: string;
  href: string;
  phone?: PhoneNumber;
  image: PictureContent;
  /** Adds space below, before another ground or the footer. */
  last?: boolean;
  /** A secondary action below the button. */
  children?: ReactNode;
}

/** The call to action: a text, a large phone number and a button. */
export function Cta({ heading, text, label, href, phone, image, last, children }: CtaProps) {
  return (
    <Container className={last && styles.last}>
      <section className={clsx(layout.unsplit, styles.cta)} aria-labelledby="cta">
        <div className={styles.content}>
          <h2 id="cta">
            <NoBreak>{heading}</NoBreak>
          </h2>
          <p className={styles.text}>
            <NoBreak>{text}</NoBreak>
          </p>
          {phone ? (
            <p>
              <PhoneLink
                phone={phone}
                className={clsx(layout.target, layout.quiet, styles.phone)}
              />
            </p>
          ) : null}
          <div className={clsx(layout.actions, styles.actions)}>
            <RequestLink href={href} variant="dark" wide>
              {label}
            </RequestLink>
            {children}
          </div>
        </div>
        <Picture picture={image} className={clsx(layout.screen, styles.picture)} />
      </section>
    </Container>
  );
}
