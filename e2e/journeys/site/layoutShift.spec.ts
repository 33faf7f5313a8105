import { expect, test, type Page } from 'playwright/test';
import { templates } from '@/e2e/support/routes';
import { makeGate, TOUCH_PHONE } from '@/e2e/support/page';

test.use({ ...TOUCH_PHONE, viewport: { width: 412, height: 823 } });

/** Core Web Vitals call 0.1 good. */
const MAX_SHIFT = 0.02;

/** Titles, cards, fields and long texts; titles that just fit a line. */
const SAMPLE = [
  ...templates.filter((template) => /^\/($|contact|blogDetails)/.test(template)),
  '/hors-connexion',
  '/fiches/gestes',
];

test('no layout shift as fonts load', async ({ page }) => {
  test.skip(process.platform !== 'linux', 'fontconfig is on Linux alone');
  // Deferred scripts would only cost time.
  await page.route('**/*.js', (route) => route.abort());
  for (const path of SAMPLE)
    expect.soft(await openWithLateTypefaces(page, path), path).toBeLessThanOrEqual(MAX_SHIFT);
});

async function openWithLateTypefaces(page: Page, path: string) {
  const { open, opened } = makeGate();
  await page.route('**/*.woff2', (route) => opened.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  // Only the typefaces are still missing: shifts before belong to the document.
  const start = await page.evaluate(() => performance.now());
  open();
  const shift = await page.evaluate(async (time) => {
    await document.fonts.ready;
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (entry.startTime > time) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    // A shift is reported in the frame after it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return sum;
  }, start);
  await page.unroute('**/*.woff2');
  return shift;
}
