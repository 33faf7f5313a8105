/**
 * `npm test`: every check, two at a time, then the browser tests. All run even if one fails; counts
 * come last. `npm run test:hosts` and `npm run test:engines` install their programs and run one
 * project on the last build; hosts also need a build with a base path, made if it is missing.
 * `npm run test:production` builds and tests the production content fixture (productionFixture.ts).
 *
 * With arguments, only a build and the named tests: `npm test -- sharing.spec.ts`. `SKIP_BUILD=1` uses
 * the last build; `SPECIFICATION=off` skips what the specification requires of the delivered content.
 */
import { appendFileSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isFinished } from '@/scripts/export/version';
import { localEnvironment, SUBPATH, SUBPATH_OUT } from '@/scripts/local/localRun';
import { run } from '@/scripts/run';
import {
  FIXTURE_TREE,
  PRODUCTION_ENVIRONMENT,
  PRODUCTION_KEYS,
  createFixtureTree,
} from './productionFixture';
import { findBrowser, installTools } from './tools';

type RunOptions = NonNullable<Parameters<typeof run>[2]>;

/** Playwright empties `test-results` when it starts, and writes the report at the end. */
const REPORT = 'test-results/report.json';

const environment: Record<string, string> = {
  ...localEnvironment,
  // Overrides the `.env` files of this machine.
  NEXT_PUBLIC_BASE_PATH: '',
  NEXT_PUBLIC_SERVICE_WORKER: '',
  EDITOR_REPO: '',
};
const args = process.argv.slice(2);
const names = (what: string) => args.some((arg) => arg.includes(what));
const isWhole = args.length === 0;
const counts = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

if (isWhole) {
  const sites = buildSites();
  if (await checkCode(sites)) await playwright('Tests du navigateur', ['--project=browser']);
} else if (await prepareBrowser()) {
  if (names('production')) {
    await testFixture();
  } else {
    await buildSites();
    for (const group of ['hosts', 'engines'] as const) if (names(group)) await installTools(group);
    await playwright('Tests', args);
  }
}
printSummary();

/** Checks that need no build, then the unit tests, some of which read it. */
async function checkCode(sites: Promise<void>): Promise<boolean> {
  await check('Règles du code', 'npm run lint');
  await check('Mise en forme', 'prettier --check .');
  const hasBrowser = await prepareBrowser();
  await sites;
  await playwright('Tests unitaires', ['--project=unit'], { heading: 'Tests unitaires' });
  return hasBrowser;
}

async function prepareBrowser(): Promise<boolean> {
  const browser = await findBrowser();
  environment.BROWSER_PATH = browser ?? '';
  if (browser === undefined) count('Tests du navigateur, sans navigateur', 0, 1);
  return browser !== undefined;
}

async function buildSites(): Promise<void> {
  if (isWhole) {
    await check('Contenu et types', 'npm run typecheck');
    environment.TYPES_CHECKED = '1';
  }
  const usesLastBuild = names('--project=hosts') || names('--project=engines');
  if (process.env.SKIP_BUILD) return;
  if (!usesLastBuild || !isFinished('out')) await check('Construction', 'npm run build');
  if (names('hosts') && isFinished('out') && !isFinished(SUBPATH_OUT)) await buildInFolder();
}

/** Every build writes `out`: the one at the root is moved meanwhile. Types are checked already. */
async function buildInFolder(): Promise<void> {
  const aside = 'out-root';
  await rename('out', aside);
  const env = { NEXT_PUBLIC_BASE_PATH: SUBPATH, TYPES_CHECKED: '1' };
  if (await check('Construction dans un dossier', 'npm run build', { env })) {
    await rename('out', SUBPATH_OUT);
  }
  await rm('out', { recursive: true, force: true });
  await rename(aside, 'out');
}

/** Runs the launch check on the production content fixture, builds it, and tests it. */
async function testFixture(): Promise<void> {
  if (!process.env.SKIP_BUILD) {
    await createFixtureTree();
    const cwd = FIXTURE_TREE;
    await check('Liste de contrôle', 'npm run launch-check', { cwd, env: PRODUCTION_KEYS });
    // The code is that of this tree, whose types `npm test` checks.
    const env = { ...PRODUCTION_ENVIRONMENT, TYPES_CHECKED: '1' };
    await check('Construction', 'npm run build', { cwd, env });
  }
  await playwright('Tests', [], { cwd: FIXTURE_TREE, env: PRODUCTION_ENVIRONMENT });
}

function count(name: string, passed: number, failed: number, skipped = 0): void {
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
  if (failed) failures.push(name);
}

/** Runs a command as one check. */
async function check(name: string, command: string, options: RunOptions = {}): Promise<boolean> {
  const [program = '', ...rest] = command.split(' ');
  const env = { ...environment, ...options.env };
  const code = await run(program, rest, { ...options, env, heading: `${name} : ${command}` });
  count(name, Number(code === 0), Number(code !== 0));
  return code === 0;
}

/** Runs tests, and reads the counts from Playwright's report. */
async function playwright(name: string, extra: string[], options: RunOptions = {}): Promise<void> {
  if (!options.heading) console.log(`\n── ${name}`);
  const report = join(options.cwd ?? '.', REPORT);
  await rm(report, { force: true });
  const env = { ...environment, ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };
  const command = ['test', '--reporter=list,json', ...extra];
  const code = await run('playwright', command, { ...options, env });
  const text = await readFile(report, 'utf8').catch(() => '{}');
  const { stats = {}, ...suite } = JSON.parse(text) as Suite & { stats?: Record<string, number> };
  // If a file does not load or a server does not start, no test fails.
  count(name, stats.expected ?? 0, stats.unexpected || Number(code !== 0), stats.skipped);
  failures.push(...failedTests(suite));
}

/** The part of Playwright's JSON report that is read here. */
interface Suite {
  suites?: Suite[];
  specs?: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: { error?: { message: string } }[] }[];
  }[];
}

function failedTests({ suites = [], specs = [] }: Suite): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const [error] = tests.flatMap(({ results }) => results.map((result) => result.error));
      return `${file}: ${title}\n${stripVTControlCharacters(error?.message ?? '')}`;
    });
  return [...failed, ...suites.flatMap(failedTests)];
}

/** Names what failed and why, then counts. `.ci/run` collects these lines and adds them up at its end. */
function printSummary(): void {
  const line = `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  const summary = [...failures.map((name) => `✗ ${name}`), line].join('\n');
  if (process.env.TALLY) appendFileSync(process.env.TALLY, `${summary}\n`);
  else console.log(`\n${summary}`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}
