import { useBrowserValue } from '@/lib/browser/useBrowserValue';

/**
 * The URL to share: canonical in the prerendered page, then on the current origin, so that a mirror
 * shares itself. Omits the query, the hash and «.html».
 */
export function usePageUrl(canonical: string): string {
  return useBrowserValue(() => location.origin + new URL(canonical).pathname, canonical);
}
