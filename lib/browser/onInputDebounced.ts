import { listenToWindow } from './listenToWindow';

/** Debounce after the last key press or pointer-up, in milliseconds. */
const DEBOUNCE_MS = 1000;

interface InputHandlers {
  /** Called at each input. */
  onInput?: () => void;
  /**
   * Called once neither keys nor pointers are pressed any more. A message takes room, and must not
   * move a button away from under a finger.
   */
  onPause: () => void;
}

/**
 * Calls back while a field is typed into, and after a first pause for the value that it has. It
 * listens to the DOM: the fields are uncontrolled, and several components listen to one field.
 *
 * @returns Removes the listeners.
 */
export function onInputDebounced(control: Element, handlers: InputHandlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const wait = () => {
    cancel();
    timer = setTimeout(handlers.onPause, DEBOUNCE_MS);
  };
  const handleInput = () => {
    handlers.onInput?.();
    wait();
  };
  wait();
  control.addEventListener('input', handleInput);
  const stopListening = listenToWindow({
    pointerdown: cancel,
    pointerup: wait,
    pointercancel: wait,
  });
  return () => {
    cancel();
    control.removeEventListener('input', handleInput);
    stopListening();
  };
}
