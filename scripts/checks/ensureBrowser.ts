import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { installPackages } from './debian';
import { run } from '@/scripts/local/localRun';

/** How every browser of the tests is started: no sandbox for root, no calls of its own. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
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

/**
 * A browser that really starts on this machine, installed if need be.
 *
 * Playwright's own comes first where it is installed: it is the one that its version was made
 * for. Next comes one of the machine, before any download: behind a closed network a download
 * can wait for minutes before it fails, and over 100 MB are dear to whoever pays for data. Then
 * Playwright's own is downloaded, and last Debian's package is installed. A machine that is there
 * for the tests alone (`CI`) gets Debian's fastest at once.
 *
 * @returns The browser's path, or nothing for Playwright's own.
 * @throws An error that says what to install, where none of these works.
 */
export async function findBrowser(): Promise<string | undefined> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && (await works(chosen))) return chosen;
  if (await works()) return undefined;
  if (process.env.CI && !existsSync(HEADLESS_SHELL)) {
    await installPackages(['chromium-headless-shell']);
  }
  const installed = await findInstalled();
  if (installed) return installed;
  if ((await download()) && (await works())) return undefined;
  if (
    (await installPackages(['chromium-headless-shell'])) ||
    (await installPackages(['chromium']))
  ) {
    const added = await findInstalled();
    if (added) return added;
  }
  throw new Error(
    'Aucun navigateur pour les tests : installez Chromium ou Google Chrome (Debian, en root : ' +
      '« apt-get install chromium »), ou indiquez le chemin du vôtre dans CHROMIUM_PATH.',
  );
}

/** Whether a browser starts and shows a page: a file in the right place may lack its libraries. */
async function works(executablePath?: string): Promise<boolean> {
  try {
    const options = { executablePath, args: launchArgs, timeout: LAUNCH_TIMEOUT };
    const browser = await chromium.launch(options);
    try {
      const page = await browser.newPage();
      await page.setContent('<p>prêt</p>', { timeout: LAUNCH_TIMEOUT });
      return (await page.textContent('p', { timeout: LAUNCH_TIMEOUT })) === 'prêt';
    } finally {
      await browser.close();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : error;
    console.log(`Navigateur écarté (${executablePath ?? 'celui de Playwright'}) : ${reason}`);
    return false;
  }
}

async function findInstalled(): Promise<string | undefined> {
  for (const path of SYSTEM_BROWSERS) {
    if (existsSync(path) && (await works(path))) return path;
  }
  return undefined;
}

/** Playwright's own download, into Playwright's own folder. Says whether it succeeded. */
async function download(): Promise<boolean> {
  console.log('Téléchargement du navigateur de Playwright (3 minutes au plus)…');
  const folder = dirname(createRequire(import.meta.url).resolve('playwright/package.json'));
  // Its command is run directly: a time limit on npx would leave the download behind.
  const args = [join(folder, 'cli.js'), 'install', 'chromium'];
  const code = await run(process.execPath, args, {
    timeout: DOWNLOAD_TIMEOUT,
    // It tries several times: 10 s for each connection keep a silent network within the limit.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  return code === 0;
}
