'use client';

import { Button, type ButtonLook } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import styles from './PrintButton.module.css';

/** Prints the page, as the browser's own menu does. Where no script runs it is not there. */
export function PrintButton({ label, look }: { label: string; look?: ButtonLook }) {
  return (
    <Button look={look} wide className={styles.print} onClick={() => window.print()}>
      <Icon name="print" />
      {label}
    </Button>
  );
}
