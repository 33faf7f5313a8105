import type { ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import styles from './ContactColumns.module.css';

interface ContactColumnsProps {
  methods: ReactNode;
  /** The form: /appoitment prints it. */
  children: ReactNode;
}

/** The contact methods, then the form: on wide screens beside each other, the methods in sight. */
export function ContactColumns({ methods, children }: ContactColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.methods}>{methods}</div>
      <div className={layout.screen}>{children}</div>
    </div>
  );
}
