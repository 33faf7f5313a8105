import { useEffect, useRef, useState } from 'react';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { reloadIfStale } from '@/lib/hydration/pageScripts';
import type { Reader, Reading } from './speech';
import { voiceOfPage } from './voices';

/** The elements that are read, in DOM order. */
const READABLE = 'h1, [data-read]';

/** The reader of the page, loaded on the first start and stopped on unmount. */
export function useReader() {
  const [reading, setReading] = useState<Reading>('over');
  const reader = useRef<Reader>(undefined);
  /** The pending request, cleared when cancelled: the reader is loaded lazily. */
  const pending = useRef<symbol>(undefined);

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
    try {
      // Mobile browsers require speech to start within a user gesture. An empty text would mute
      // speech-dispatcher (Linux) for good.
      speechSynthesis.speak(new SpeechSynthesisUtterance(' '));
      const { readAloud } = await import('./speech');
      if (pending.current !== request) return;
      reader.current = readAloud(document.querySelectorAll(READABLE), voice, setReading);
    } catch {
      if (pending.current !== request) return;
      await reloadIfStale();
      setReading('failed');
    }
  };

  return { reading, reader, start };
}
