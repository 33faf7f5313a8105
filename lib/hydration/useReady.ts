import { useId, useLayoutEffect } from 'react';
import { EARLY, markReady } from './earlyTaps';

/**
 * For a button or a form that React answers for: what is done to it before React is remembered,
 * and done when the component stands.
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
