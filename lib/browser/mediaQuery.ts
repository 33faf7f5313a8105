import { readPlatform } from './readPlatform';

/** True if the document matches a media query; false where the browser cannot tell. */
export const matchesMedia = (query: string): boolean =>
  readPlatform(() => matchMedia(query).matches, false);

/**
 * Subscribes to changes of a media query.
 *
 * @returns Unsubscribes.
 */
export function onMediaChange(query: string, listener: () => void): () => void {
  const list = readPlatform(() => matchMedia(query), undefined);
  readPlatform(() => list?.addEventListener('change', listener), undefined);
  return () => readPlatform(() => list?.removeEventListener('change', listener), undefined);
}
