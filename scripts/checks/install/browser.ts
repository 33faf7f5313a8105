import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from '@/scripts/local/localRun';

/** How every browser of the tests is started: no sandbox for root, no calls of its own. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Dates and times are typed in the order of the browser's own language.
  '--lang=en-US',
];

const OTHER_BROWSERS = [
  // Without a window: the tests take half the time in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser for the tests; empty for Playwright's own. */
export type BrowserPath = string;

/**
 * A browser that really starts on this machine, if there is one. `CHROMIUM_PATH` names it; next
 * comes Playwright's own, which its version was made for, then the system's.
 */
export async function findBrowser(): Promise<BrowserPath | undefined> {
  const installed = OTHER_BROWSERS.filter((path) => existsSync(path));
  const { CHROMIUM_PATH: chosen } = process.env;
  for (const path of [...(chosen ? [chosen] : []), '', ...installed]) {
    if (await works(path)) return path;
  }
  return undefined;
}

/** Whether a browser starts and shows a page: a file in the right place may lack its libraries. */
async function works(path: BrowserPath): Promise<boolean> {
  const options = { executablePath: path || undefined, args: launchArgs, timeout: 30_000 };
  const browser = await chromium.launch(options).catch(() => undefined);
  const page = await browser?.newPage().catch(() => undefined);
  await browser?.close();
  return page !== undefined;
}

/** Playwright's own download, into Playwright's own folder; gives the browser, if it works. */
export async function downloadBrowser(): Promise<BrowserPath | undefined> {
  console.log('Téléchargement du navigateur de Playwright (3 minutes au plus)…');
  await run('playwright', ['install', 'chromium'], {
    heading: 'playwright install chromium',
    timeout: 180_000,
    // It tries several times: 10 s for each connection keep a silent network within the limit.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  return findBrowser();
}
