import { gzipSync } from 'node:zlib';
import { expect, test, type Page, type Response } from 'playwright/test';
import { DATA_FOLDER } from '@/scripts/export/exportFolder';
import { OFFLINE_ROUTE, PRECACHED_ROUTES, WORKER_FILE } from '@/lib/serviceWorker/offlinePages';
import { readExported } from '@/e2e/support/exported';
import { readPages } from '@/e2e/support/readPages';
import { waitForSwiper } from '@/e2e/support/slider';
import { goto, TOUCH_PHONE } from '@/e2e/support/page';

/** Maximum compressed sizes in KiB. */
const MAX_SIZES = {
  slider: { beforeLoad: 58, total: 260, scripts: 175 },
  // The form's error messages come with the page: they are needed offline.
  form: { beforeLoad: 58, total: 231, scripts: 172 },
  plain: { beforeLoad: 58, total: 232, scripts: 156 },
};

function getKind(html: string): keyof typeof MAX_SIZES {
  if (html.includes('aria-roledescription="carrousel"')) return 'slider';
  return html.includes('<textarea') ? 'form' : 'plain';
}

/** Already compressed. */
const COMPRESSED = /\.(woff2|png|jpe?g|webp|avif)$/;

/** The transferred KiB: in total, of scripts, and before `load`. */
async function weighVisit(page: Page, visit: () => Promise<void>) {
  const answers: { response: Response; beforeLoad: boolean }[] = [];
  let beforeLoad = true;
  page.on('load', () => (beforeLoad = false));
  page.on('response', (response) => answers.push({ response, beforeLoad }));
  await visit();
  const files = await Promise.all(
    answers.map(async (answer) => {
      const body = await answer.response.body();
      const path = new URL(answer.response.url()).pathname;
      const size = (COMPRESSED.test(path) ? body : gzipSync(body)).length / 1024;
      return { path, size, beforeLoad: answer.beforeLoad };
    }),
  );
  // The browser decides when lazy pictures load.
  const lazy = await page
    .locator('img[loading="lazy"]')
    .evaluateAll((images) =>
      images.map((image) => new URL((image as HTMLImageElement).src).pathname),
    );
  const weigh = (some: typeof files) => some.reduce((sum, { size }) => sum + size, 0);
  return {
    beforeLoad: weigh(files.filter((file) => file.beforeLoad && !lazy.includes(file.path))),
    total: weigh(files),
    scripts: weigh(files.filter(({ path }) => path.endsWith('.js') && !path.includes(DATA_FOLDER))),
    paths: files.map(({ path }) => path),
    note: files.map((file) => `${file.beforeLoad} ${file.size} ${file.path}`).join('\n'),
  };
}

test.use({ ...TOUCH_PHONE, viewport: { width: 390, height: 844 } });

const pages = readPages().filter(({ route }) => route !== OFFLINE_ROUTE);

for (const [kind, max] of Object.entries(MAX_SIZES)) {
  test(`the longest page with ${kind} is light`, async ({ page }) => {
    const { route } = pages
      .filter(({ html }) => getKind(html) === kind)
      .reduce((one, other) => (other.html.length > one.html.length ? other : one));
    const { note, paths, ...weights } = await weighVisit(page, async () => {
      await goto(page, route);
      await waitForSwiper(page);
      await page.waitForLoadState('networkidle');
    });
    // React runs a script again that it does not find in the page.
    const scripts = paths.filter((path) => path.endsWith('.js'));
    expect.soft(scripts).toEqual([...new Set(scripts)]);
    // Guards against a visit without scripts.
    expect(weights.scripts, note).toBeGreaterThan(max.scripts / 2);
    for (const [what, weight] of Object.entries(weights))
      expect.soft(weight, `${what}\n${note}`).toBeLessThan(max[what as keyof typeof max]);
  });
}

test('precaches little on the first visit', () => {
  const kept = [OFFLINE_ROUTE, ...PRECACHED_ROUTES].map((route) => `${route}.html`);
  const sizes = [WORKER_FILE, ...kept].map((file) => gzipSync(readExported(file)).length);
  expect(sizes.reduce((sum, size) => sum + size) / 1024).toBeLessThan(28);
});
