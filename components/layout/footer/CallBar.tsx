import type { ReactNode } from 'react';
import styles from './CallBar.module.css';

/**
 * A bottom bar on phones with three contact links. CSS hides it on the appointment page and while a
 * form control has focus, which it would cover.
 */
export function CallBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {children}
    </nav>
  );
}
