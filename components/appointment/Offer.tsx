import type { ReactNode } from 'react';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { fr } from '@/lib/text/typography';
import styles from './Offer.module.css';

interface OfferProps {
  isMade: boolean;
  /** What has happened. */
  words: string;
  /** The button that goes on from there. */
  children: ReactNode;
}

/** Says aloud what has happened meanwhile, and offers what can be done now. */
export function Offer({ isMade, words, children }: OfferProps) {
  return (
    <LiveRegion className={styles.offer}>
      {isMade ? (
        <>
          <p>{fr(words)}</p>
          {children}
        </>
      ) : null}
    </LiveRegion>
  );
}
