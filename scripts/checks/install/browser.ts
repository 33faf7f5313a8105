import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import type { Machine } from './machine';

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

const LAUNCH_TIMEOUT = 30_000;
const DOWNLOAD_TIMEOUT = 180_000;

/** Debian's Chromium without a window: the tests take half the time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A browser for the tests: its path, or none for Playwright's own. */
export interface FoundBrowser {
  path: string | undefined;
}

/** Those that have started once: they need not be tried again. */
const proven = new Set<string | undefined>();

/**
 * A browser that really starts on this machine, if there is one. `CHROMIUM_PATH` names it; next
 * comes Playwright's own, which its version was made for, then the system's.
 */
export async function findBrowser(): Promise<FoundBrowser | undefined> {
  const chosen = process.env.CHROMIUM_PATH;
  for (const path of [...(chosen ? [chosen] : []), undefined, ...SYSTEM_BROWSERS]) {
    if (path && !existsSync(path)) continue;
    if (proven.has(path) || (await works(path))) return { path };
  }
  return undefined;
}

/** Whether the tests have the quickest browser they can have. */
export async function hasQuickBrowser(): Promise<boolean> {
  const found = await findBrowser();
  const quick = [undefined, HEADLESS_SHELL, process.env.CHROMIUM_PATH];
  return found !== undefined && quick.includes(found.path);
}

/** Whether a browser starts and shows a page: a file in the right place may lack its libraries. */
async function works(executablePath?: string): Promise<boolean> {
  try {
    const options = { executablePath, args: launchArgs, timeout: LAUNCH_TIMEOUT };
    const browser = await chromium.launch(options);
    try {
      const page = await browser.newPage();
      await page.setContent('<p>prêt</p>', { timeout: LAUNCH_TIMEOUT });
      const isReady = (await page.textContent('p', { timeout: LAUNCH_TIMEOUT })) === 'prêt';
      if (isReady) proven.add(executablePath);
      return isReady;
    } finally {
      await browser.close();
    }
  } catch (error) {
    const [reason = ''] = String(error).split('\n', 1);
    // Playwright's own is looked for by trying it: to have none is nothing to tell.
    if (!reason.includes("Executable doesn't exist")) {
      console.log(`Navigateur écarté (${executablePath ?? 'celui de Playwright'}) : ${reason}`);
    }
    return false;
  }
}

/** Playwright's own download, into Playwright's own folder. */
export async function downloadBrowser({ run, say }: Machine): Promise<void> {
  say('Téléchargement du navigateur de Playwright (3 minutes au plus)…');
  const folder = dirname(createRequire(import.meta.url).resolve('playwright/package.json'));
  // Its command is run directly: a time limit on npx would leave the download behind.
  await run(process.execPath, [join(folder, 'cli.js'), 'install', 'chromium'], {
    timeout: DOWNLOAD_TIMEOUT,
    // It tries several times: 10 s for each connection keep a silent network within the limit.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
}
