import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';
import { DATA_FOLDER } from '@/lib/hydration/pageScripts';

/** Compressed by their own format: a host sends them as they are. */
const PACKED = /\.(woff2|png|jpe?g|webp|avif)$/;

/**
 * The weight of a visit to one page, in KiB, as a host sends it compressed: of all files, of scripts
 * (a page’s data left out), and of what comes before the page's `load` event.
 *
 * @param page A fresh page.
 * @param visit Opens the address, and returns once nothing more comes by itself.
 */
export async function weighVisit(page: Page, visit: () => Promise<void>) {
  const answers: { response: Response; early: boolean }[] = [];
  let early = true;
  page.on('load', () => (early = false));
  page.on('response', (response) => answers.push({ response, early }));
  await visit();
  const files = await Promise.all(
    answers.map(async (answer) => {
      const body = await answer.response.body();
      const path = new URL(answer.response.url()).pathname;
      const size = (PACKED.test(path) ? body : gzipSync(body)).length / 1024;
      return { path, size, early: answer.early };
    }),
  );
  // Pictures further down come when the browser likes: the page asks for none of them early.
  const lazy = await page
    .locator('img[loading="lazy"]')
    .evaluateAll((images) => images.map((it) => new URL((it as HTMLImageElement).src).pathname));
  const weigh = (some: typeof files) => some.reduce((sum, { size }) => sum + size, 0);
  return {
    early: weigh(files.filter((it) => it.early && !lazy.includes(it.path))),
    inAll: weigh(files),
    scripts: weigh(files.filter(({ path }) => path.endsWith('.js') && !path.includes(DATA_FOLDER))),
    note: files.map((it) => `${it.early} ${it.size} ${it.path}`).join('\n'),
  };
}
