import { useEffect, useEffectEvent, useReducer } from 'react';
import { listenToWindow } from './listenToWindow';

/** Debounce after the last input or pointer-up, in milliseconds. */
const DEBOUNCE_MS = 1000;

/**
 * Debounces the input of a field, including its initial value.
 *
 * @param onPause Called after the debounce. It waits for pointer-up too: a message takes space, and must
 *   not move a button under a finger. The signal aborts at the next input.
 * @returns Restarts the debounce: call it at each input.
 */
export function useDebounce(onPause: (signal: AbortSignal) => void): () => void {
  const [inputs, restart] = useReducer((count: number) => count + 1, 0);
  const pause = useEffectEvent(onPause);
  useEffect(() => {
    const next = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const cancel = () => clearTimeout(timer);
    const schedule = () => {
      cancel();
      timer = setTimeout(() => {
        stopListening();
        pause(next.signal);
      }, DEBOUNCE_MS);
    };
    const stopListening = listenToWindow({
      pointerdown: cancel,
      pointerup: schedule,
      pointercancel: schedule,
    });
    schedule();
    return () => {
      next.abort();
      cancel();
      stopListening();
    };
  }, [inputs]);
  return restart;
}
