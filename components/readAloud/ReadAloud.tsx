'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { reloadIfStale } from '@/lib/browser/staleDeployment';
import type { Reader, Reading } from './speech';
import { voiceOfPage, watchVoices } from './voices';
import { fr } from '@/lib/text/typography';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import styles from './ReadAloud.module.css';

/** Marks what is read, in the order in which it stands in the page. */
const READ = 'h1, [data-read]';

/** The bar stands at the end of the page: who works by keyboard would not come to it in time. */
const focusOnce = (element: HTMLButtonElement | null) => element?.focus({ preventScroll: true });

/**
 * Reads the page aloud by the device's own voice. Where there is none, there is no button.
 *
 * @param props.children What stands at the other end of its line, which keeps the line's height:
 *   voices come late, and nothing may move.
 */
export function ReadAloud({ children }: { children: ReactNode }) {
  const hasVoice = useSyncExternalStore(
    watchVoices,
    () => Boolean(voiceOfPage()),
    () => false,
  );
  const [reading, setReading] = useState<Reading>('over');
  const reader = useRef<Reader>(undefined);
  /** The last press, until it is taken back: the reader may come late. */
  const asked = useRef<symbol>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const isPaused = reading === 'paused';
  const isReading = isPaused || reading === 'speaking';

  useEffect(() => {
    const stop = () => {
      asked.current = undefined;
      reader.current?.stop();
    };
    // Some browsers read on when the page is gone.
    const leave = listenToWindow({ pagehide: stop });
    return () => {
      leave();
      stop();
    };
  }, []);

  const start = async () => {
    reader.current?.stop();
    const voice = voiceOfPage();
    if (!voice) return setReading('failed');
    const press = (asked.current = Symbol());
    // Phones let a page speak that has said something while it was touched. An empty text would
    // silence the voices of speech-dispatcher for good.
    speechSynthesis.speak(new SpeechSynthesisUtterance(' '));
    try {
      const { readAloud } = await import('./speech');
      if (asked.current !== press) return;
      reader.current = readAloud(document.querySelectorAll(READ), voice, setReading);
    } catch {
      if (asked.current !== press) return;
      await reloadIfStale();
      setReading('failed');
    }
  };

  const stop = () => {
    reader.current?.stop();
    button.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.listen}>
      {children}
      <Button
        look="outline"
        ref={button}
        className={hasVoice ? undefined : styles.away}
        onClick={() => void start()}
      >
        <Icon name="listen" />
        Écouter
      </Button>
      <LiveRegion>
        {reading === 'failed' ? (
          <p className={styles.failed}>
            {fr(
              'Votre appareil n’a pas pu lire à voix haute. Ses réglages disent quelle voix il a.',
            )}
          </p>
        ) : null}
      </LiveRegion>
      {isReading
        ? createPortal(
            <div role="group" aria-label="Lecture à voix haute" className={styles.bar}>
              <Button
                look="dark"
                ref={focusOnce}
                onClick={() => (isPaused ? reader.current?.resume() : reader.current?.pause())}
              >
                <Icon name={isPaused ? 'play' : 'pause'} />
                {isPaused ? 'Reprendre' : 'Pause'}
              </Button>
              <Button look="outline" onClick={stop}>
                <Icon name="close" />
                Arrêter
              </Button>
            </div>,
            document.body,
          )
        : null}
    </div>
  );
}
