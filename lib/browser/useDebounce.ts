import { useEffect, useEffectEvent, useRef } from 'react';
import { listenToWindow } from './listenToWindow';

/** Debounce after the last input or pointer-up, in milliseconds. */
const DEBOUNCE_MS = 1000;

/**
 * Debounces the input of a field.
 *
 * @param onPause Called after the debounce. It waits for pointer-up too: a message takes space, and must
 *   not move a button under a finger. The signal aborts at the next input.
 * @param isFilled Whether the initial value is debounced too. A form has many empty fields: on a slow
 *   phone, a timer and listeners for each hold up hydration.
 * @returns Restarts the debounce, without a render: call it at each input.
 */
export function useDebounce(
  onPause: (signal: AbortSignal) => void,
  isFilled = () => false,
): () => void {
  const restart = useRef(() => {});
  const pause = useEffectEvent(onPause);
  const startsFilled = useEffectEvent(isFilled);
  useEffect(() => {
    let stop = () => {};
    restart.current = () => {
      stop();
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
      stop = () => {
        next.abort();
        cancel();
        stopListening();
      };
      schedule();
    };
    if (startsFilled()) restart.current();
    return () => stop();
  }, []);
  return () => restart.current();
}
