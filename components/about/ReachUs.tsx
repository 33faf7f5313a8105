import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import styles from './ReachUs.module.css';

interface ReachUsProps {
  heading: string;
  hours: ReactNode;
  /** Whether somebody answers now, and the ways to ask. */
  children: ReactNode;
}

/** When somebody answers, on both clocks, beside the ways to reach the centre from afar. */
export function ReachUs({ heading, hours, children }: ReachUsProps) {
  return (
    <Section labelledBy="joindre">
      <div className={styles.panel}>
        <div className={styles.ways}>
          <h2 id="joindre">{heading}</h2>
          {children}
        </div>
        {hours}
      </div>
    </Section>
  );
}
