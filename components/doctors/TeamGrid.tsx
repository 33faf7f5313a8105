import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import styles from './TeamGrid.module.css';

/** The team side by side, and the button that asks for one of them. */
export function TeamGrid({ cta, children }: { cta: ReactNode; children: ReactNode }) {
  return (
    <Section>
      <ul className={styles.grid}>{children}</ul>
      <p className={styles.cta}>{cta}</p>
    </Section>
  );
}
