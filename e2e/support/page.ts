import { expect, type Locator, type Page, type Request, type Route } from 'playwright/test';
import { HYDRATED } from '@/lib/hydration/eventReplay';
import { LOADER_FOLDER } from '@/scripts/export/exportFolder';

/** Marks the main journeys, which `npm run smoke` runs. */
export const SMOKE = { tag: '@smoke' };

/** Also run on the production content fixture. */
export const ANY_CONTENT = { tag: '@any-content' };

/** Collects errors, failed requests and requests to other origins from now on. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  let home = '';
  page.on('console', (message) => {
    const text = message.text();
    // The response of a missing file names it.
    const isError = message.type() === 'error' && !text.startsWith('Failed to load');
    // Chromium logs an invalid header as a warning.
    if (isError || /^Error with \S+ header/.test(text)) problems.push(`console: ${text}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its requests.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    home ||= origin;
    if (origin !== home) problems.push(`another origin: ${request.url()}`);
  });
  return problems;
}

/** For a page with an installed clock: lets its scripts start, and waits for hydration. */
export async function runToHydration(page: Page): Promise<void> {
  await page.clock.runFor(100);
  await waitForHydration(page);
}

export async function waitForHydration(page: Page, timeout?: number): Promise<void> {
  // Not by an assertion, whose retries are up to a second apart.
  await page.locator(`:root[${HYDRATED}]`).waitFor({ state: 'attached', timeout });
}

/** Opens a page and waits for hydration. */
export async function goto(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Next's chunks and the page's data, all but the loader. */
export const isDeferredScript = (request: Request): boolean =>
  request.resourceType() === 'script' && !request.url().includes(LOADER_FOLDER);

/** Routes every deferred script to `act`. */
export const routeScripts = (page: Page, act: (route: Route) => Promise<unknown>) =>
  page.route('**/*', async (route) => {
    await (isDeferredScript(route.request()) ? act(route) : route.fallback());
  });

export function makeGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** Holds back the deferred scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { open, opened } = makeGate();
  await routeScripts(page, (route) => opened.then(() => route.fallback()));
  return open;
}

/** A phone, for `test.use`. */
export const TOUCH_PHONE = {
  viewport: { width: 360, height: 760 },
  hasTouch: true,
  isMobile: true,
} as const;

export const SMALL_PHONE = { width: 320, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

/** The limits of a double tap: 300 ms on phones, above 400 ms in desktop Chromium. */
const DOUBLE_TAP = { milliseconds: 500, pixels: 60 };

const taps = new WeakMap<Page, { x: number; y: number; end: number }>();

type TapOptions = Parameters<Locator['tap']>[0];

/** Clicks, or taps on a touch screen; never twice within a double tap. */
export async function tap(target: Locator, options?: TapOptions): Promise<void> {
  const page = target.page();
  // Smooth scrolling has to end first.
  await target.scrollIntoViewIfNeeded();
  if (!(await target.evaluate(() => matchMedia('(pointer: coarse)').matches)))
    return target.click(options);
  const { x, y, width, height } = (await target.boundingBox())!;
  const tap = { x: x + width / 2, y: y + height / 2 };
  const last = taps.get(page);
  if (last && Math.hypot(tap.x - last.x, tap.y - last.y) < DOUBLE_TAP.pixels)
    await expect
      .poll(() => Date.now(), { intervals: [20] })
      .toBeGreaterThan(last.end + DOUBLE_TAP.milliseconds);
  await target.tap(options);
  taps.set(page, { ...tap, end: Date.now() });
}

export const tapInFooter = (page: Page, name: string): Promise<void> =>
  tap(page.getByRole('contentinfo').getByRole('link', { name, exact: true }));

/** Taps a field and replaces its value key by key. */
export async function type(field: Locator, text: string): Promise<void> {
  await tap(field);
  const { keyboard } = field.page();
  await keyboard.press('ControlOrMeta+a');
  if (text) await keyboard.type(text);
  else await keyboard.press('Backspace');
}

/** Chooses an option by typing its name, up to the first accent. */
export async function selectOption(list: Locator, option: string): Promise<void> {
  const { keyboard } = list.page();
  await tap(list);
  // Enter on a closed list would submit the form.
  await expect(list.and(list.page().locator(':open'))).toHaveCount(1);
  // Playwright inserts characters that no key has, which selects nothing.
  await keyboard.type(/^[ -~]+/.exec(option)?.[0] ?? '');
  await keyboard.press('Enter');
  await expect(list.locator('option:checked')).toHaveText(option);
}

export const announcements = (place: Page | Locator): Locator =>
  place.locator('[aria-live="polite"]');

/** Failures that are announced. The regions are there, empty, from the start. */
export const alerts = (place: Page | Locator): Locator =>
  place.locator('[aria-live="assertive"]').filter({ hasText: /\S/ });

export const mainNavigation = (page: Page) =>
  page.getByRole('navigation', { name: 'Navigation principale' });

export const overlay = (page: Page) => page.locator('[data-overlay]');

export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
