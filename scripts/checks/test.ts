/**
 * `npm test`: every check of the project, and a count at the end. Two run at a time, and say what
 * they have to say when they end; the tests in browsers come last and alone, then those that the
 * launched site is to pass as well (launched.ts). A failed check stops no other.
 * With arguments, only the build and the Playwright tests that they name: `npm test --
 * sharing.spec.ts`. `SKIP_BUILD=1` takes the export that is already there, as `npm run smoke` does
 * where there is one; `SPECIFICATION=off` leaves out what the specification demands of the
 * delivered content.
 */
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareTools } from './install/prepare';
import { TOOLS } from './install/tools';
import { LAUNCHED, LAUNCHED_ENVIRONMENT, LAUNCHED_KEYS } from './launched';
import { layOutLaunched } from './layOutLaunched';
import { isFinished } from '@/scripts/export/version';
import { localEnvironment, run, SUBPATH, SUBPATH_OUT } from '@/scripts/local/localRun';

type RunOptions = NonNullable<Parameters<typeof run>[2]>;

interface Tally {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Where each test that failed stands, with its title. */
  failures: string[];
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
const isWhole = args.length === 0;
/** The summary names checks in the order in which they began. */
const tallies: Tally[] = [];

// Made from the content: without it a fresh clone fails the check of the types.
if (isWhole) await check('Contenu', 'npm run check:content');
console.log('Deux choses à la fois : chacune dit à sa fin ce qu’elle a trouvé.');
const [hasSite, browser] = await Promise.all([makeSite(), makeReady()]);
environment.BROWSER_PATH = browser ?? '';
const canBrowse = hasSite && browser !== undefined;
if (!canBrowse) tally('Tests du navigateur, non lancés').failed = 1;
if (isWhole) {
  const [isLaunched] = await Promise.all([
    hasSite && makeLaunched(),
    // They need no site.
    playwright('Tests unitaires', ['--project=unit'], { heading: 'Tests unitaires' }),
  ]);
  if (canBrowse) await playwright('Tests', ['--project=engines', '--project=browser']);
  if (canBrowse && isLaunched) await testLaunched();
} else {
  await playwright('Tests', canBrowse ? args : ['--project=unit', '--pass-with-no-tests', ...args]);
}
printSummary();

/**
 * Checks the types, then builds the site, in a folder and at the root: one after the other, since
 * all of it goes through Next's own folder.
 *
 * @returns Whether there is a site at the root.
 */
async function makeSite(): Promise<boolean> {
  if (isWhole) {
    // Without the content's check before it: that one has just been made.
    await check('Types', 'npm run typecheck --ignore-scripts');
    environment.TYPES_CHECKED = '1';
  }
  const isBuilt = isFinished('out');
  if (process.env.SKIP_BUILD || (isBuilt && args.includes('@smoke'))) return isBuilt;
  if (isWhole || args.some((it) => it.includes('subpath'))) {
    const env = { NEXT_PUBLIC_BASE_PATH: SUBPATH };
    await rm(SUBPATH_OUT, { recursive: true, force: true });
    if (await check('Construction dans un dossier', 'npm run build', { env })) {
      await rename('out', SUBPATH_OUT);
    }
  }
  return check('Construction', 'npm run build');
}

/** Asks of the launched site what its owner asks, and builds it. */
async function makeLaunched(): Promise<boolean> {
  if (process.env.SKIP_BUILD) return isFinished(join(LAUNCHED, 'out'));
  await layOutLaunched();
  const inItsTree = (what: string, command: string, env: Record<string, string>) =>
    check(`Site mis en ligne, ${what}`, command, { env, cwd: LAUNCHED });
  await inItsTree('liste de contrôle', 'npm run launch-check', LAUNCHED_KEYS);
  return inItsTree('construction', 'npm run build', LAUNCHED_ENVIRONMENT);
}

/** The promises that the content of a launched site could break. */
function testLaunched(): Promise<void> {
  const env = { ...LAUNCHED_ENVIRONMENT, SPECIFICATION: 'off', LAUNCHED_TESTS: '1' };
  return playwright('Tests du site mis en ligne', [], { cwd: LAUNCHED, env });
}

/** Gets the tools of the tests, and checks meanwhile what needs no site. */
async function makeReady(): Promise<string | undefined> {
  const found = await prepareTools(TOOLS);
  if (isWhole) {
    await check('Règles du code', 'npm run lint');
    await check('Mise en forme', 'prettier --check .');
  }
  return found;
}

/** Begins to count. */
function tally(name: string): Tally {
  const count = { name, passed: 0, failed: 0, skipped: 0, failures: [] };
  tallies.push(count);
  return count;
}

/** Runs a command, which counts as one check. */
async function check(name: string, command: string, options: RunOptions = {}): Promise<boolean> {
  const count = tally(name);
  const [program = '', ...rest] = command.split(' ');
  const env = { ...environment, ...options.env };
  const code = await run(program, rest, { ...options, env, heading: `${name} : ${command}` });
  count[code === 0 ? 'passed' : 'failed'] = 1;
  return code === 0;
}

/** Runs tests, and reads in Playwright's report how many there were and which failed. */
async function playwright(name: string, extra: string[], options: RunOptions = {}): Promise<void> {
  const count = tally(name);
  if (!options.heading) console.log(`\n── ${name}`);
  const report = join(options.cwd ?? '.', REPORT);
  await rm(report, { force: true });
  const env = { ...environment, ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };
  const command = ['test', '--reporter=list,json', ...extra];
  const code = await run('playwright', command, { ...options, env });
  const text = await readFile(report, 'utf8').catch(() => '{}');
  // Tests stand in files, in blocks within blocks: what is not ok is picked from wherever it is.
  const { stats = {} } = JSON.parse(text, (_, value) => {
    if (value?.ok === false) count.failures.push(`${value.file}:${value.line} › ${value.title}`);
    return value;
  }) as { stats?: Record<string, number> };
  // A file that does not load or a server that does not start fails no test, yet fails.
  count.failed = stats.unexpected || Number(code !== 0);
  count.passed = stats.expected ?? 0;
  count.skipped = stats.skipped ?? 0;
}

function printSummary(): void {
  console.log('\nRésumé');
  for (const { name, passed, failed, skipped, failures } of tallies) {
    const mark = failed ? '✗' : '✓';
    console.log(`  ${mark} ${name} : ${passed} réussi(s), ${failed} échoué(s), ${skipped} omis`);
    // Said again here, where whoever reads only the last lines finds them.
    for (const failure of failures) console.log(`    ${failure}`);
  }
  console.log(
    process.env.SPECIFICATION === 'off'
      ? '\nSans e2e/specification/ (SPECIFICATION=off) : le contenu n’est pas comparé au cahier des charges.'
      : '\ne2e/specification/ tient le contenu livré au cahier des charges ; avec un autre contenu : SPECIFICATION=off npm test',
  );
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    tallies.reduce((total, it) => total + it[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
