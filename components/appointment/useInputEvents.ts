import { useEffect, useRef, type RefObject } from 'react';
import { listenToWindow } from '@/lib/browser/listenToWindow';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Nothing in the page depends on the value of a radio. */
const CONTROLS = 'select, textarea, input:not([type="radio"])';

const controlsOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<Control>(CONTROLS) ?? []),
];

function fireMissing(form: HTMLFormElement | null, known: WeakMap<Control, string>): void {
  for (const control of controlsOf(form)) {
    if (known.get(control) === control.value) continue;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Fires the `input` events that were left out, at the visitor's next action: in-app browsers and some
 * password managers set values without one, and remarks, suggestions and the draft follow events.
 *
 * @param change Changes when the form itself has set values.
 * @returns Fires them now.
 */
export function useInputEvents(
  form: RefObject<HTMLFormElement | null>,
  change: string,
): () => void {
  const known = useRef(new WeakMap<Control, string>());
  useEffect(() => {
    for (const control of controlsOf(form.current)) known.current.set(control, control.value);
  }, [form, change]);
  useEffect(() => {
    const fire = () => fireMissing(form.current, known.current);
    const learn = ({ target }: Event) => {
      if (target instanceof Element && target.matches(CONTROLS)) {
        known.current.set(target as Control, (target as Control).value);
      }
    };
    return listenToWindow({
      ...{ pointerdown: fire, focusin: fire, change: fire, pagehide: fire },
      input: learn,
    });
  }, [form]);
  return () => fireMissing(form.current, known.current);
}
