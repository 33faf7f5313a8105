import type { ReactNode } from 'react';
import styles from './CallBar.module.css';

/**
 * On phones, the three ways to a carer under the thumb. The style sheet hides it on the
 * appointment page and while a field has focus, where it would cover what is typed.
 */
export const CallBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className={styles.bar}>
    {children}
  </nav>
);
