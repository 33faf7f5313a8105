import { listenToWindow } from './listenToWindow';

/** Nobody is asked in mid-word: this long after the last key or press, in milliseconds. */
const PAUSE_MS = 1000;

interface Follower {
  /** Called with each key: what was said of the value holds no longer. */
  onKey?: () => void;
  /**
   * Called a while after the last key, and after the last press anywhere. What is said takes room,
   * and no button may move away from under a finger.
   */
  onPause: () => void;
}

/**
 * Follows what is typed into a field, beginning with what stands in it.
 *
 * @returns Ends it.
 */
export function followTyping(control: Element, follower: Follower): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = () => clearTimeout(timer);
  const wait = () => {
    hold();
    timer = setTimeout(follower.onPause, PAUSE_MS);
  };
  const change = () => {
    follower.onKey?.();
    wait();
  };
  wait();
  control.addEventListener('input', change);
  const leave = listenToWindow({ pointerdown: hold, pointerup: wait, pointercancel: wait });
  return () => {
    hold();
    control.removeEventListener('input', change);
    leave();
  };
}
