import type { ReactNode } from 'react';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { Beside } from '@/components/ui/Beside';
import { PicturePanel } from '@/components/ui/PicturePanel';
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
    <Beside
      aside={
        <section className={styles.talk} aria-labelledby="parler">
          <PicturePanel image="/illustrations/accueil-telephone.svg">
            <h2 id="parler">{talk.heading}</h2>
            <p className={styles.text}>{talk.text}</p>
            <div className={styles.ways}>
              <PhoneButton phone={phone} look="dark" />
              <WhatsAppButton number={whatsapp} />
            </div>
          </PicturePanel>
        </section>
      }
    >
      {children}
    </Beside>
  );
}
