'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { reloadIfStale } from '@/lib/browser/staleDeployment';
import type { Reader, Reading } from './speech';
import { voiceOfPage, subscribeToVoices } from './voices';
import { fr } from '@/lib/text/typography';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import styles from './ReadAloud.module.css';

/** The elements that are read, in DOM order. */
const READABLE = 'h1, [data-read]';

/** The bar is last in the DOM, too far for keyboard users. */
const focusOnMount = (element: HTMLButtonElement | null) => element?.focus({ preventScroll: true });

/**
 * Reads the page aloud with the Web Speech API. Hidden without a local voice.
 *
 * @param props.children The start of its line. It keeps the line's height: voices load late, and
 *   must not shift the layout.
 */
export function ReadAloud({ children }: { children: ReactNode }) {
  const hasVoice = useSyncExternalStore(
    subscribeToVoices,
    () => Boolean(voiceOfPage()),
    () => false,
  );
  const [reading, setReading] = useState<Reading>('over');
  const reader = useRef<Reader>(undefined);
  /** The pending request, cleared when cancelled: the reader is loaded lazily. */
  const pending = useRef<symbol>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const isPaused = reading === 'paused';
  const isReading = isPaused || reading === 'speaking';

  useEffect(() => {
    const stop = () => {
      pending.current = undefined;
      reader.current?.stop();
    };
    // Some browsers keep speaking after the page is left.
    const removeListeners = listenToWindow({ pagehide: stop });
    return () => {
      removeListeners();
      stop();
    };
  }, []);

  const start = async () => {
    reader.current?.stop();
    const voice = voiceOfPage();
    if (!voice) return setReading('failed');
    const request = (pending.current = Symbol());
    // Mobile browsers require speech to start within a user gesture. An empty text would mute
    // speech-dispatcher (Linux) for good.
    speechSynthesis.speak(new SpeechSynthesisUtterance(' '));
    try {
      const { readAloud } = await import('./speech');
      if (pending.current !== request) return;
      reader.current = readAloud(document.querySelectorAll(READABLE), voice, setReading);
    } catch {
      if (pending.current !== request) return;
      await reloadIfStale();
      setReading('failed');
    }
  };

  const stop = () => {
    reader.current?.stop();
    button.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.line}>
      {children}
      <Button
        variant="outline"
        ref={button}
        className={hasVoice ? undefined : styles.unavailable}
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
                variant="dark"
                ref={focusOnMount}
                onClick={() => (isPaused ? reader.current?.resume() : reader.current?.pause())}
              >
                <Icon name={isPaused ? 'play' : 'pause'} />
                {isPaused ? 'Reprendre' : 'Pause'}
              </Button>
              <Button variant="outline" onClick={stop}>
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
