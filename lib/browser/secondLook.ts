import { digitsAmiss, meantAddress } from '@/lib/slips';

/** Nobody is asked in mid-word: this long after the last key or press, in milliseconds. */
const PAUSE_MS = 1000;

/** What is found in the value of a field; '' for nothing. */
const LOOKS = { email: meantAddress, phone: digitsAmiss };

export type DoubtfulField = keyof typeof LOOKS;

/**
 * Looks a second time at what stands in a field: a while after the last key there, and after the
 * last press anywhere. What is said takes room, and no button may move away from under a finger.
 *
 * @param read The field's value, as it would travel.
 * @param say Called with what was found, and with '' as soon as the field changes.
 * @returns Ends it.
 */
export function lookTwice(
  form: HTMLFormElement,
  name: DoubtfulField,
  read: () => string,
  say: (found: string) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = () => clearTimeout(timer);
  const wait = () => {
    hold();
    timer = setTimeout(() => say(LOOKS[name](read())), PAUSE_MS);
  };
  const change = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name !== name) return;
    say('');
    wait();
  };
  wait();
  form.addEventListener('input', change);
  window.addEventListener('pointerdown', hold);
  window.addEventListener('pointerup', wait);
  window.addEventListener('pointercancel', wait);
  return () => {
    hold();
    form.removeEventListener('input', change);
    window.removeEventListener('pointerdown', hold);
    window.removeEventListener('pointerup', wait);
    window.removeEventListener('pointercancel', wait);
  };
}
