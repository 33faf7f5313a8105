'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { LiveRegion } from './LiveRegion';
import { Button, type ButtonVariant } from './Button';
import { Icon } from './Icon';
import { listenToWindow } from '@/lib/browser/listenToWindow';
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
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'opening') return;
    const timer = setTimeout(() => setState('failed'), PRINT_TIMEOUT_MS);
    const stopListening = listenToWindow({ beforeprint: () => setState('idle') });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [state]);
  const print = () => {
    // `print` may fire `beforeprint` at once: the effect has to run before.
    flushSync(() => setState('opening'));
    (window as Partial<Window>).print?.();
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
        {state === 'failed' ? failed : null}
      </LiveRegion>
    </>
  );
}
