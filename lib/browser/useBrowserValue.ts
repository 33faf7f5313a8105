import { useSyncExternalStore } from 'react';
import { readPlatform } from './readPlatform';

const subscribe = () => () => undefined;

/**
 * A browser-only value, constant for the life of the document.
 *
 * @param read Called in the browser; must return a stable value.
 * @param serverValue The value in the prerendered page, and if `read` fails.
 */
export const useBrowserValue = <T>(read: () => T, serverValue: T): T =>
  useSyncExternalStore(
    subscribe,
    () => readPlatform(read, serverValue),
    () => serverValue,
  );
