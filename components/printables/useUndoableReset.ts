import { useEffect, useState, type RefObject } from 'react';
import { askToStay } from '@/lib/browser/askToStay';
import { listenToWindow } from '@/lib/browser/listenToWindow';

type Control = HTMLInputElement | HTMLTextAreaElement;

const CONTROLS = 'input, textarea';

const controlsIn = (form: HTMLFormElement | null | undefined) => [
  ...(form?.querySelectorAll<Control>(CONTROLS) ?? []),
];

const isFilled = (control: Control) =>
  control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value !== '';

/** Makes a field measure its text again. */
const dispatchInput = (control: Control) =>
  control.dispatchEvent(new Event('input', { bubbles: true }));

/**
 * Undo for the reset of a form. Warns before a navigation that loses text. Nothing is stored: erased
 * text stays in memory while the page is shown.
 *
 * @param container An element in the form.
 */
export function useUndoableReset(container: RefObject<HTMLElement | null>) {
  /** Restores the erased text; null if there was none. */
  const [erased, setErased] = useState<{ restore: (() => void) | null }>();

  useEffect(() => {
    const form = container.current?.closest('form');
    const onReset = () => {
      const filled = controlsIn(form)
        .filter(isFilled)
        .map((control) => ({ control, text: control.value }));
      const restore = () => {
        for (const { control, text } of filled) {
          if (control.type === 'checkbox') (control as HTMLInputElement).checked = true;
          else control.value = text;
          dispatchInput(control);
        }
      };
      // A second reset keeps the text of the first.
      setErased((before) => (filled.length > 0 ? { restore } : (before ?? { restore: null })));
      // The form is cleared after the event.
      setTimeout(() => filled.forEach(({ control }) => dispatchInput(control)));
    };
    const onInput = ({ target }: Event) => {
      if (isFilled(target as Control)) setErased(undefined);
    };
    form?.addEventListener('reset', onReset);
    form?.addEventListener('input', onInput);
    const removeListeners = listenToWindow({
      beforeunload: (event) => controlsIn(form).some(isFilled) && askToStay(event),
      pagehide: () => setErased(undefined),
    });
    return () => {
      form?.removeEventListener('reset', onReset);
      form?.removeEventListener('input', onInput);
      removeListeners();
    };
  }, [container]);

  return erased;
}
