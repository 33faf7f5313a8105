import type { ReactNode } from 'react';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import type { PhoneNumber } from '@/lib/content/fields';
import styles from './FinderLayout.module.css';

interface FinderLayoutProps {
  talk: { heading: string; text: string };
  phone: PhoneNumber;
  whatsapp: PhoneNumber;
  /** The questions, or the advice. */
  children: ReactNode;
}

/** Beside what is asked or advised, a person to talk to: under it on phones. */
export function FinderLayout({ talk, phone, whatsapp, children }: FinderLayoutProps) {
  return (
    <Section>
      <div className={styles.columns}>
        <div>{children}</div>
        <section className={styles.talk} aria-labelledby="parler">
          <Picture
            picture={{ src: '/illustrations/accueil-telephone.svg', alt: '' }}
            className={styles.picture}
          />
          <div className={styles.words}>
            <h2 id="parler">{talk.heading}</h2>
            <p>{talk.text}</p>
            <div className={styles.ways}>
              <PhoneButton phone={phone} look="dark" />
              <WhatsAppButton number={whatsapp} />
            </div>
          </div>
        </section>
      </div>
    </Section>
  );
}
