import { useBrowserValue } from '@/lib/browser/useBrowserValue';

/**
 * The address to share: the page's canonical one while it is prerendered, then the same page on
 * the domain that the visitor is really on, so that a copy elsewhere shares itself. What the
 * visitor's own address carries beyond the page, such as «?» and «.html», stays behind.
 */
export function usePageUrl(canonical: string): string {
  return useBrowserValue(() => location.origin + new URL(canonical).pathname, canonical);
}
