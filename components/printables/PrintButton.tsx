'use client';

import { useState } from 'react';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Button, type ButtonLook } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { fr } from '@/lib/text/typography';
import styles from './PrintButton.module.css';

/** A browser that prints says so within this time. */
const PRINT_TIMEOUT_MS = 1000;

/**
 * Prints the page, as the browser's own menu does. Where no script runs it is not there. Browsers
 * inside other apps have no `print`, or one that does nothing (Android's WebView): there
 * `beforeprint` never comes, and the other ways are told.
 */
export function PrintButton({ label, look }: { label: string; look?: ButtonLook }) {
  const [hasFailed, setFailed] = useState(false);
  const print = () => {
    setFailed(false);
    const timer = setTimeout(() => setFailed(true), PRINT_TIMEOUT_MS);
    const started = () => {
      clearTimeout(timer);
      setFailed(false);
    };
    addEventListener('beforeprint', started, { once: true });
    const { print: openDialog } = window as Partial<Window>;
    openDialog?.();
  };
  return (
    <>
      <Button look={look} wide={look !== 'link'} className={styles.print} onClick={print}>
        <Icon name="print" />
        {label}
      </Button>
      <LiveRegion urgent className={styles.failed}>
        {hasFailed
          ? fr(
              'Ce navigateur n’imprime pas d’ici. Cherchez « Imprimer » dans son menu, ou faites une capture d’écran.',
            )
          : null}
      </LiveRegion>
    </>
  );
}
