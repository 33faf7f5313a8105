import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { DATA_FOLDER } from '@/lib/lateStart/pageScripts';

/** One file that a visit has fetched. */
export interface Fetched {
  path: string;
  /** `data` of a page, else what it is to the browser: `document`, `script`, `font`, `image`… */
  kind: string;
  /** As a host sends it, compressed. */
  bytes: number;
  /** Before the page's `load` event, which waits for it. */
  early: boolean;
}

const KIB = 1024;

/** Compressed by their own format: a host sends them as they are. */
const PACKED = /\.(woff2|png|jpe?g|webp|avif)$/;

/**
 * Everything that a visit to one page fetches.
 *
 * @param page A fresh page.
 * @param visit Opens the address, and returns once nothing more comes by itself.
 */
export async function weighVisit(page: Page, visit: () => Promise<void>): Promise<Fetched[]> {
  const answers: Promise<Fetched>[] = [];
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  page.on('response', (response) => {
    const early = !loaded;
    const path = new URL(response.url()).pathname;
    const answer = response.body().then((body) => ({
      path,
      kind: path.includes(DATA_FOLDER) ? 'data' : response.request().resourceType(),
      bytes: PACKED.test(path) ? body.length : gzipSync(body).length,
      early,
    }));
    answers.push(answer);
    // Where the visit itself fails, its failure is told, and not that of what it still waited for.
    answer.catch(() => undefined);
  });
  await visit();
  const files = await Promise.all(answers);
  // Pictures further down come when the browser likes: the page asks for none of them early.
  const lazy = await page
    .locator('img[loading="lazy"]')
    .evaluateAll((images) => images.map((it) => new URL((it as HTMLImageElement).src).pathname));
  return files.map((file) => ({ ...file, early: file.early && !lazy.includes(file.path) }));
}

/** The weight of files together, in kibibytes. */
export const weigh = (files: readonly Fetched[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) / KIB;
