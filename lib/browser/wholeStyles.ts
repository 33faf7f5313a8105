/**
 * Each document brings the part of the style that it needs itself. What else stands in the same
 * sheets is fetched before another page takes its place: once in a visit.
 */

/** As the export leaves them: see scripts/export/pages/styleInPage.ts. */
const LEFT_OUT = 'link[rel="stylesheet"][disabled]';

let whole: Promise<void> | undefined;

/**
 * Fetches the style sheets whole.
 *
 * @returns Settles once they are there; fails where one could not be fetched.
 */
export function wholeStyles(): Promise<void> {
  whole ??= Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>(LEFT_OUT)].map(fetchSheet),
  ).then(
    () => undefined,
    (failure: unknown) => {
      // Tried anew the next time.
      whole = undefined;
      throw failure;
    },
  );
  return whole;
}

/** In the place of the link that was left out, so that the order of the rules stays. */
function fetchSheet(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = link.href;
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error(link.href));
    };
    link.after(sheet);
  });
}

/**
 * Whether the way back may lead to another page of the same document, which the browser shows
 * without asking: not where the document was opened by a link or an address.
 */
export function mayGoBackWithin(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}
