'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { LiveRegion } from './LiveRegion';
import { Button, type ButtonVariant } from './Button';
import { Icon } from './Icon';
import { fr } from '@/lib/text/typography';
import layout from './layout.module.css';
import styles from './PrintButton.module.css';

/** A browser that prints fires `beforeprint` within this time. */
const PRINT_TIMEOUT_MS = 1000;

const FAILED = fr(
  'Ce navigateur n’imprime pas d’ici. Cherchez « Imprimer » dans son menu, ou faites une capture d’écran.',
);

interface PrintButtonProps {
  label: string;
  variant?: ButtonVariant;
  /** What to do where the browser does not print. */
  failed?: string | undefined;
}

/**
 * Prints the page. Hidden without scripts. In-app browsers have no `print`, or one without effect
 * (Android WebView): `beforeprint` does not fire, and a hint shows the other ways.
 */
export function PrintButton({ label, variant, failed = FAILED }: PrintButtonProps) {
  const [hasFailed, setFailed] = useState(false);
  const print = () => {
    let isPrinting = false;
    addEventListener('beforeprint', () => (isPrinting = true), { once: true });
    (window as Partial<Window>).print?.();
    setTimeout(() => setFailed(!isPrinting), PRINT_TIMEOUT_MS);
  };
  return (
    <>
      <Button
        variant={variant}
        wide={variant !== 'link'}
        className={layout.scripted}
        onClick={print}
      >
        <Icon name="print" />
        {label}
      </Button>
      <LiveRegion urgent className={clsx(layout.screen, styles.failed)}>
        {hasFailed ? failed : null}
      </LiveRegion>
    </>
  );
}
