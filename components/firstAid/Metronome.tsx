'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { useBrowserValue } from '@/lib/browser/useBrowserValue';
import { fr } from '@/lib/text/typography';
import { startMetronome } from './metronome';
import layout from '@/components/ui/layout.module.css';
import styles from './Metronome.module.css';

const inBrowser = () => true;

/** Nothing without scripts. */
export function Metronome() {
  return useBrowserValue(inBrowser, false) ? <Beats /> : null;
}

/**
 * Gives the pace of chest compressions, from a tap on: a click, a vibration, a mark that changes its
 * colour. It stops when the guide is closed or the page hidden.
 */
function Beats() {
  const [beat, setBeat] = useState<number>();
  const stop = useRef<() => void>(undefined);
  const root = useRef<HTMLDivElement>(null);

  const leave = () => {
    stop.current?.();
    stop.current = undefined;
    setBeat(undefined);
  };
  useEffect(() => {
    const guide = root.current?.closest('details');
    guide?.addEventListener('toggle', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      guide?.removeEventListener('toggle', leave);
      document.removeEventListener('visibilitychange', leave);
      stop.current?.();
    };
  }, []);

  const isBeating = beat !== undefined;
  return (
    <div ref={root} className={clsx(layout.actions, layout.screen, styles.metronome)}>
      <Button
        variant={isBeating ? 'dark' : 'primary'}
        onClick={() => {
          if (stop.current) leave();
          else stop.current = startMetronome(setBeat);
        }}
      >
        {isBeating ? 'Arrêter la mesure' : 'Battre la mesure'}
      </Button>
      <span className={clsx(layout.iconLine, styles.pace)}>
        {isBeating ? (
          <span
            // A new element starts the animation again.
            key={beat}
            aria-hidden="true"
            className={clsx(styles.mark, beat % 2 && styles.odd)}
          />
        ) : null}
        {/* In an element: React would insert the mark before a text that translators replace. */}
        <span>{fr('110 par minute')}</span>
      </span>
    </div>
  );
}
