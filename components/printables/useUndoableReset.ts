import { useEffect, useState, type RefObject } from 'react';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { controlsIn, dispatchInput, setValue, getValue, type Control } from './controls';

/**
 * Undo for the reset of a form. The erased text is in memory alone, while the page is shown.
 *
 * @param container An element in the form.
 */
export function useUndoableReset(container: RefObject<HTMLElement | null>) {
  /** Restores the erased text; null if there was none. */
  const [erased, setErased] = useState<{ restore: (() => void) | null }>();

  useEffect(() => {
    const form = container.current?.closest('form');
    if (!form) return;
    const onReset = () => {
      const filled = [...controlsIn(form).values()]
        .map((control) => ({ control, value: getValue(control) }))
        .filter(({ value }) => value);
      const restore = () => filled.forEach(({ control, value }) => setValue(control, value));
      // A second reset keeps the text of the first.
      setErased((before) => (filled.length > 0 ? { restore } : (before ?? { restore: null })));
      // The form is cleared after the event.
      setTimeout(() => filled.forEach(({ control }) => dispatchInput(control)));
    };
    const onInput = ({ target }: Event) => {
      if (getValue(target as Control)) setErased(undefined);
    };
    form.addEventListener('reset', onReset);
    form.addEventListener('input', onInput);
    const removeListeners = listenToWindow({ pagehide: () => setErased(undefined) });
    return () => {
      form.removeEventListener('reset', onReset);
      form.removeEventListener('input', onInput);
      removeListeners();
    };
  }, [container]);

  return erased;
}
