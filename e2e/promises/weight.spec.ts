import { gzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { OFFLINE_ROUTE, WORKER_FILE } from '@/lib/serviceWorker/offlinePages';
import { exportedPages, readExported } from '../exported';
import { PRECACHED } from '../offline';
import { weighVisit } from '../weigh';
import { waitForSwiper } from '../slider';
import { TOUCH_PHONE, waitForHydration } from '../support';

/** What a page may cost whoever pays for each megabyte, in KiB, as a host sends it compressed. */
const WEIGHTS = {
  slider: { early: 58, inAll: 260, scripts: 175 },
  // The form's failures have to be told without a network: their words come with the page, and
  // not when they are needed. So does what tells of a request when its page is loaded again.
  form: { early: 58, inAll: 220, scripts: 161 },
  plain: { early: 58, inAll: 224, scripts: 148 },
};

/** What stands in a page says of which kind it is. */
function kindOf(html: string): keyof typeof WEIGHTS {
  if (html.includes('aria-roledescription="carrousel"')) return 'slider';
  return html.includes('<textarea') ? 'form' : 'plain';
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
      await page.goto(route);
      await waitForHydration(page);
      await waitForSwiper(page);
      await page.waitForLoadState('networkidle');
    });
    // A visit of which nothing was seen would be the lightest.
    expect(weights.scripts, note).toBeGreaterThan(most.scripts / 2);
    for (const [what, weight] of Object.entries(weights))
      expect.soft(weight, `${what}\n${note}`).toBeLessThan(most[what as keyof typeof most]);
  });
}

test('a first visit downloads little for offline use', () => {
  const kept = [OFFLINE_ROUTE, ...PRECACHED].map((route) => `${route}.html`);
  const sizes = [WORKER_FILE, ...kept].map((file) => gzipSync(readExported(file)).length);
  expect(sizes.reduce((sum, size) => sum + size) / 1024).toBeLessThan(55);
});
