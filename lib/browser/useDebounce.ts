import { useEffect, useEffectEvent, useRef } from 'react';
import { listenToWindow } from './listenToWindow';

/** Debounce after the last input or pointer-up, in milliseconds. */
const DEBOUNCE_MS = 1000;

/**
 * Debounces the input of a field, including its initial value.
 *
 * @param onPause Called after the debounce. It waits for pointer-up too: a message takes space, and must
 *   not move a button under a finger. The signal aborts at the next input.
 * @returns Restarts the debounce, without a render: call it at each input.
 */
export function useDebounce(onPause: (signal: AbortSignal) => void): () => void {
  const restart = useRef(() => {});
  const pause = useEffectEvent(onPause);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let next = new AbortController();
    let stopListening = () => {};
    const cancel = () => clearTimeout(timer);
    const schedule = () => {
      cancel();
      timer = setTimeout(() => {
        stopListening();
        pause(next.signal);
      }, DEBOUNCE_MS);
    };
    const stop = () => {
      next.abort();
      cancel();
      stopListening();
    };
    restart.current = () => {
      stop();
      next = new AbortController();
      stopListening = listenToWindow({
        pointerdown: cancel,
        pointerup: schedule,
        pointercancel: schedule,
      });
      schedule();
    };
    restart.current();
    return stop;
  }, []);
  return () => restart.current();
}
