/**
 * `npm test`: every check of the project, and a count at the end. Two run at a time, and say what
 * they have to say when they end; the tests come last and alone, then those that the launched site
 * is to pass as well (launched.ts). A failed check stops no other.
 * With arguments, only the build and the Playwright tests that they name: `npm test --
 * sharing.spec.ts`. `SKIP_BUILD=1` takes the export that is already there, as `npm run smoke` does
 * where there is one; `SPECIFICATION=off` leaves out what the specification demands of the
 * delivered content.
 */
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from './install/browser';
import { prepareTools } from './install/prepare';
import { TOOLS } from './install/tools';
import { LAUNCHED, LAUNCHED_ENVIRONMENT, LAUNCHED_KEYS } from './launched';
import { layOutLaunched } from './layOutLaunched';
import { localEnvironment, run, SUBPATH, SUBPATH_OUT } from '@/scripts/local/localRun';

interface Tally {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Where each test that failed stands, with its title. */
  failures?: string[];
}

/** What is read of Playwright's report: tests in files, in blocks within blocks. */
interface Suite {
  specs: { title: string; file: string; line: number; ok: boolean }[];
  suites?: Suite[];
}

/** Playwright empties its `test-results` at each start; the report is written after that. */
const REPORT = 'test-results/report.json';

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
if (args.length === 0) await check('Contenu', 'npm run check:content');
console.log('Deux choses à la fois : chacune dit à sa fin ce qu’elle a trouvé.');
const [built, browser] = await Promise.all([makeSite(), makeReady()]);
environment.BROWSER_PATH = browser ?? '';
await testAll(built && browser !== undefined);
if (launched && browser !== undefined) tallies.push(await testLaunched());
printSummary();

/**
 * Checks the types, then builds the site, in a folder and at the root: one after the other, since
 * all of it goes through Next's own folder.
 *
 * @returns Whether there is a site at the root.
 */
async function makeSite(): Promise<boolean> {
  if (args.length === 0) {
    await check('Types', 'npm run typecheck');
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
    if (await check('Construction dans un dossier', 'npm run build', inFolder)) {
      await rename('out', SUBPATH_OUT);
    }
  }
  const built = hasSite(await check('Construction', 'npm run build'));
  if (built && args.length === 0) launched = await makeLaunched();
  return built;
}

/** Asks of the launched site what its owner asks, and builds it. */
async function makeLaunched(): Promise<boolean> {
  await layOutLaunched();
  const inItsTree = (what: string, command: string, extra: Record<string, string>) =>
    check(`Site mis en ligne, ${what}`, command, extra, LAUNCHED);
  await inItsTree('liste de contrôle', 'npm run launch-check', LAUNCHED_KEYS);
  return inItsTree('construction', 'npm run build', LAUNCHED_ENVIRONMENT);
}

function hasSite(built: boolean): boolean {
  if (!built) console.error('Pas de site dans « out » : les tests du navigateur échouent.');
  return built;
}

/** Gets the tools of the tests, and checks meanwhile what needs no site. */
async function makeReady(): Promise<string | undefined> {
  await prepareTools(TOOLS);
  if (args.length === 0) {
    await check('Règles du code', 'npm run lint');
    await check('Mise en forme', 'prettier --check .');
  }
  return findBrowser();
}

/** Runs a command, which counts as one check. */
async function check(
  name: string,
  command: string,
  extra: Record<string, string> = {},
  cwd?: string,
): Promise<boolean> {
  // The summary names checks in the order in which they began.
  const tally = { name, passed: 0, failed: 0, skipped: 0 };
  tallies.push(tally);
  const [program = '', ...rest] = command.split(' ');
  const heading = `\n── ${name} : ${command}`;
  const code = await run(program, rest, { cwd, env: { ...environment, ...extra }, heading });
  tally[code === 0 ? 'passed' : 'failed'] = 1;
  return code === 0;
}

/** The Playwright tests; without a site or a browser, only those that need neither are run. */
async function testAll(ready: boolean): Promise<void> {
  const alone = ready ? [] : ['--project=unit', '--pass-with-no-tests'];
  tallies.push(await playwright('Tests', [...alone, ...args]));
  const name = 'Tests du navigateur, non lancés';
  if (!ready) tallies.push({ name, passed: 0, failed: 1, skipped: 0 });
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
  const { expected: passed = 0, unexpected: failed = 0, skipped = 0 } = stats;
  return { passed, failed, skipped, failures: suites.flatMap(failuresOf) };
}

/** Said again at the end, where whoever reads only the last lines finds them. */
function failuresOf({ specs, suites = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  const here = failed.map(({ file, line, title }) => `${file}:${line} › ${title}`);
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
