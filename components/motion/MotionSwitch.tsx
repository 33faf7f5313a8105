'use client';

import { useEffect } from 'react';
import { HydratedButton } from '@/components/ui/HydratedButton';
import { allowMotion, showPreference } from '@/lib/browser/motion';
import { useMotionAllowed } from './useMotionAllowed';
import styles from './MotionSwitch.module.css';

/** The footer's switch: stops everything that moves by itself, for the whole visit. */
export function MotionSwitch({ label = 'Arrêter les animations' }: { label?: string | undefined }) {
  const allowed = useMotionAllowed();
  useEffect(showPreference, []);
  return (
    <HydratedButton
      role="switch"
      aria-checked={!allowed}
      className={styles.switch}
      onClick={() => allowMotion(!allowed)}
    >
      <span className={styles.track} aria-hidden="true" />
      {label}
    </HydratedButton>
  );
}
