import { expect, test, type Page } from 'playwright/test';
import { DEVICES, withTypefaces, type DeviceName } from '../devices';
import { templates } from '../routes';
import { makeGate } from '../support';

/** Typefaces come after the first paint: what is read or about to be tapped stays where it is. */

declare global {
  interface Window {
    shifts: { value: number; words: string[] }[];
  }
}

type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node }[] };

/** As on a phone: letters lie where they fall, on no grid of pixels. */
const AS_ON_PHONES = '--font-render-hinting=none';
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

/** The largest shift that a visitor may see. What browsers still call good is 0.1. */
const MOST = 0.02;

/** Titles, cards, fields and long texts: what letters do there, they do elsewhere. */
const SAMPLE = templates.filter((it) => /^\/($|contact|blogDetails)/.test(it));

for (const name of Object.keys(DEVICES) as DeviceName[]) {
  test(`no layout shift as fonts load: ${name}`, async ({ playwright, launchOptions, baseURL }) => {
    test.skip(process.platform !== 'linux', 'Browsers elsewhere take the machine’s typefaces.');
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), AS_ON_PHONES],
      env: withTypefaces(name),
    });
    const page = await browser.newPage({ ...PHONE, baseURL, serviceWorkers: 'block' });
    await page.addInitScript(noteShifts);
    // What is started late is not there yet when typefaces arrive, and would only cost time.
    await page.route('**/*.js', (route) => route.abort());
    for (const path of SAMPLE) {
      const shifts = await openWithLateTypefaces(page, path);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST);
    }
    await browser.close();
  });
}

async function openWithLateTypefaces(page: Page, path: string) {
  const { open, opened } = makeGate();
  // What is answered here comes out of no cache.
  const typefaces = '**/*.woff2';
  await page.route(typefaces, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  // What has moved while the document came is no work of the typefaces.
  await takeShifts(page);
  open();
  await page.evaluate(async () => void (await document.fonts.ready));
  const shifts = await takeShifts(page);
  await page.unroute(typefaces);
  return shifts;
}

const takeShifts = (page: Page) =>
  page.evaluate(async () => {
    // Shifts are told with the picture after the one that they are in.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return window.shifts.splice(0);
  });

/** Runs in the page: keeps every shift, with the beginnings of what has moved. */
function noteShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const words = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '');
      window.shifts.push({ value, words });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
