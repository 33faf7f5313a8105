'use client';

import { useEffect, useRef } from 'react';
import { REPLAY } from '@/lib/hydration/eventReplay';
import { allowMotion, showPreference } from '@/lib/browser/motion';
import { useMotionAllowed } from '@/lib/browser/useMotionAllowed';
import styles from './MotionSwitch.module.css';

/** The footer's switch: stops everything that moves by itself, for the whole visit. */
export function MotionSwitch({ label = 'Arrêter les animations' }: { label?: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const allowed = useMotionAllowed();
  useEffect(() => {
    // Checked before hydration.
    if (input.current?.checked) allowMotion(false);
    showPreference();
  }, []);
  useEffect(() => {
    if (input.current) input.current.checked = !allowed;
  }, [allowed]);
  return (
    <label className={styles.switch}>
      <input
        ref={input}
        type="checkbox"
        role="switch"
        name="animations"
        // Starts hydration if it waits for an interaction.
        {...{ [REPLAY]: '' }}
        onChange={(event) => allowMotion(!event.target.checked)}
      />
      {label}
    </label>
  );
}
