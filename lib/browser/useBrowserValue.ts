import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the visitor's browser knows, and what does not change while the page stands there.
 *
 * @param read Called in the browser; gives the same for the same page.
 * @param atBuild What the prerendered page says in its place.
 */
export const useBrowserValue = <T>(read: () => T, atBuild: T): T =>
  useSyncExternalStore(never, read, () => atBuild);
