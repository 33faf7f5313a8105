/**
 * The programs that the tests drive, one row each. The tests of a tool that may be missing ask
 * `missingTools` for it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { downloadBrowser, findBrowser, hasQuickBrowser } from './browser';
import type { Machine } from './machine';
import { downloadOldChromium, hasOldChromium } from './oldChromium';

/** Debian's own, which has Debian's modules: another may come first on the path. */
export const PYTHON = '/usr/bin/python3';

export interface Tool {
  /** As it is named to whoever has to install it. */
  name: string;
  /** Packages of Debian that have it, the best first; the last is in every Debian. None: it is only downloaded. */
  debian: readonly string[];
  isThere: () => boolean | Promise<boolean>;
  /** The tests that need it. */
  neededBy: string;
  /**
   * What becomes of it, where it is missing, on a machine that is not there for the tests alone:
   * it is installed like any other need, only named, or left out.
   */
  onDesk: 'installed' | 'named' | 'left out';
  /** Another way to get it. On a desk it goes first: it asks for no rights. */
  download?: (machine: Machine) => Promise<void>;
}

/** Debian keeps it off the path of ordinary accounts. */
const NGINX_PLACES = ['nginx', '/usr/sbin/nginx'];

/** The nginx of this machine, or nothing. */
export const findNginx = (): string | undefined =>
  NGINX_PLACES.find((program) => spawnSync(program, ['-v']).status === 0);

/** By the names that Debian, and everybody else, give it. */
const APACHE_PLACES = ['apache2', '/usr/sbin/apache2', 'httpd', '/usr/sbin/httpd'];

/** The Apache of this machine, or nothing. */
export const findApache = (): string | undefined =>
  APACHE_PLACES.find((program) => spawnSync(program, ['-v']).status === 0);

/** The Firefox of this machine, or nothing. */
export const findFirefox = (): string | undefined => ['firefox-esr', 'firefox'].find(isOnPath);

/** The server that drives Debian's WebKit. */
export const WEBKIT_DRIVER = 'WebKitWebDriver';

/** A desk gets no second browser by surprise. */
const ENGINES = { neededBy: 'e2e/engines/', onDesk: 'named' } as const;

/** What a browser with a window needs where there is no screen (see e2e/tree/desk.py). */
const DESK_TOOLS = [
  { name: 'Xvfb', debian: ['xvfb'], isThere: () => isOnPath('Xvfb'), ...ENGINES },
  { name: 'D-Bus', debian: ['dbus-daemon'], isThere: () => isOnPath('dbus-daemon'), ...ENGINES },
] as const satisfies readonly Tool[];

/** What goes through the site in Firefox. */
export const FIREFOX_TOOLS = [
  { name: 'Firefox', debian: ['firefox-esr'], isThere: () => Boolean(findFirefox()), ...ENGINES },
  ...DESK_TOOLS,
] as const satisfies readonly Tool[];

/** What goes through it in WebKit, Safari's engine. */
export const WEBKIT_TOOLS = [
  {
    name: 'WebKit',
    debian: ['webkit2gtk-driver'],
    isThere: () => isOnPath(WEBKIT_DRIVER),
    ...ENGINES,
  },
  ...DESK_TOOLS,
] as const satisfies readonly Tool[];

/** What goes through it in a Chromium of 2021. */
export const OLD_CHROMIUM_TOOLS = [
  {
    name: 'Chromium 92',
    debian: [],
    isThere: hasOldChromium,
    download: downloadOldChromium,
    ...ENGINES,
  },
] as const satisfies readonly Tool[];

const TREE = { neededBy: 'e2e/tree/', onDesk: 'named' } as const;

/** What reads Firefox's accessibility tree. */
export const TREE_TOOLS = [
  ...FIREFOX_TOOLS,
  {
    name: 'AT-SPI',
    debian: ['at-spi2-core'],
    isThere: () => existsSync('/usr/share/dbus-1/services/org.a11y.Bus.service'),
    ...TREE,
  },
  {
    name: 'PyGObject',
    debian: ['python3-gi'],
    isThere: () => runsInPython('import gi'),
    ...TREE,
  },
  {
    name: 'AT-SPI pour PyGObject',
    debian: ['gir1.2-atspi-2.0'],
    isThere: () => runsInPython("import gi; gi.require_version('Atspi', '2.0')"),
    ...TREE,
  },
] as const satisfies readonly Tool[];

/** The browser of almost every test. */
export const BROWSER: Tool = {
  name: 'Chromium',
  debian: ['chromium-headless-shell', 'chromium'],
  isThere: async () => (await findBrowser()) !== undefined,
  neededBy: 'e2e/',
  onDesk: 'installed',
  // Before Debian's package on a desk: it asks for no rights. After a system's own everywhere:
  // behind a closed network it can wait for minutes, and over 100 MB are dear to who pays for data.
  download: downloadBrowser,
};

export const TOOLS: readonly Tool[] = [
  BROWSER,
  {
    // Any Chromium does, but the tests take twice the time in one that could have a window.
    name: 'Chromium sans fenêtre',
    debian: ['chromium-headless-shell'],
    isThere: hasQuickBrowser,
    neededBy: 'e2e/',
    onDesk: 'left out',
  },
  {
    name: 'nginx',
    debian: ['nginx-light'],
    isThere: () => Boolean(findNginx()),
    neededBy: 'e2e/promises/nginx.spec.ts',
    // The package starts a server where systemd runs: nobody wants that on a desk by surprise.
    onDesk: existsSync('/run/systemd/system') ? 'named' : 'installed',
  },
  {
    name: 'Apache',
    // The program and its modules alone: no configuration, and no server that starts.
    debian: ['apache2-bin'],
    isThere: () => Boolean(findApache()),
    neededBy: 'e2e/promises/apache.spec.ts',
    onDesk: 'installed',
  },
  {
    // The face of the device, by which the shift of a page is measured, or its equal in width.
    name: 'Arial ou Liberation Sans',
    debian: ['fonts-liberation'],
    isThere: () =>
      process.platform !== 'linux' ||
      /Arial|Liberation/.test(spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? ''),
    neededBy: 'e2e/shift.spec.ts',
    onDesk: 'named',
  },
  ...new Set<Tool>([...TREE_TOOLS, ...WEBKIT_TOOLS, ...OLD_CHROMIUM_TOOLS]),
];

function runsInPython(program: string): boolean {
  return spawnSync(PYTHON, ['-c', program]).status === 0;
}

function isOnPath(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, program)));
}
