'use client';

import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { fr } from '@/lib/text/typography';
import { useReader } from './useReader';
import { subscribeToVoices, voiceOfPage } from './voices';
import styles from './ReadAloud.module.css';

/** The bar is last in the DOM, too far for keyboard users. */
const focusOnMount = (element: HTMLButtonElement | null) => element?.focus({ preventScroll: true });

/**
 * Reads the page aloud with the Web Speech API. Hidden without a local voice.
 *
 * @param props.children The start of its line. It keeps the line's height: voices load late, and
 *   must not shift the layout.
 */
export function ReadAloud({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line}>
      {children}
      <ErrorBoundary>
        <Listen />
      </ErrorBoundary>
    </div>
  );
}

function Listen() {
  const hasVoice = useSyncExternalStore(
    subscribeToVoices,
    () => Boolean(voiceOfPage()),
    () => false,
  );
  const { reading, reader, start } = useReader();
  const button = useRef<HTMLButtonElement>(null);
  const isPaused = reading === 'paused';
  const isReading = isPaused || reading === 'speaking';

  const stop = () => {
    reader.current?.stop();
    button.current?.focus({ preventScroll: true });
  };

  return (
    <>
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
    </>
  );
}
