import { expect, test } from 'playwright/test';
import { shareOnePage } from '../onePage';
import { allRoutes } from '../routes';

/**
 * The typefaces come after the first paint on a slow network. When they take over, what the
 * visitor reads and is about to tap stays where it is.
 */

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

/**
 * What browsers still call good is 0.1. The site's own bound is 0.01, but for one line of one
 * paragraph: `/ServiceDetails/2` has a lead that no stretching of the device's face breaks alike.
 */
const boundOf = (path: string) => (path === '/ServiceDetails/2' ? 0.015 : 0.01);

const pageOfAll = shareOnePage();

test.beforeAll(() =>
  pageOfAll().addInitScript(() => {
    const shifts: { value: number; nodes: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        const nodes = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '');
        shifts.push({ value, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }),
);

for (const path of allRoutes) {
  test(`${path} stays in place when its typefaces arrive`, async () => {
    const page = pageOfAll();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // What is answered here comes out of no cache.
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    release();
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      // Shifts are told with the picture after the one that they are in.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: { value: number }[] }).shifts;
    });
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(boundOf(path));
    await page.unrouteAll();
  });
}
