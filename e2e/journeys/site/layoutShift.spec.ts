import { expect, test, type Page } from 'playwright/test';
import { DEFAULT_DEVICE, DEVICES, withTypefaces, type DeviceName } from '@/e2e/support/devices';
import { templates } from '@/e2e/support/routes';
import { makeGate } from '@/e2e/support/page';

/** Fonts load after the first paint, and must not shift the layout. */

/** Phones use no font hinting. */
const NO_HINTING = '--font-render-hinting=none';
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

/** Core Web Vitals call 0.1 good. */
const MAX_SHIFT = 0.02;

/** Titles, cards, fields and long texts; titles that just fit a line. */
const SAMPLE = [
  ...templates.filter((template) => /^\/($|contact|blogDetails)/.test(template)),
  '/hors-connexion',
  '/fiches/gestes',
];

for (const name of Object.keys(DEVICES) as DeviceName[]) {
  test(`no layout shift as fonts load: ${name}`, async ({ playwright, launchOptions, baseURL }) => {
    test.skip(process.platform !== 'linux', 'fontconfig is on Linux alone');
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), NO_HINTING],
      env: withTypefaces(name),
    });
    const page = await browser.newPage({ ...PHONE, baseURL, serviceWorkers: 'block' });
    // Deferred scripts would only cost time.
    await page.route('**/*.js', (route) => route.abort());
    // The other devices differ in the names of their fonts.
    for (const path of name === DEFAULT_DEVICE ? SAMPLE : SAMPLE.slice(-2)) {
      const shift = await openWithLateTypefaces(page, path);
      expect.soft(shift, path).toBeLessThanOrEqual(MAX_SHIFT);
    }
    await browser.close();
  });
}

async function openWithLateTypefaces(page: Page, path: string) {
  const { open, opened } = makeGate();
  const typefaces = '**/*.woff2';
  await page.route(typefaces, async (route) => {
    await opened;
    await route.continue();
  });
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
  await page.unroute(typefaces);
  return shift;
}
