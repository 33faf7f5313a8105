import { useEffect, useRef, type RefObject } from 'react';
import { listenToWindow } from '@/lib/browser/listenToWindow';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** No extension is known to set a radio without an event. */
const CONTROLS = 'select, textarea, input:not([type="radio"])';

const listValueControls = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<Control>(CONTROLS) ?? []),
];

function fireMissingEvents(
  form: HTMLFormElement | null,
  lastValues: WeakMap<Control, string>,
): void {
  for (const control of listValueControls(form)) {
    if (lastValues.get(control) === control.value) continue;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Fires the `input` events that were left out, at the visitor's next action: in-app browsers and some
 * password managers set values without one, and remarks, suggestions and the draft follow events.
 *
 * @param change Changes when the form itself has set values.
 */
export function useInputEvents(form: RefObject<HTMLFormElement | null>, change: string): void {
  const lastValues = useRef(new WeakMap<Control, string>());
  useEffect(() => {
    for (const control of listValueControls(form.current))
      lastValues.current.set(control, control.value);
  }, [form, change]);
  useEffect(() => {
    const fire = () => fireMissingEvents(form.current, lastValues.current);
    const updateValue = ({ target }: Event) => {
      if (target instanceof Element && target.matches(CONTROLS)) {
        lastValues.current.set(target as Control, (target as Control).value);
      }
    };
    return listenToWindow({
      // «Enter» sends the form: its key comes first.
      ...{ pointerdown: fire, keydown: fire, focusin: fire, change: fire, pagehide: fire },
      input: updateValue,
    });
  }, [form]);
}
