/**
 * `npm test`: every check of the project, and a count at the end. Two run at a time, and say what
 * they have to say when they end; the tests come last and alone, then those that the launched site
 * is to pass as well (launched.ts). A failed check stops no other.
 * With arguments, only the build and the Playwright tests that they name: `npm test --
 * sharing.spec.ts`. `SKIP_BUILD=1` takes the export that is already there, as `npm run smoke` does
 * where there is one; `SPECIFICATION=off` leaves out what the specification demands of the
 * delivered content.
 *
 * The project's programs are called by their bare names, which npm puts on the path: npx would
 * take options such as `--check` for its own.
 */
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FoundBrowser } from './install/browser';
import { canBeBare, onBareMachine } from './install/bareMachine';
import { prepareMachine } from './install/prepare';
import { LAUNCHED, LAUNCHED_ENVIRONMENT, LAUNCHED_KEYS } from './launched';
import { layOutLaunched } from './layOutLaunched';
import { localEnvironment, run, SUBPATH, SUBPATH_OUT } from '@/scripts/local/localRun';

interface Tally {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Where each test that failed stands, with its title and its first line of why. */
  failures?: string[];
}

/** What is read of Playwright's report: tests in files, in blocks within blocks. */
interface Suite {
  specs: { title: string; file: string; line: number; ok: boolean; tests: SpecTest[] }[];
  suites?: Suite[];
}
interface SpecTest {
  results: { error?: { message?: string } }[];
}

/** Playwright empties its `test-results` at each start; the report is written after that. */
const REPORT = 'test-results/report.json';

/** Tests that measure letters, on one device, or drive a program. */
const LEANING = [
  '--project=browser --project=tree --project=engines --grep-invert "Arial|Android 11"',
  'promises/shift.spec promises/nginx.spec promises/apache.spec e2e/tree/ e2e/engines/',
];

const environment: Record<string, string> = {
  ...localEnvironment(),
  // The tests know the site as it is delivered, whatever an `.env` file of this machine says.
  NEXT_PUBLIC_BASE_PATH: '',
  NEXT_PUBLIC_SERVICE_WORKER: '',
  EDITOR_REPO: '',
};
const args = process.argv.slice(2);
const tallies: Tally[] = [];
/** Whether the launched site is there. */
let launched = false;

// Made from the content: without it a fresh clone fails the check of the types.
if (args.length === 0) await check('Contenu', ['npm run check:content']);
console.log('Deux choses à la fois : chacune dit à sa fin ce qu’elle a trouvé.');
const [built, browser] = await Promise.all([makeSite(), makeReady()]);
environment.BROWSER_PATH = browser?.path ?? '';
await testAll(built && browser !== undefined);
if (args.length === 0 && built && browser) await testOnBareMachine();
if (launched && browser) tallies.push(await testLaunched());
printSummary();

/**
 * Checks the types, then builds the site, in a folder and at the root: one after the other, since
 * all of it goes through Next's own folder.
 *
 * @returns Whether there is a site at the root.
 */
async function makeSite(): Promise<boolean> {
  if (args.length === 0) {
    await check('Types', ['next typegen', 'tsc --noEmit']);
    environment.TYPES_CHECKED = '1';
  }
  const isBuilt = existsSync('out/index.html');
  if (process.env.SKIP_BUILD || (isBuilt && args.includes('@smoke'))) {
    launched = args.length === 0 && existsSync(join(LAUNCHED, 'out/index.html'));
    return hasSite(isBuilt);
  }
  if (args.length === 0 || args.some((it) => it.includes('subpath'))) {
    const inFolder = { NEXT_PUBLIC_BASE_PATH: SUBPATH };
    await rm(SUBPATH_OUT, { recursive: true, force: true });
    if (await check('Construction dans un dossier', ['npm run build'], inFolder)) {
      await rename('out', SUBPATH_OUT);
    }
  }
  const built = hasSite(await check('Construction', ['npm run build']));
  if (built && args.length === 0) launched = await makeLaunched();
  return built;
}

/** Asks of the launched site what its owner asks, and builds it. */
async function makeLaunched(): Promise<boolean> {
  await layOutLaunched();
  const inItsTree = (what: string, command: string, extra: Record<string, string>) =>
    check(`Site mis en ligne, ${what}`, [command], extra, LAUNCHED);
  await inItsTree('liste de contrôle', 'npm run launch-check', LAUNCHED_KEYS);
  return inItsTree('construction', 'npm run build', LAUNCHED_ENVIRONMENT);
}

function hasSite(built: boolean): boolean {
  if (!built) console.error('Pas de site dans « out » : les tests du navigateur échouent.');
  return built;
}

