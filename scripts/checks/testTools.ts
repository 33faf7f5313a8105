/**
 * The programs that the tests drive beside the browser. Tests ask here for what they need;
 * `npm test` installs it first where the machine is there for the tests alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian';
import { findNginx } from './nginxTesting';

/** Debian's own, which has Debian's modules: another may come first on the path. */
export const PYTHON = '/usr/bin/python3';

interface Tool {
  name: string;
  /** Of Debian. */
  package: string;
  isThere: () => boolean;
}

/** What reads Firefox's accessibility tree: see e2e/tree/. */
const TREE_TOOLS: readonly Tool[] = [
  { name: 'Firefox', package: 'firefox-esr', isThere: () => Boolean(findFirefox()) },
  { name: 'Xvfb', package: 'xvfb', isThere: () => isOnPath('Xvfb') },
  { name: 'D-Bus', package: 'dbus-daemon', isThere: () => isOnPath('dbus-daemon') },
  {
    name: 'AT-SPI',
    package: 'at-spi2-core',
    isThere: () => existsSync('/usr/share/dbus-1/services/org.a11y.Bus.service'),
  },
  { name: 'PyGObject', package: 'python3-gi', isThere: () => runsInPython('import gi') },
  {
    name: 'AT-SPI pour PyGObject',
    package: 'gir1.2-atspi-2.0',
    isThere: () => runsInPython("import gi; gi.require_version('Atspi', '2.0')"),
  },
];

/** The face of the device, by which the tests of e2e/shift.spec.ts measure, or its equal in width. */
const ARIAL: Tool = {
  name: 'Arial ou Liberation Sans',
  package: 'fonts-liberation',
  isThere: () =>
    process.platform !== 'linux' ||
    /Arial|Liberation/.test(spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? ''),
};

/** The Firefox of this machine, or nothing. */
export const findFirefox = (): string | undefined => ['firefox-esr', 'firefox'].find(isOnPath);

/** One French sentence on what is missing to read Firefox's accessibility tree, or nothing. */
export function missingTreeTools(): string | undefined {
  const missing = TREE_TOOLS.filter((tool) => !tool.isThere());
  if (missing.length === 0) return undefined;
  const names = missing.map((tool) => tool.name).join(', ');
  return (
    `Pas de tests de l’arbre d’accessibilité sans ${names} : installez ce qui manque ` +
    `(Debian, en root : « apt-get install --no-install-recommends ${packagesOf(missing).join(' ')} »).`
  );
}

/**
 * Installs what is missing and may be installed here; the terminal says what else is. A desk gets
 * no second browser by surprise: the tests that need it are left out there.
 */
export async function prepareTools(): Promise<void> {
  // Debian's package starts a server where systemd runs: nobody wants that on a desk by surprise.
  const startsNoServer = Boolean(process.env.CI) || !existsSync('/run/systemd/system');
  if (startsNoServer && !findNginx()) await installPackages(['nginx-light']);
  const missing = [ARIAL, ...TREE_TOOLS].filter((tool) => !tool.isThere());
  if (process.env.CI && missing.length > 0) await installPackages(packagesOf(missing));
  const sentence = missingTreeTools();
  if (sentence) console.log(sentence);
}

const packagesOf = (tools: readonly Tool[]): string[] => tools.map((tool) => tool.package);

const runsInPython = (program: string): boolean => spawnSync(PYTHON, ['-c', program]).status === 0;

function isOnPath(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, program)));
}
