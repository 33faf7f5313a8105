/**
 * `npm run bench`: how fast pages of the export in `out/` are, what they weigh, and how soon they
 * answer a finger. Writes the table of docs/speed.md. It is no test: times depend on the machine.
 *
 * `npm run bench -- /tarifs /blog` measures these pages in place of one of each kind; `--runs 1`
 * once instead of three times.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs, promisify } from 'node:util';
import { chromium, devices, type Browser, type Page } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { compressExport } from '@/scripts/export/compress';
import { documentSizes } from '@/scripts/export/documentSize';
import { createSite, listen, runMain } from '@/scripts/local/serve';
import { weigh, weighVisit } from './bench/weigh';
import { findBrowser, launchArgs } from './install/browser';
import { prepareTools } from './install/prepare';
import { BROWSER } from './install/tools';

const OUT = 'out';
const COPY = 'test-results/bench';
const GUIDE = 'docs/speed.md';
const HEADING = '## Last measured';

/** The heaviest of the pages with a slider, with the form, with neither, and of the articles. */
const PAGES = ['/', '/contact', '/ServiceDetails/1', '/blogDetails/3'];

/** Lighthouse 13 wants a newer Node than the project does: both come from npm, for this run only. */
const LIGHTHOUSE = ['--package=node@22', '--package=lighthouse@13.5.0'];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's slow 4G, as the browser applies it: milliseconds, bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};

/** A phone of the lower class is about so many times slower than this machine. */
const CPU_SLOWDOWN = 4;

/** On a phone, Chrome draws a date or an hour as one button; on other machines, as many fields. */
const AS_ON_ANDROID = '--disable-blink-features=InputMultipleFieldsUI';

const call = promisify(execFile);

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  if (!existsSync(`${OUT}/index.html`)) {
    throw new Error(`Le dossier « ${OUT} » ne contient pas le site : lancez « npm run build ».`);
  }
  await prepareTools([BROWSER]);
  const executablePath = (await findBrowser()) || chromium.executablePath();
  const browser = await chromium.launch({ executablePath, args: [...launchArgs, AS_ON_ANDROID] });
  const origin = await serveCompressed();
  const rows: Record<string, string>[] = [];
  for (const route of positionals.length > 0 ? positionals : PAGES) {
    console.error(route);
    rows.push({
      Page: `\`${route}\``,
      ...(await weightsOf(browser, origin, route)),
      ...(await scoresOf(origin + route, executablePath, Number(values.runs))),
      ...(await visitOf(browser, origin + route, Number(values.runs))),
    });
  }
  await browser.close();
  await writeGuide(rows, values.runs);
  process.exit();
});

/** Serves a copy of the export as a good host does; gives its address. */
async function serveCompressed(): Promise<string> {
  await rm(COPY, { recursive: true, force: true });
  await cp(OUT, COPY, { recursive: true });
  await compressExport(COPY);
  return `http://localhost:${await listen(createSite({ directory: COPY }), 0)}`;
}

/** What a visit that touches nothing fetches, in KiB. */
async function weightsOf(browser: Browser, origin: string, route: string) {
  const page = await browser.newPage(devices['Moto G4']);
  const files = await weighVisit(page, async () => {
    await page.goto(origin + route);
    await page.waitForFunction(isAlive);
    await page.waitForLoadState('networkidle');
  });
  await page.close();
  const html = await readFile(`${OUT}/${route === '/' ? 'index' : route}.html`, 'utf8');
  const early = files.filter((file) => file.early);
  const scripts = files.filter(({ kind }) => kind === 'script');
  return {
    'Document by Brotli 11, Brotli 5, gzip, KiB': documentSizes(html)
      .map((size) => size.toFixed(1))
      .join(', '),
    'Before `load`, in all, KiB': `${round(weigh(early))}, ${round(weigh(files))}`,
    'Scripts, KiB': round(weigh(scripts)),
  };
}

