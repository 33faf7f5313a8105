/**
 * `npm run bench`: runs Lighthouse on pages of the export in `out/` and updates the table in
 * docs/speed.md. Not a test: times depend on the machine.
 *
 * `npm run bench -- /tarifs /blog` measures these pages instead.
 */
import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { compressExport } from '@/scripts/export/compress';
import { expectFinished } from '@/scripts/export/version';
import { createSite, listen } from '@/scripts/local/serve';
import { run, runMain } from '@/scripts/run';
import { findBrowser, launchArgs } from './tools';

const OUT = 'out';
const COPY = 'test-results/bench';
const GUIDE = 'docs/speed.md';
const HEADING = '## Last measured';
const RUNS = 3;

/** The heaviest page with a slider, with the form, with neither, and of the articles. */
const PAGES = ['/', '/contact', '/ServiceDetails/1', '/blogDetails/3'];

/** Lighthouse 13 needs Node 22: npm provides both for this run. */
const LIGHTHOUSE = ['exec', '--yes', '--package=node@22', '--package=lighthouse@13.5.0', '--'];

const COLUMNS = ['Scores', 'FCP, LCP, ms', 'Applied FCP, LCP, ms', 'Longest task, ms'];
/** One entry per column, some with several values. */
type Figures = number[][];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

await runMain(async () => {
  const routes = process.argv.slice(2);
  expectFinished(OUT);
  const browser = (await findBrowser()) || chromium.executablePath();
  const origin = await serveCompressed();
  const rows: string[][] = [];
  for (const route of routes.length > 0 ? routes : PAGES) {
    console.error(route);
    const runs: Figures[] = [];
    while (runs.length < RUNS) runs.push(await measure(origin + route, browser));
    rows.push([`\`${route}\``, ...medians(runs)]);
  }
  await writeGuide(rows);
  process.exit();
});

/**
 * Serves a compressed copy of the export.
 *
 * @returns Its origin.
 */
async function serveCompressed(): Promise<string> {
  await rm(COPY, { recursive: true, force: true });
  await cp(OUT, COPY, { recursive: true });
  await compressExport(COPY);
  return `http://localhost:${await listen(createSite({ directory: COPY }), 0)}`;
}

/** Measures with simulated slow 4G, then with applied throttling. */
async function measure(url: string, browser: string): Promise<Figures> {
  const simulated = await lighthouse(url, browser, 'simulate');
  const applied = await lighthouse(url, browser, 'devtools');
  const tasks = applied.audits['long-tasks']!.details.items.map(({ duration }) => duration);
  const paints = ({ audits }: Report) =>
    ['first', 'largest'].map((paint) => audits[`${paint}-contentful-paint`]!.numericValue);
  const scores = CATEGORIES.map((name) => simulated.categories[name]!.score * 100);
  return [scores, paints(simulated), paints(applied), [Math.max(0, ...tasks)]];
}

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number; details: { items: { duration: number }[] } }>;
}

async function lighthouse(url: string, browser: string, throttling: string): Promise<Report> {
  const options = ['--output=json', '--quiet', `--throttling-method=${throttling}`];
  const flags = `--chrome-flags=--headless=new ${launchArgs.join(' ')}`;
  const { stdout } = await promisify(execFile)(
    'npm',
    [...LIGHTHOUSE, 'lighthouse', url, ...options, '--disable-full-page-screenshot', flags],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}

function medians(runs: readonly Figures[]): string[] {
  return COLUMNS.map((_, column) => {
    const values = runs[0]![column]!.map((_figure, index) => {
      const sorted = runs.map((run) => run[column]![index]!).sort((a, b) => a - b);
      return Math.round(sorted[Math.floor(sorted.length / 2)]!).toLocaleString('en');
    });
    return values.join(', ');
  });
}

/** Replaces the table in the guide. */
async function writeGuide(rows: readonly string[][]): Promise<void> {
  const [about = ''] = (await readFile(GUIDE, 'utf8')).split(HEADING);
  const head = ['Page', ...COLUMNS];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const conditions = `On ${new Date().toISOString().slice(0, 10)}, medians of ${RUNS}, on ${cpus()[0]?.model ?? 'a machine'} (${cpus().length} cores).`;
  await writeFile(GUIDE, `${about}${HEADING}\n\n${conditions}\n\n${lines.join('\n')}\n`);
  await run('prettier', ['--write', GUIDE]);
}
