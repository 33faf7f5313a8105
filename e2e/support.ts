import { expect, type Locator, type Page, type Request, type Route } from 'playwright/test';
import { HYDRATED } from '@/lib/hydration/eventReplay';
import { LOADER_FOLDER } from '@/lib/hydration/pageScripts';

/** The journeys that matter most: `npm run smoke` makes these alone. */
export const SMOKE = { tag: '@smoke' };

/** Errors, failures and requests to other origins behind a page, from now on: a list that grows. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  let home = '';
  page.on('console', (message) => {
    const text = message.text();
    // A refused file is told by its response, which also names it.
    const isError = message.type() === 'error' && !text.startsWith('Failed to load');
    // A header that the browser can't read is no more than a warning.
    if (isError || /^Error with \S+ header/.test(text)) problems.push(`console: ${text}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser gives some up by itself as it leaves the page.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    // The first request is the page itself.
    home ||= origin;
    if (origin !== home) problems.push(`another origin: ${request.url()}`);
  });
  return problems;
}

/** On a page whose clock a test holds: lets its scripts start, and waits until React has taken over. */
export async function runToHydration(page: Page): Promise<void> {
  await page.clock.runFor(100);
  await waitForHydration(page);
}

/** Waits until React has taken over the page: from then on its links and buttons are its own. */
export async function waitForHydration(page: Page, timeout?: number): Promise<void> {
  await expect(page.locator(':root')).toHaveAttribute(HYDRATED, '', { timeout });
}

/** Opens a page and waits for hydration. */
export async function goto(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Next's scripts and the page's data, which start late; the small loader comes with the page. */
export const isLateScript = (request: Request): boolean =>
  request.resourceType() === 'script' && !request.url().includes(LOADER_FOLDER);

/** Lets `act` answer for every late script that the page asks for, whatever its address. */
export const routeScripts = (page: Page, act: (route: Route) => Promise<unknown>) =>
  page.route('**/*', async (route) => {
    await (isLateScript(route.request()) ? act(route) : route.fallback());
  });

/** A promise that its owner resolves. */
export function makeGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** Holds the late scripts of the page back, from now on until what it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { open, opened } = makeGate();
  await routeScripts(page, (route) => opened.then(() => route.fallback()));
  return open;
}

/** What makes a context a phone, for `test.use`: narrow, and touched instead of clicked. */
export const TOUCH_PHONE = {
  viewport: { width: 360, height: 760 },
  hasTouch: true,
  isMobile: true,
} as const;

/** Taps that lie within so much are one double tap: 300 ms on phones, above 400 in this Chromium. */
const DOUBLE_TAP = { milliseconds: 500, pixels: 60 };

const taps = new WeakMap<Page, { x: number; y: number; end: number }>();

type TapOptions = Parameters<Locator['tap']>[0];

/** Presses with a mouse or a finger, so late that no second tap counts with the first as double. */
export async function tap(target: Locator, options?: TapOptions): Promise<void> {
  const page = target.page();
  // Where the page glides there, what is pressed has to stand still by then.
  await target.scrollIntoViewIfNeeded();
  if (!(await target.evaluate(() => matchMedia('(pointer: coarse)').matches)))
    return target.click(options);
  const { x, y, width, height } = (await target.boundingBox())!;
  const tap = { x: x + width / 2, y: y + height / 2 };
  const last = taps.get(page);
  if (last && Math.hypot(tap.x - last.x, tap.y - last.y) < DOUBLE_TAP.pixels)
    await expect.poll(() => Date.now()).toBeGreaterThan(last.end + DOUBLE_TAP.milliseconds);
  await target.tap(options);
  taps.set(page, { ...tap, end: Date.now() });
}

/** Taps a link of the footer, whose lists phones fold: its own is opened. */
export async function tapInFooter(page: Page, name: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name, exact: true, includeHidden: true });
  const list = footer.locator('details').filter({ has: page.getByText(name, { exact: true }) });
  if (!(await link.isVisible())) await tap(list.locator('summary'));
  await tap(link);
}

/** Moves the focus to a target with Tab, backwards to one that stands before. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  const findKey = () =>
    target.evaluate((element) => {
      const current = document.activeElement ?? document.body;
      if (element === current) return undefined;
      const isBehind = current.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBehind ? 'Shift+Tab' : 'Tab';
    });
  for (let stops = 0, key = await findKey(); key && stops < 150; stops += 1) {
    await keyboard.press(key);
    key = await findKey();
  }
  await expect(target).toBeFocused();
}

/** Writes into a field as a visitor does: a press, then key by key, in place of what stood there. */
export async function type(field: Locator, text: string): Promise<void> {
  await tap(field);
  const { keyboard } = field.page();
  await keyboard.press('ControlOrMeta+a');
  if (text) await keyboard.type(text);
  else await keyboard.press('Backspace');
}

/** Chooses from a list as a visitor does: letters go to the option, by what stands before an accent. */
export async function selectOption(list: Locator, option: string): Promise<void> {
  const { keyboard } = list.page();
  await tap(list);
  // Enter on a list that has not opened would send the form.
  await expect(list.and(list.page().locator(':open'))).toHaveCount(1);
  // What no key writes, the tool puts into the text where the caret was last.
  await keyboard.type(/^[ -~]+/.exec(option)?.[0] ?? '');
  await keyboard.press('Enter');
  await expect(list.locator('option:checked')).toHaveText(option);
}

/** Types over what stands in a field of several parts: the press may have met any of them. */
async function typeParts(field: Locator, keys: string): Promise<void> {
  const { keyboard } = field.page();
  await tap(field);
  for (let part = 0; part < 2; part += 1) await keyboard.press('ArrowLeft');
  await keyboard.type(keys);
}

/** Types a day such as `2099-12-24`: the browser of the tests speaks English. */
export async function pickDate(field: Locator, date: string): Promise<void> {
  await typeParts(field, date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1'));
  await expect(field).toHaveValue(date);
}

/** Types an hour such as `15:31`, from 1 to 12 with its half of the day. */
export async function pickTime(field: Locator, time: string): Promise<void> {
  const [hour = 0, minute = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  const half = hour < 12 ? 'a' : 'p';
  await typeParts(field, String(hour % 12 || 12).padStart(2, '0') + minute + half);
  await expect(field).toHaveValue(time);
}

/** Whom the tests ask for. */
export const VISITOR = { name: 'Odile Mbarga', email: 'odile@exemple.cm' };

/** Writes a right request into the form of the page, field by field, by hand. */
export async function fillRequest(page: Page): Promise<void> {
  await selectOption(page.getByLabel('Type de service'), 'Autre');
  await pickDate(page.getByLabel('Date souhaitée'), '2099-12-24');
  await pickTime(page.getByLabel('Heure souhaitée'), '10:30');
  await type(page.getByLabel('Nom et prénom'), VISITOR.name);
  await type(page.getByRole('textbox', { name: 'E-mail' }), VISITOR.email);
}

/** Writes a right request into the form, and sends it. */
export async function sendRequest(page: Page): Promise<void> {
  await fillRequest(page);
  await tap(page.getByRole('button', { name: 'Envoyer ma demande' }));
}

/** Where the page says aloud, without interrupting, what has changed: empty until it has. */
export const announcements = (place: Page | Locator): Locator =>
  place.locator('[aria-live="polite"]');

export const navigation = (page: Page) =>
  page.getByRole('navigation', { name: 'Navigation principale' });

export const overlay = (page: Page) => page.locator('[data-overlay]');

export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
