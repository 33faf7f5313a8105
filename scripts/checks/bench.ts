/**
 * `npm run bench`: how fast the export in `out/` is, page by page, beside the same export without
 * its scripts. Prints a table in Markdown, writes it to `docs/speed.md` when every page was
 * measured, and names each budget that is missed. It is no test: times depend on the machine.
 *
 * `--runs 1` measures once instead of five times, `--pages /,/contact` these pages alone.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { budgets, findMisses, round, type PageResult } from './bench/budgets';
import { copyExport } from './bench/copies';
import { prepareLighthouse, type Audit } from './bench/lighthouse';
import { visitWithPhone } from './bench/phoneVisit';
import { launchArgs } from './install/browser';
import { prepareBrowser } from './install/prepare';
import { createSite, listen, runMain } from '@/scripts/local/serve';

const OUT = 'out';
const COPIES = 'test-results/bench';
const TABLE = 'docs/speed.md';

type Lighthouse = Awaited<ReturnType<typeof prepareLighthouse>>;

await runMain(async () => {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } },
  });
  if (!existsSync(`${OUT}/index.html`)) {
    throw new Error(`Le dossier « ${OUT} » ne contient pas le site : lancez « npm run build ».`);
  }
  const runs = Number(values.runs);
  const routes = values.pages?.split(',') ?? (await listPages());
  const { path: executablePath } = await prepareBrowser();
  const lighthouse = await prepareLighthouse(executablePath ?? chromium.executablePath());
  const full = await serveCopy('full', false);
  const bare = await serveCopy('bare', true);
  const browser = await chromium.launch({ executablePath, args: launchArgs });
  const pages: PageResult[] = [];
  for (const route of routes) {
    console.error(route);
    pages.push(await measure(route, { runs, full, bare, browser, lighthouse }));
  }
  await browser.close();
  const text = report(pages, runs);
  console.log(text);
  if (!values.pages) await writeFile(TABLE, text);
  process.exit();
});

/** The public pages, as the sitemap lists them. */
async function listPages(): Promise<string[]> {
  const sitemap = await readFile(`${OUT}/sitemap.xml`, 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Serves a copy of the export as a host does; its address, no slash at the end. */
async function serveCopy(name: string, withoutScripts: boolean): Promise<string> {
  const directory = `${COPIES}/${name}`;
  await mkdir(directory, { recursive: true });
  await copyExport(OUT, directory, { withoutScripts });
  const port = await listen(createSite({ directory }), 0);
  return `http://localhost:${port}`;
}

interface Bench {
  runs: number;
  full: string;
  bare: string;
  browser: Browser;
  lighthouse: Lighthouse;
}

/** Measures one page; what is compared is measured in turn, so that the machine's moods meet both. */
async function measure(route: string, bench: Bench): Promise<PageResult> {
  const { full, bare, browser, lighthouse } = bench;
  const rounds: PageResult[] = [];
  for (let round = 0; round < bench.runs; round += 1) {
    rounds.push({
      route,
      phone: await lighthouse(full + route, 'phone', 'simulate'),
      bare: await lighthouse(bare + route, 'phone', 'simulate'),
      phoneApplied: await lighthouse(full + route, 'phone', 'devtools'),
      bareApplied: await lighthouse(bare + route, 'phone', 'devtools'),
      desktop: await lighthouse(full + route, 'desktop', 'simulate'),
      visit: await visitWithPhone(browser, full + route),
    });
  }
  const middle = <Key extends Exclude<keyof PageResult, 'route'>>(key: Key) =>
    medians(rounds.map((result) => result[key]));
  return {
    route,
    phone: middle('phone'),
    bare: middle('bare'),
    phoneApplied: middle('phoneApplied'),
    bareApplied: middle('bareApplied'),
    desktop: middle('desktop'),
    visit: middle('visit'),
  };
}

/** The median of each number of several records that are alike. */
function medians<Numbers extends object>(records: readonly Numbers[]): Numbers {
  const names = Object.keys(records[0] ?? {}) as (keyof Numbers)[];
  const entries = names.map((name) => {
    const sorted = records.map((record) => Number(record[name])).sort((a, b) => a - b);
    return [name, sorted[Math.floor(sorted.length / 2)]];
  });
  return Object.fromEntries(entries) as Numbers;
}

function report(pages: readonly PageResult[], runs: number): string {
  const scores = ({ performance, accessibility, bestPractices, seo }: Audit) =>
    [performance, accessibility, bestPractices, seo].join(' ');
  const columns: [string, (page: PageResult) => string][] = [
    ['Page', ({ route }) => `\`${route}\``],
    ['Scores, phone', ({ phone }) => scores(phone)],
    ['Scores, desktop', ({ desktop }) => scores(desktop)],
    ...budgets
      .filter(({ atLeast }) => !atLeast)
      .map(({ name, of }): [string, (page: PageResult) => string] => [
        name,
        (page) => round(of(page)),
      ]),
    ['React ready, ms', ({ visit }) => round(visit.alive)],
    ['FCP, LCP, ms', ({ phone }) => `${round(phone.fcp)}, ${round(phone.lcp)}`],
    [
      'Applied FCP, LCP, ms',
      ({ phoneApplied }) => `${round(phoneApplied.fcp)}, ${round(phoneApplied.lcp)}`,
    ],
  ];
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const misses = findMisses(pages);
  return [
    '# Speed of the pages',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench\`, medians of ${runs}, on ${cpus()[0]?.model ?? 'a machine'} (${cpus().length} cores), Node ${process.versions.node}. Scores are performance, accessibility, best practices, SEO. «Bare HTML» is the same page without its scripts, measured in the same run; «applied» is a network that is really slowed, the other times are reckoned by Lighthouse. The visit with a phone has a slow 4G and a processor four times slower.`,
    '',
    row(columns.map(([name]) => name)),
    row(columns.map(() => '---')),
    ...pages.map((page) => row(columns.map(([, cell]) => cell(page)))),
    '',
    '## Budgets missed',
    '',
    ...(misses.length > 0 ? misses.map((miss) => `- ${miss}`) : ['None.']),
    '',
  ].join('\n');
}
