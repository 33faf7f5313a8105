import type { ReactNode } from 'react';
import { Section } from './Section';
import styles from './SidebarLayout.module.css';

interface BesideProps {
  /** Stands beside it: when to come, whom to ask. */
  aside: ReactNode;
  /** What the page is for. */
  children: ReactNode;
}

/** What a page is for, and what helps with it beside: under it on phones, and not on paper. */
export function SidebarLayout({ aside, children }: BesideProps) {
  return (
    <Section>
      <div className={styles.columns}>
        <div>{children}</div>
        {aside}
      </div>
    </Section>
  );
}
