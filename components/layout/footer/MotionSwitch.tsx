'use client';

import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { REPLAY } from '@/lib/hydration/eventReplay';
import { allowMotion, showPreference } from '@/lib/browser/motion';
import { useMotionAllowed } from '@/lib/browser/useMotionAllowed';
import { useDictionary } from '@/lib/i18n/useDictionary';
import layout from '@/components/ui/layout.module.css';
import styles from './MotionSwitch.module.css';

/** The footer's switch: stops all automatic motion for the visit. */
export function MotionSwitch() {
  const input = useRef<HTMLInputElement>(null);
  const allowed = useMotionAllowed();
  const { motion } = useDictionary();
  useEffect(() => {
    // Checked before hydration.
    if (input.current?.checked) allowMotion(false);
    showPreference();
  }, []);
  useEffect(() => {
    if (input.current) input.current.checked = !allowed;
  }, [allowed]);
  return (
    <label className={clsx(layout.target, layout.scripted, styles.switch)}>
      <input
        ref={input}
        type="checkbox"
        role="switch"
        name="animations"
        // Starts hydration if it waits for an interaction.
        {...{ [REPLAY]: '' }}
        onChange={(event) => allowMotion(!event.target.checked)}
      />
      {motion.stop}
    </label>
  );
}
