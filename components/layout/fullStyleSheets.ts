/**
 * Each document brings the part of the style that it needs itself. What else stands in the same
 * sheets is fetched before another page takes its place: once in a visit.
 */

/** As the export leaves them: see `withStyle` in scripts/export/nextOutput.ts. */
const LEFT_OUT = 'link[rel="stylesheet"][disabled]';

let whole: Promise<void> | undefined;

/**
 * Fetches the style sheets whole.
 *
 * @returns Settles once they are there; fails where one could not be fetched.
 */
export function wholeStyles(): Promise<void> {
  whole ??= fetchSheets([...document.querySelectorAll<HTMLLinkElement>(LEFT_OUT)]).catch(
    (failure: unknown) => {
      // Tried anew the next time.
      whole = undefined;
      throw failure;
    },
  );
  return whole;
}

/**
 * Until all have come, what is there of them is for paper alone: a page whose tokens or whose last word
 * still lack moves under the finger.
 */
async function fetchSheets(links: HTMLLinkElement[]): Promise<void> {
  const sheets = links.map((link) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.media = 'print';
    sheet.href = link.href;
    // In the place of the link that was left out, so that the order of the rules stays.
    link.after(sheet);
    return sheet;
  });
  try {
    await Promise.all(sheets.map(arrival));
  } catch (failure) {
    for (const sheet of sheets) sheet.remove();
    throw failure;
  }
  for (const sheet of sheets) sheet.media = 'all';
  // It holds rules of these, and would have the last word over all others.
  document.querySelector('body > link[rel="stylesheet"]')?.remove();
}

const arrival = (sheet: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = () => reject(new Error(sheet.href));
  });

/**
 * Whether the way back may lead to another page of the same document, which the browser shows
 * without asking: not where the document was opened by a link or an address.
 */
export function mayGoBackWithin(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}
