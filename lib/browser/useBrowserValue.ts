import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * A browser-only value, constant for the life of the document.
 *
 * @param read Called in the browser; must return a stable value.
 * @param serverValue The value in the prerendered page.
 */
export const useBrowserValue = <T>(read: () => T, serverValue: T): T =>
  useSyncExternalStore(subscribe, read, () => serverValue);
