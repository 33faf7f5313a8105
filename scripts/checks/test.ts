/**
 * `npm test`: every check of the project, one after the other, and a count at the end. A failed
 * check does not stop the next. With arguments, only the build and the Playwright tests that they
 * name: `npm test -- sharing.spec.ts`. `SKIP_BUILD=1` takes the export that is already there;
 * `SPECIFICATION=off` leaves out what the specification demands of the delivered content.
 *
 * The project's programs are called by their bare names, which npm puts on the path: npx would
 * take options such as `--check` for its own.
 */
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { prepareMachine } from './install/prepare';
import { localEnvironment, run, SUBPATH, SUBPATH_OUT } from '@/scripts/local/localRun';

interface Tally {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
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

if (args.length === 0) {
  // Made from the content, and by Next: without them a fresh clone fails the check of the types.
  await check('Contenu', ['npm run check:content']);
  await check('Types', ['next typegen', 'tsc --noEmit']);
  await check('Règles du code', ['eslint . --max-warnings 0']);
  await check('Mise en forme', ['prettier --check .']);
}
if (!process.env.SKIP_BUILD && (args.length === 0 || args.some((it) => it.includes('subpath')))) {
  const inFolder = { NEXT_PUBLIC_BASE_PATH: SUBPATH };
  await rm(SUBPATH_OUT, { recursive: true, force: true });
  if (await check('Construction dans un dossier', ['npm run build'], inFolder)) {
    await rename('out', SUBPATH_OUT);
  }
}
const built = process.env.SKIP_BUILD
  ? existsSync('out/index.html')
  : await check('Construction', ['npm run build']);
if (!built) console.error('Pas de site dans « out » : les tests du navigateur échouent.');
const browser = await prepareMachine();
environment.BROWSER_PATH = browser?.path ?? '';
await testAll(built && browser !== undefined);
printSummary();

/** Runs commands until one fails; together they count as one check. */
async function check(
  name: string,
  commands: string[],
  extra: Record<string, string> = {},
): Promise<boolean> {
  let code = 0;
  for (const command of commands) {
    if (code !== 0) break;
    console.log(`\n── ${name} : ${command}`);
    const [program = '', ...rest] = command.split(' ');
    code = await run(program, rest, { env: { ...environment, ...extra } });
  }
  const passed = code === 0;
  tallies.push({ name, passed: Number(passed), failed: Number(!passed), skipped: 0 });
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
  const list = ['--project=browser', '--project=tree', '--list', '--pass-with-no-tests', ...args];
  const { skipped, failed } = await playwright('Tests du navigateur', list);
  const name = 'Tests du navigateur, non lancés';
  tallies.push({ name, passed: 0, failed: Math.max(1, skipped + failed), skipped: 0 });
}

async function playwright(name: string, extra: string[]): Promise<Tally> {
  console.log(`\n── ${name}`);
  await rm(REPORT, { force: true });
  const command = ['test', '--reporter=list,json', ...extra];
  const code = await run('playwright', command, {
    env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
  });
  const { passed, failed, skipped } = await readReport();
  // A file that does not load or a server that does not start fails no test, yet fails.
  return { name, passed, skipped, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function readReport(): Promise<Omit<Tally, 'name'>> {
  const text = await readFile(REPORT, 'utf8').catch(() => '{}');
  const { stats = {} } = JSON.parse(text) as { stats?: Record<string, number> };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  // A test that passes at its second try has failed once.
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function printSummary(): void {
  console.log('\nRésumé');
  for (const { name, passed, failed, skipped } of tallies) {
    const mark = failed ? '✗' : '✓';
    console.log(`  ${mark} ${name} : ${passed} réussi(s), ${failed} échoué(s), ${skipped} omis`);
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