/** Gets the tools of the tests, and checks meanwhile what needs no site. */
async function makeReady(): Promise<FoundBrowser | undefined> {
  const found = await prepareMachine();
  if (args.length === 0) {
    await check('Règles du code', ['eslint . --max-warnings 0', 'knip']);
    await check('Mise en forme', ['prettier --check .']);
  }
  return found;
}

/** Runs commands until one fails; together they count as one check. */
async function check(
  name: string,
  commands: (string | string[])[],
  extra: Record<string, string> = {},
  cwd?: string,
): Promise<boolean> {
  // The summary names checks in the order in which they began.
  const tally = { name, passed: 0, failed: 0, skipped: 0 };
  tallies.push(tally);
  let code = 0;
  for (const command of commands) {
    if (code !== 0) break;
    const [program = '', ...rest] = typeof command === 'string' ? command.split(' ') : command;
    const heading = `\n── ${name} : ${[program, ...rest].join(' ')}`;
    code = await run(program, rest, { cwd, env: { ...environment, ...extra }, heading });
  }
  const passed = code === 0;
  tally[passed ? 'passed' : 'failed'] = 1;
  return passed;
}

/** The Playwright tests; without a site or a browser, only those that need neither are run. */
async function testAll(ready: boolean): Promise<void> {
  if (ready) {
    tallies.push(await playwright('Tests', args));
    return;
  }
  tallies.push(await playwright('Tests', ['--project=unit', '--pass-with-no-tests', ...args]));
  // A list marks every test as skipped: their number is the number that could not run.
  const list = [
    '--project=browser',
    '--project=tree',
    '--project=engines',
    '--list',
    '--pass-with-no-tests',
    ...args,
  ];
  const { skipped, failed } = await playwright('Tests du navigateur', list);
  const name = 'Tests du navigateur, non lancés';
  tallies.push({ name, passed: 0, failed: Math.max(1, skipped + failed), skipped: 0 });
}

/** The tests that could lean on what is installed here: without it they pass, or are skipped. */
async function testOnBareMachine(): Promise<void> {
  const name = 'Machine sans caractères ni programmes';
  if (!canBeBare()) tallies.push({ name, passed: 0, failed: 0, skipped: 1 });
  else await check(name, [onBareMachine(`playwright test --reporter=line ${LEANING.join(' ')}`)]);
}

/** The promises that the content of a launched site could break. */
function testLaunched(): Promise<Tally> {
  const env = { ...LAUNCHED_ENVIRONMENT, SPECIFICATION: 'off', LAUNCHED_TESTS: '1' };
  return playwright('Tests du site mis en ligne', [], { cwd: LAUNCHED, env });
}

async function playwright(
  name: string,
  extra: string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Tally> {
  console.log(`\n── ${name}`);
  const report = join(cwd, REPORT);
  await rm(report, { force: true });
  const command = ['test', '--reporter=list,json', ...extra];
  const code = await run('playwright', command, {
    cwd,
    env: { ...environment, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
  });
  const tally = await readReport(report);
  // A file that does not load or a server that does not start fails no test, yet fails.
  const failed = code !== 0 && tally.failed === 0 ? 1 : tally.failed;
  return { name, ...tally, failed };
}

async function readReport(report: string): Promise<Omit<Tally, 'name'>> {
  const text = await readFile(report, 'utf8').catch(() => '{}');
  const { stats = {}, suites = [] } = JSON.parse(text) as {
    stats?: Record<string, number>;
    suites?: Suite[];
  };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  // A test that passes at its second try has failed once.
  const failed = unexpected + flaky;
  return { passed: expected, failed, skipped, failures: suites.flatMap(failuresOf) };
}

/** Said again at the end, where whoever reads only the last lines finds them. */
function failuresOf({ specs, suites = [] }: Suite): string[] {
  const here = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const why = tests.flatMap((it) => it.results).find((it) => it.error)?.error?.message;
      return `${file}:${String(line)} › ${title}\n      ${stripVTControlCharacters(why ?? '').split('\n', 1)[0]}`;
    });
  return [...here, ...suites.flatMap(failuresOf)];
}

function printSummary(): void {
  console.log('\nRésumé');
  for (const { name, passed, failed, skipped, failures = [] } of tallies) {
    const mark = failed ? '✗' : '✓';
    console.log(`  ${mark} ${name} : ${passed} réussi(s), ${failed} échoué(s), ${skipped} omis`);
    for (const failure of failures) console.log(`    ${failure}`);
  }
  console.log(
    process.env.SPECIFICATION === 'off'
      ? '\nSans e2e/specification/ (SPECIFICATION=off) : le contenu n’est pas comparé au cahier des charges.'
      : '\ne2e/specification/ tient le contenu livré au cahier des charges ; avec un autre contenu : SPECIFICATION=off npm test',
  );
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
