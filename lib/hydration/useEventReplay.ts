import { useId, useLayoutEffect } from 'react';
import { REPLAY } from './eventReplay';

/**
 * Event replay for a button or a form: events from before hydration are replayed after it.
 *
 * @param id The element's own id, if it has one.
 * @returns The attributes of the element.
 */
export function useEventReplay(id?: string) {
  const generated = useId();
  const key = id ?? generated;
  // In the component that owns the element: an effect at the root does not see later boundaries.
  useLayoutEffect(() => window.eventReplay?.hydrated(key), [key]);
  return { id: key, [REPLAY]: '' };
}
