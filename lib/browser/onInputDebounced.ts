import { listenToWindow } from './listenToWindow';

/** Debounce after the last key press or pointer-up, in milliseconds. */
const DEBOUNCE_MS = 1000;

interface InputHandlers {
  /** Called at each input. */
  onInput?: () => void;
  /**
   * Called after the debounce. Waits for pointer-up too: a message takes space, and must not move a
   * button under a finger.
   */
  onPause: () => void;
}

/**
 * Observes the input of a control, including its initial value. Uses DOM listeners: the fields are
 * uncontrolled, and several components listen to one field.
 *
 * @returns Removes the listeners.
 */
export function onInputDebounced(control: Element, handlers: InputHandlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const schedule = () => {
    cancel();
    timer = setTimeout(handlers.onPause, DEBOUNCE_MS);
  };
  const handleInput = () => {
    handlers.onInput?.();
    schedule();
  };
  schedule();
  control.addEventListener('input', handleInput);
  const stopListening = listenToWindow({
    pointerdown: cancel,
    pointerup: schedule,
    pointercancel: schedule,
  });
  return () => {
    cancel();
    control.removeEventListener('input', handleInput);
    stopListening();
  };
}
