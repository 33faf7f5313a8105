import { useId, useLayoutEffect } from 'react';
import { EARLY, markReady } from './earlyTaps';

/**
 * Event replay for a button or a form: what was done to it before hydration is done afterwards.
 *
 * @param id The element's own id, where it has one.
 * @returns The attributes to put on the element.
 */
export function useReady(id?: string) {
  const made = useId();
  const key = id ?? made;
  useLayoutEffect(() => markReady(key), [key]);
  return { id: key, [EARLY]: '' };
}
