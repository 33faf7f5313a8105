import { devices, type Browser, type CDPSession, type Page } from 'playwright';
import { weigh, weighVisit, type Fetched } from './weigh';

/** Lighthouse's slow 4G, as the browser applies it: milliseconds, bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};
/** A phone of the lower class is about so many times slower than this machine. */
const CPU_SLOWDOWN = 4;

/** What one visit with a slow phone has shown. Times in milliseconds, weights in KiB. */
export interface PhoneVisit {
  /** First and largest contentful paint on a network that is really slowed. */
  fcp: number;
  lcp: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
  earlyWeight: number;
  weight: number;
  scripts: number;
  pictures: number;
  fonts: number;
  /** From the start of the navigation until React answers for the page. */
  alive: number;
  longestTask: number;
  /** The longest task after `load`, in which React starts. */
  startTask: number;
  /** Sum of what tasks take beyond 50 ms. */
  blocking: number;
  /** From a tap on the menu to the picture that shows it, before React and after. */
  earlyTap: number;
  lateTap: number;
  /** The same for a button that needs React, after it. */
  reactTap: number;
}

interface Watch {
  fcp: number;
  lcp: number;
  cls: number;
  /** Only those of more than 50 milliseconds: browsers tell of no other. */
  tasks: { startTime: number; duration: number }[];
  /** When all that the page itself asks for was there. */
  loaded: number;
  /** From each tap to the end of the picture that follows it. */
  answers: number[];
  alive: number;
}

type LayoutShift = PerformanceEntry & { value: number };

type Watched = Window & typeof globalThis & { watch: Watch };

/** Visits an address as a slow phone does, touches nothing until all is loaded, then taps. */
export async function visitWithPhone(browser: Browser, url: string): Promise<PhoneVisit> {
  const { page, client } = await openPhone(browser);
  await watch(page);
  const files = await weighVisit(page, async () => {
    await page.goto(url);
    await page.waitForFunction(() => (window as Watched).watch.alive > 0);
    await page.waitForLoadState('networkidle');
  });
  const seen = await readWatch(page);
  const lateTap = await tapMenu(page, client);
  await page.keyboard.press('Escape');
  const reactTap = await tap(page, client, '[role="switch"]');
  await page.context().close();
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    cls: seen.cls,
    earlyWeight: weigh(files.filter(({ early }) => early)),
    weight: weigh(files),
    scripts: weighKind(files, 'script'),
    pictures: weighKind(files, 'image'),
    fonts: weighKind(files, 'font'),
    alive: seen.alive,
    longestTask: longest(seen.tasks),
    startTask: longest(seen.tasks.filter(({ startTime }) => startTime > seen.loaded)),
    blocking: seen.tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    earlyTap: await tapEarly(browser, url),
    lateTap,
    reactTap,
  };
}

/** A tap on the menu as soon as it is seen, on a visit of its own. */
async function tapEarly(browser: Browser, url: string): Promise<number> {
  const { page, client } = await openPhone(browser);
  await watch(page);
  await page.goto(url, { waitUntil: 'commit' });
  const time = await tapMenu(page, client);
  await page.context().close();
  return time;
}

async function openPhone(browser: Browser) {
  const context = await browser.newContext({
    ...devices['Moto G4'],
    locale: 'fr-FR',
    timezoneId: 'Africa/Douala',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  return { page, client };
}

/** Notes long tasks, the time of each answer to a tap, and when React has taken over. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Watch = { fcp: 0, lcp: 0, cls: 0, tasks: [], loaded: 0, answers: [], alive: 0 };
    Object.assign(window, { watch: seen });
    for (const type of ['longtask', 'paint', 'largest-contentful-paint', 'layout-shift']) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { name, startTime, duration } = entry;
          if (type === 'longtask') seen.tasks.push({ startTime, duration });
          else if (name === 'first-contentful-paint') seen.fcp = startTime;
          else if (type === 'largest-contentful-paint') seen.lcp = startTime;
          else if (type === 'layout-shift') seen.cls += (entry as LayoutShift).value;
        }
      }).observe({ type, buffered: true });
    }
    addEventListener('load', () => (seen.loaded = performance.now()));
    addEventListener(
      'click',
      ({ timeStamp }) => {
        // After the next picture is drawn, whatever the handlers did.
        requestAnimationFrame(() =>
          setTimeout(() => seen.answers.push(performance.now() - timeStamp)),
        );
      },
      true,
    );
    const timer = setInterval(() => {
      // The last element of the page that React answers for.
      const last = document.querySelector('[role="switch"]');
      if (!last || !Object.keys(last).some((key) => key.startsWith('__reactProps'))) return;
      seen.alive = performance.now();
      clearInterval(timer);
    }, 20);
  });
}

const longest = (tasks: Watch['tasks']) => Math.max(0, ...tasks.map(({ duration }) => duration));

const readWatch = (page: Page) => page.evaluate(() => (window as Watched).watch);

const tapMenu = (page: Page, client: CDPSession) => tap(page, client, 'button[popovertarget]');

/** Taps what the selector names, and waits until its answer is on the screen. */
async function tap(page: Page, client: CDPSession, selector: string): Promise<number> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const before = (await readWatch(page)).answers.length;
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} can't be tapped.`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const answer = await page.waitForFunction(
    (known) => (window as Watched).watch.answers[known],
    before,
  );
  return (await answer.jsonValue()) ?? Number.NaN;
}

const weighKind = (files: readonly Fetched[], kind: string) =>
  weigh(files.filter((file) => file.kind === kind));
