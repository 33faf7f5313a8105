import { gzipSync } from 'node:zlib';
import { expect, test, type Page, type Response } from 'playwright/test';
import { DATA_FOLDER } from '@/lib/hydration/pageScripts';
import { OFFLINE_ROUTE, WORKER_FILE } from '@/lib/serviceWorker/offlinePages';
import { exportedPages, readExported } from '../exported';
import { PRECACHED } from '../offline';
import { waitForSwiper } from '../slider';
import { goto, TOUCH_PHONE } from '../support';

/** What a page may weigh, in KiB, as a host sends it compressed: visitors pay for each megabyte. */
const WEIGHTS = {
  slider: { early: 58, inAll: 260, scripts: 175 },
  // The form's failures have to be told without a network: their words come with the page.
  form: { early: 58, inAll: 220, scripts: 161 },
  plain: { early: 58, inAll: 224, scripts: 148 },
};

function kindOf(html: string): keyof typeof WEIGHTS {
  if (html.includes('aria-roledescription="carrousel"')) return 'slider';
  return html.includes('<textarea') ? 'form' : 'plain';
}

/** Compressed by their own format: a host sends them as they are. */
const PACKED = /\.(woff2|png|jpe?g|webp|avif)$/;

/** The weight in KiB of all that a visit gets, of scripts, and of what comes before `load`. */
async function weighVisit(page: Page, visit: () => Promise<void>) {
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

test.use({ ...TOUCH_PHONE, viewport: { width: 390, height: 844 } });

const pages = exportedPages().filter(({ route }) => route !== OFFLINE_ROUTE);

for (const [kind, most] of Object.entries(WEIGHTS)) {
  test(`the longest page with ${kind} is light`, async ({ page }) => {
    const { route } = pages
      .filter(({ html }) => kindOf(html) === kind)
      .reduce((one, other) => (other.html.length > one.html.length ? other : one));
    // Untouched until nothing more comes: React and the slider's engine are there by then.
    const { note, ...weights } = await weighVisit(page, async () => {
      await goto(page, route);
      await waitForSwiper(page);
      await page.waitForLoadState('networkidle');
    });
    // A visit of which nothing was seen would be the lightest.
    expect(weights.scripts, note).toBeGreaterThan(most.scripts / 2);
    for (const [what, weight] of Object.entries(weights))
      expect.soft(weight, `${what}\n${note}`).toBeLessThan(most[what as keyof typeof most]);
  });
}

test('precaches little on the first visit', () => {
  const kept = [OFFLINE_ROUTE, ...PRECACHED].map((route) => `${route}.html`);
  const sizes = [WORKER_FILE, ...kept].map((file) => gzipSync(readExported(file)).length);
  expect(sizes.reduce((sum, size) => sum + size) / 1024).toBeLessThan(55);
});
