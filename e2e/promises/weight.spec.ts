import { gzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { OFFLINE_ROUTE, WORKER_FILE } from '@/lib/serviceWorker/offlinePages';
import { exportedPages, readExported } from '../exported';
import { PRECACHED } from '../offline';
import { weigh, weighVisit } from '../weigh';
import { waitForSwiper } from '../slider';
import { whenAlive } from '../support';

/** What a page may cost whoever pays for each megabyte, in KiB, as a host sends it compressed. */
interface Weights {
  beforeLoad: number;
  inAll: number;
  scripts: number;
}

type Kind = 'slider' | 'form' | 'plain';

/** Both typefaces are half of it, the document a quarter. */
const BEFORE_LOAD = 58;

const WEIGHTS: Record<Kind, Weights> = {
  slider: { beforeLoad: BEFORE_LOAD, inAll: 260, scripts: 175 },
  // The form's failures have to be told without a network: their words come with the page, and
  // not when they are needed. So does what tells of a request when its page is loaded again.
  form: { beforeLoad: BEFORE_LOAD, inAll: 220, scripts: 161 },
  plain: { beforeLoad: BEFORE_LOAD, inAll: 224, scripts: 148 },
};

/** What stands in a page says of which kind it is. */
function kindOf(html: string): Kind {
  if (html.includes('aria-roledescription="carrousel"')) return 'slider';
  return html.includes('<textarea') ? 'form' : 'plain';
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const pages = exportedPages().filter(({ route }) => route !== '/hors-connexion');

/** Pages of one kind fetch the same files, so the longest is weighed for all. */
const weighed = Object.keys(WEIGHTS).flatMap((kind) =>
  pages
    .filter(({ html }) => kindOf(html) === kind)
    .sort((one, other) => other.html.length - one.html.length)
    .slice(0, 1),
);

for (const { route, html } of weighed) {
  test(`${route} is light, the longest of its kind, ${kindOf(html)}`, async ({ page }) => {
    // Untouched until nothing more comes: React and the slider's engine are there by then.
    const files = await weighVisit(page, async () => {
      await page.goto(route);
      await whenAlive(page);
      await waitForSwiper(page);
      await page.waitForLoadState('networkidle');
    });
    const most = WEIGHTS[kindOf(html)];
    const list = files.map(
      ({ path, bytes, early }) => `${early ? 'before' : 'after'} ${bytes} ${path}`,
    );
    const note = list.join('\n');
    const early = weigh(files.filter((file) => file.early));
    const scripts = weigh(files.filter(({ kind }) => kind === 'script'));
    // A visit of which nothing was seen would be the lightest.
    expect(scripts, note).toBeGreaterThan(most.scripts / 2);
    expect.soft(early, note).toBeLessThan(most.beforeLoad);
    expect.soft(weigh(files), note).toBeLessThan(most.inAll);
    expect.soft(scripts, note).toBeLessThan(most.scripts);
  });
}

test('a first visit downloads at most 55 KiB for offline use', () => {
  const pages = [OFFLINE_ROUTE, ...PRECACHED].map((route) => `${route}.html`);
  const sizes = [WORKER_FILE, ...pages].map((file) => gzipSync(readExported(file)).length);
  const paid = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  expect(paid).toBeGreaterThan(20);
  expect(paid).toBeLessThan(55);
});