/** What Lighthouse says, and reckons for a phone with a slow 4G: medians in milliseconds. */
async function scoresOf(url: string, browser: string, runs: number) {
  const reports = await repeat(runs, async () => {
    const chrome = `--chrome-flags=--headless=new ${launchArgs.join(' ')}`;
    const options = ['--output=json', '--quiet', '--disable-full-page-screenshot', chrome];
    const { stdout } = await call(
      'npm',
      ['exec', '--yes', ...LIGHTHOUSE, '--', 'lighthouse', url, ...options],
      { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
    );
    return JSON.parse(stdout) as {
      categories: Record<string, { score: number }>;
      audits: Record<string, { numericValue: number }>;
    };
  });
  const score = (name: string) => median(reports, (it) => it.categories[name]!.score * 100);
  const time = (name: string) => median(reports, (it) => it.audits[name]!.numericValue);
  return {
    Scores: CATEGORIES.map(score).join(' '),
    'FCP, LCP, ms': `${time('first-contentful-paint')}, ${time('largest-contentful-paint')}`,
  };
}

/** What Lighthouse does not know: a network that is really slowed, and taps before React and after. */
async function visitOf(browser: Browser, url: string, runs: number) {
  const visits = await repeat(runs, async () => {
    const early = await openSlowly(browser, url);
    const earlyTap = await tap(early, 'button[popovertarget]');
    await early.context().close();

    const page = await openSlowly(browser, url);
    await page.waitForFunction(isAlive);
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => window.bench);
    const lateTap = await tap(page, 'button[popovertarget]');
    await page.keyboard.press('Escape');
    const reactTap = await tap(page, '[role="switch"]');
    await page.context().close();
    return { ...seen, earlyTap, lateTap, reactTap };
  });
  const of = (key: Exclude<keyof (typeof visits)[0], 'answers'>) => median(visits, (it) => it[key]);
  return {
    'Applied FCP, LCP, ms': `${of('fcp')}, ${of('lcp')}`,
    'Longest task, ms': of('longestTask'),
    'Menu before, after, button, ms': `${of('earlyTap')}, ${of('lateTap')}, ${of('reactTap')}`,
  };
}

declare global {
  interface Window {
    /** Times in milliseconds; from each tap to the end of the picture that follows it. */
    bench: { fcp: number; lcp: number; longestTask: number; answers: number[] };
  }
}

/** A slow phone on a slow network, whose first bytes have come. */
async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage(devices['Moto G4']);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(() => {
    const seen = (window.bench = { fcp: 0, lcp: 0, longestTask: 0, answers: [] as number[] });
    for (const type of ['longtask', 'paint', 'largest-contentful-paint']) {
      new PerformanceObserver((list) => {
        for (const { name, startTime, duration } of list.getEntries()) {
          if (type === 'longtask') seen.longestTask = Math.max(seen.longestTask, duration);
          else if (name === 'first-contentful-paint') seen.fcp = startTime;
          else if (type === 'largest-contentful-paint') seen.lcp = startTime;
        }
      }).observe({ type, buffered: true });
    }
    // Without a name of its own: tsx would mark it with a helper that the page lacks.
    addEventListener(
      'click',
      ({ timeStamp }) =>
        // After the next picture is drawn, whatever the handlers did.
        requestAnimationFrame(() =>
          setTimeout(() => seen.answers.push(performance.now() - timeStamp)),
        ),
      true,
    );
  });
  await page.goto(url, { waitUntil: 'commit' });
  return page;
}

/** In the page: whether React answers for the last element that it has. */
function isAlive(): boolean {
  const last = document.querySelector('[role="switch"]');
  return last !== null && Object.keys(last).some((key) => key.startsWith('__reactProps'));
}

/** Taps what the selector names; milliseconds until its answer is on the screen. */
async function tap(page: Page, selector: string): Promise<number> {
  const before = await page.evaluate(() => window.bench.answers.length);
  await page.locator(selector).first().tap();
  const answer = await page.waitForFunction((known) => window.bench.answers[known], before);
  return (await answer.jsonValue()) ?? Number.NaN;
}

async function repeat<Result>(times: number, measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < times) results.push(await measure());
  return results;
}

function median<Item>(items: readonly Item[], of: (item: Item) => number): string {
  const sorted = items.map(of).sort((one, other) => one - other);
  return round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}

function round(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** Puts the table into the guide, in place of the last one. */
async function writeGuide(rows: readonly Record<string, string>[], runs: string): Promise<void> {
  const [about = ''] = (await readFile(GUIDE, 'utf8')).split(HEADING);
  const names = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | undefined)[]) => `| ${cells.join(' | ')} |`;
  const table = [names, names.map(() => '---'), ...rows.map((row) => names.map((it) => row[it]))];
  const conditions = `On ${new Date().toISOString().slice(0, 10)}, medians of ${runs}, on ${cpus()[0]?.model ?? 'a machine'} (${cpus().length} cores).`;
  const text = `${about}${HEADING}\n\n${conditions}\n\n${table.map(line).join('\n')}\n`;
  const style = await resolveConfig(GUIDE);
  await writeFile(GUIDE, await format(text, { ...style, filepath: GUIDE }));
  console.log(await readFile(GUIDE, 'utf8'));
}
