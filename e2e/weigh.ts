import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { DATA_FOLDER } from '@/lib/hydration/pageScripts';

/** Compressed by their own format: a host sends them as they are. */
const PACKED = /\.(woff2|png|jpe?g|webp|avif)$/;

/**
 * The weight of a visit to one page, in KiB, as a host sends it compressed: of all files, of scripts (a page’s data left out),
 * and of what comes before the page's `load` event.
 *
 * @param page A fresh page.
 * @param visit Opens the address, and returns once nothing more comes by itself.
 */
export async function weighVisit(page: Page, visit: () => Promise<void>) {
  const answers: Promise<{ path: string; isScript: boolean; size: number; early: boolean }>[] = [];
  let loaded = false;
  page.on('load', () => (loaded = true));
  page.on('response', (response) => {
    const early = !loaded;
    const path = new URL(response.url()).pathname;
    const answer = response.body().then((body) => ({
      path,
      isScript: path.endsWith('.js') && !path.includes(DATA_FOLDER),
      size: (PACKED.test(path) ? body : gzipSync(body)).length / 1024,
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
  const weigh = (some: typeof files) => some.reduce((sum, { size }) => sum + size, 0);
  return {
    early: weigh(files.filter((it) => it.early && !lazy.includes(it.path))),
    inAll: weigh(files),
    scripts: weigh(files.filter(({ isScript }) => isScript)),
    note: files.map(({ path, size, early }) => `${early} ${size} ${path}`).join('\n'),
  };
}
