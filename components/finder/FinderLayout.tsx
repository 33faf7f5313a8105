import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PhoneButton } from '@/components/contact/PhoneButton';
import { WhatsAppButton } from '@/components/contact/WhatsAppButton';
import { SidebarLayout } from '@/components/ui/SidebarLayout';
import { MediaPanel } from '@/components/ui/MediaPanel';
import type { PhoneNumber } from '@/lib/text/format';
import layout from '@/components/ui/layout.module.css';
import styles from './FinderLayout.module.css';

interface FinderLayoutProps {
  talk: { heading: string; text: string };
  phone: PhoneNumber;
  whatsapp: PhoneNumber;
  /** The questions, or the recommendation. */
  children: ReactNode;
}

/** The questions or the recommendation, with the contact panel in the sidebar. */
export function FinderLayout({ talk, phone, whatsapp, children }: FinderLayoutProps) {
  return (
    <SidebarLayout
      aside={
        <section className={styles.talk} aria-labelledby="parler">
          <MediaPanel image="/illustrations/accueil-telephone.svg">
            <h2 id="parler">{talk.heading}</h2>
            <p className={styles.text}>{talk.text}</p>
            <div className={clsx(layout.actions, layout.wide)}>
              <PhoneButton phone={phone} variant="dark" />
              <WhatsAppButton number={whatsapp} />
            </div>
          </MediaPanel>
        </section>
      }
    >
      {children}
    </SidebarLayout>
  );
}
