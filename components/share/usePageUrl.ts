'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const currentUrl = () => location.origin + location.pathname;

/**
 * The address to share: the page's canonical one while it is prerendered, then the one that the
 * visitor is really on, so that a copy on another domain shares itself.
 */
export function usePageUrl(canonical: string): string {
  return useSyncExternalStore(never, currentUrl, () => canonical);
}
