import { useLayoutEffect, type RefObject } from 'react';
import { preventUnload } from '@/lib/browser/preventUnload';
import { listenToWindow } from '@/lib/browser/listenToWindow';
import { RESET, TYPED } from '@/lib/hydration/eventReplay';
import { controlsIn, setValue, getValue } from './controls';
import { readValues, saveValues } from './keptValues';

/**
 * Keeps the values of a printable for the visit, and restores them after a reload or on «Back»: iOS
 * has no `beforeunload`, and discards tabs. Where storage is blocked or full, the browser asks before
 * the page is left.
 *
 * @param container An element in the form.
 * @param id The id of the printable.
 */
export function useKeptValues(container: RefObject<HTMLElement | null>, id: string): void {
  useLayoutEffect(() => {
    const form = container.current?.closest('form');
    if (!form) return;
    const controls = [...controlsIn(form)];
    let isStored = true;

    const ask = (event: BeforeUnloadEvent) => {
      if (controls.some(([, control]) => getValue(control))) preventUnload(event);
    };
    const save = () => {
      const values = controls.map(([name, control]) => [name, getValue(control)] as const);
      isStored = saveValues(id, Object.fromEntries(values.filter(([, value]) => value)));
      // Only then: in some browsers the listener disables the back/forward cache.
      if (isStored) removeEventListener('beforeunload', ask);
      else addEventListener('beforeunload', ask);
    };
    /** After a reset `input` comes late: the form is cleared after the event. */
    const saveLater = () => setTimeout(save);
    // A value set by script fires no event.
    const saveIfHidden = () => document.hidden && save();

    const restored = form.hasAttribute(RESET) ? {} : readValues(id);
    for (const [name, control] of controls) {
      const value = restored[name];
      // Typed before hydration: newer.
      if (!value || getValue(control) || control.hasAttribute(TYPED)) continue;
      setValue(control, value);
      showRow(control);
    }
    save();

    form.addEventListener('input', save);
    form.addEventListener('reset', saveLater);
    document.addEventListener('visibilitychange', saveIfHidden);
    const removeListeners = listenToWindow({
      pageshow: ({ persisted }) => {
        if (!persisted || !isStored) return;
        // Another document of this tab may have changed or erased them.
        const values = readValues(id);
        for (const [name, control] of controls) {
          const value = values[name] ?? '';
          if (value !== getValue(control)) setValue(control, value);
        }
      },
    });
    return () => {
      form.removeEventListener('input', save);
      form.removeEventListener('reset', saveLater);
      document.removeEventListener('visibilitychange', saveIfHidden);
      removeEventListener('beforeunload', ask);
      removeListeners();
    };
  }, [container, id]);
}

/** Opens the disclosure before the later rows of a table, which a phone hides. */
function showRow(control: Element): void {
  const disclosure = control.closest('fieldset')?.parentElement?.previousElementSibling;
  if (disclosure instanceof HTMLDetailsElement) disclosure.open = true;
}
