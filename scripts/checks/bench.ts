/**
 * `npm run bench`: how fast the export in `out/` is, page by page, beside the export of a stored
 * commit and beside itself, in turns. Writes `docs/speed.md`, and names each budget that is
 * missed. It is no test: times depend on the machine. All pages take hours; the heaviest of
 * each kind come first.
 *
 * `--quick` measures four pages three times, in ten minutes; `--runs 1` measures once instead of
 * five times, `--pages /,/contact` these pages alone, `--against <commit>` beside another commit.
 * `--documents` measures nothing, and renews the table of what hosts send.
 */
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { documentOf, type PageResult } from './bench/budgets';
import { withDocuments } from './bench/documents';
import { prepareLighthouse } from './bench/lighthouse';
import { visitWithPhone } from './bench/phoneVisit';
import { report } from './bench/report';
import { storedExport } from './bench/storedExport';
import { launchArgs } from './install/browser';
import { prepareBrowser } from './install/prepare';
import { compressExport } from '@/scripts/export/compress';
import { createSite, listen, runMain } from '@/scripts/local/serve';

const OUT = 'out';
const COPIES = 'test-results/bench';
const TABLE = 'docs/speed.md';

/** The last commit whose documents carried all of their style and data. */
const STORED = 'e221a8c';

/** The heaviest of the pages with a slider, with the form, with neither, and of the articles. */
const QUICK = { runs: '3', pages: '/,/contact,/ServiceDetails/1,/blogDetails/3' };

/** On a phone, Chrome draws a date or an hour as one button; on other machines, as many fields. */
const AS_ON_ANDROID = '--disable-blink-features=InputMultipleFieldsUI';

type Lighthouse = Awaited<ReturnType<typeof prepareLighthouse>>;

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      runs: { type: 'string' },
      pages: { type: 'string' },
      against: { type: 'string', default: STORED },
      documents: { type: 'boolean', default: false },
    },
  });
  if (!existsSync(`${OUT}/index.html`)) {
    throw new Error(`Le dossier « ${OUT} » ne contient pas le site : lancez « npm run build ».`);
  }
  const everyPage = await listPages();
  if (values.documents) {
    await writeFile(TABLE, withDocuments(await readFile(TABLE, 'utf8'), everyPage));
    return;
  }
  const chosen = { ...(values.quick ? QUICK : { runs: '5', pages: undefined }), ...values };
  const runs = Number(chosen.runs);
  const routes = chosen.pages?.split(',') ?? everyPage;
  const stored = await storedExport(values.against);
  const { path: executablePath } = await prepareBrowser();
  const bench: Bench = {
    runs,
    stored,
    now: await serveCopy(OUT, 'now'),
    twin: await serveCopy(OUT, 'twin'),
    before: await serveCopy(stored, 'before'),
    browser: await chromium.launch({ executablePath, args: [...launchArgs, AS_ON_ANDROID] }),
    lighthouse: await prepareLighthouse(executablePath ?? chromium.executablePath()),
  };
  const pages: PageResult[] = [];
  for (const route of routes) {
    console.error(route);
    pages.push(await measure(route, bench));
    // Page by page: what was measured in hours stays where the next page fails.
    const measured = report(pages, { runs, against: values.against });
    await writeFile(TABLE, withDocuments(measured, everyPage));
  }
  await bench.browser.close();
  console.log(await readFile(TABLE, 'utf8'));
  process.exit();
});

/**
 * All pages, as they were exported. The heaviest of each kind, which is its folder, come first: who
 * stops the command early has one of each.
 */
async function listPages(): Promise<string[]> {
  const files = await readdir(OUT, { recursive: true });
  const routes = files
    .filter((file) => file.endsWith('.html') && !file.startsWith('admin'))
    .map((file) => `/${file.split(sep).join('/').slice(0, -'.html'.length)}`)
    .map((route) => (route === '/index' ? '/' : route))
    .sort((one, other) => documentOf(other) - documentOf(one));
  const folders = routes.map((route) => dirname(route));
  const isFirst = (route: string, index: number) =>
    dirname(route) === '/' || folders.indexOf(dirname(route)) === index;
  return [...routes.filter(isFirst), ...routes.filter((...it) => !isFirst(it[0], it[1]))];
}

/** Serves a copy of an export as a host does; its address, no slash at the end. */
async function serveCopy(source: string, name: string): Promise<string> {
  const directory = `${COPIES}/${name}`;
  await rm(directory, { recursive: true, force: true });
  await cp(source, directory, { recursive: true });
  await compressExport(directory);
  const port = await listen(createSite({ directory }), 0);
  return `http://localhost:${port}`;
}

interface Bench {
  runs: number;
  /** Folder of the stored export. */
  stored: string;
  /** Addresses of the export, of the same once more, and of the stored one. */
  now: string;
  twin: string;
  before: string;
  browser: Browser;
  lighthouse: Lighthouse;
}

/** Measures one page; what is compared is measured in turn, so that the machine's moods meet all. */
async function measure(route: string, bench: Bench): Promise<PageResult> {
  const { now, twin, before, browser, lighthouse, stored, runs } = bench;
  const isOld = existsSync(`${stored}/${route === '/' ? 'index' : route}.html`);
  const rounds: Omit<PageResult, 'route' | 'document' | 'quality'>[] = [];
  for (let round = 0; round < runs; round += 1) {
    rounds.push({
      phone: await lighthouse.speed(now + route, 'phone'),
      before: isOld ? await lighthouse.speed(before + route, 'phone') : undefined,
      twin: await lighthouse.speed(twin + route, 'phone'),
      desktop: await lighthouse.speed(now + route, 'desktop'),
      visit: await visitWithPhone(browser, now + route),
    });
  }
  return {
    route,
    document: documentOf(route),
    quality: {
      phone: await lighthouse.quality(now + route, 'phone'),
      desktop: await lighthouse.quality(now + route, 'desktop'),
    },
    phone: medians(rounds.map(({ phone }) => phone)),
    before: isOld ? medians(rounds.flatMap(({ before: speed }) => speed ?? [])) : undefined,
    twin: medians(rounds.map(({ twin: speed }) => speed)),
    desktop: medians(rounds.map(({ desktop }) => desktop)),
    visit: medians(rounds.map(({ visit }) => visit)),
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
