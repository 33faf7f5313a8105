import { listenToWindow } from './listenToWindow';

/** Debounce after the last input or pointer-up, in milliseconds. */
const DEBOUNCE_MS = 1000;

interface Callbacks {
  /** Called on each input: earlier feedback is out of date. */
  onInput?: () => void;
  /**
   * Called after the debounce. Waits for pointer-up too: feedback takes space, and must not move a
   * button under a finger.
   */
  onDebounced: () => void;
}

/**
 * Observes the input of a control, including its initial value.
 *
 * @returns Stops observing.
 */
export function onInputDebounced(control: Element, callbacks: Callbacks): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const schedule = () => {
    cancel();
    timer = setTimeout(callbacks.onDebounced, DEBOUNCE_MS);
  };
  const onInput = () => {
    callbacks.onInput?.();
    schedule();
  };
  schedule();
  control.addEventListener('input', onInput);
  const removeListeners = listenToWindow({
    pointerdown: cancel,
    pointerup: schedule,
    pointercancel: schedule,
  });
  return () => {
    cancel();
    control.removeEventListener('input', onInput);
    removeListeners();
  };
}
