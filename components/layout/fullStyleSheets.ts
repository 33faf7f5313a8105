import { navigationType } from '@/lib/browser/performanceEntries';

/**
 * Each document inlines its critical CSS. The full style sheets are fetched before another page takes
 * its place: once per visit.
 */

/** As the export leaves them: see `inlineStyle` in scripts/export/nextOutput.ts. */
const DISABLED = 'link[rel="stylesheet"][disabled]';

let loading: Promise<void> | undefined;

/**
 * Fetches the full style sheets.
 *
 * @returns Resolves when all are applied; rejects if one could not be fetched, and can be retried.
 */
export function loadFullStyleSheets(): Promise<void> {
  loading ??= fetchStyleSheets([...document.querySelectorAll<HTMLLinkElement>(DISABLED)]).catch(
    (failure: unknown) => {
      loading = undefined;
      throw failure;
    },
  );
  return loading;
}

/** Fetches them ahead of a navigation, which retries and handles a failure. */
export const prefetchFullStyleSheets = () => void loadFullStyleSheets().catch(() => undefined);

/** They apply to print until all have loaded: one without the others would shift the layout. */
async function fetchStyleSheets(disabled: HTMLLinkElement[]): Promise<void> {
  const links = disabled.map((before) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.media = 'print';
    link.href = before.href;
    // After the disabled link, so that the cascade's order stays.
    before.after(link);
    return link;
  });
  try {
    await Promise.all(links.map(loaded));
  } catch (failure) {
    for (const link of links) link.remove();
    throw failure;
  }
  for (const link of links) link.media = 'all';
  // The deferred styles repeat some of these rules, and would come last in the cascade.
  document.querySelector('body > link[rel="stylesheet"]')?.remove();
}

const loaded = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(link.href));
  });

/**
 * True if «Back» may show another page of this document without a click: not if the document was
 * opened by a link or an address.
 */
export const mayTraverseHistory = (): boolean => navigationType() !== 'navigate';
