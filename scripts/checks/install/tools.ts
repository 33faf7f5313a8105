/**
 * The programs that the tests drive, one row each. The tests of a tool that may be missing ask
 * `missingTools` for it.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
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
  /** Its package has a server that stays: where packages start theirs, it is only named. */
  isServer?: true;
  /** It makes the tests quicker, and no more: nothing is said where it can't be had. */
  isForSpeed?: true;
  /** Another way to get it, where no package of this machine has it. It asks for no rights. */
  download?: (machine: Machine) => Promise<void>;
}

/** The nginx of this machine, or nothing. */
export const findNginx = (): string | undefined => onPath('nginx')[0];

/** The Apache of this machine, by the names that Debian, and everybody else, give it; or nothing. */
export const findApache = (): string | undefined => ['apache2', 'httpd'].flatMap(onPath)[0];

export const NGINX = {
  name: 'nginx',
  debian: ['nginx-light'],
  isThere: () => Boolean(findNginx()),
  neededBy: 'e2e/promises/nginx.spec.ts',
  isServer: true,
} as const satisfies Tool;

/** Where Debian puts nginx's module that sends what is compressed by Brotli already. */
export const NGINX_BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const NGINX_BROTLI = {
  name: 'Brotli pour nginx',
  debian: ['libnginx-mod-http-brotli-static'],
  isThere: () => existsSync(NGINX_BROTLI_MODULE),
  neededBy: 'e2e/promises/nginx.spec.ts',
  isServer: true,
} as const satisfies Tool;

export const APACHE = {
  name: 'Apache',
  // The program and its modules alone: no configuration, and no server that starts.
  debian: ['apache2-bin'],
  isThere: () => Boolean(findApache()),
  neededBy: 'e2e/promises/apache.spec.ts',
} as const satisfies Tool;

/** The SSH server of this machine, or nothing. It starts by its whole path alone. */
export const findSshServer = (): string | undefined => onPath('sshd')[0];

/** The FTP server of this machine, or nothing. */
export const findFtpServer = (): string | undefined => onPath('vsftpd')[0];

const UPLOAD = { neededBy: 'scripts/publish/upload.test.ts' } as const;

/** What sends a site by SSH, and what gets it. */
export const SSH_TOOLS = [
  {
    name: 'OpenSSH',
    debian: ['openssh-server'],
    isThere: () => Boolean(findSshServer()) && onPath('ssh').length > 0,
    isServer: true,
    ...UPLOAD,
  },
  { name: 'rsync', debian: ['rsync'], isThere: () => onPath('rsync').length > 0, ...UPLOAD },
] as const satisfies readonly Tool[];

/** What sends it by FTP, and what gets it. */
export const FTP_TOOLS = [
  {
    name: 'vsftpd',
    debian: ['vsftpd'],
    isThere: () => Boolean(findFtpServer()),
    isServer: true,
    ...UPLOAD,
  },
  { name: 'lftp', debian: ['lftp'], isThere: () => onPath('lftp').length > 0, ...UPLOAD },
  { name: 'OpenSSL', debian: ['openssl'], isThere: () => onPath('openssl').length > 0, ...UPLOAD },
] as const satisfies readonly Tool[];

/** The Firefox of this machine, or nothing. */
export const findFirefox = (): string | undefined => ['firefox-esr', 'firefox'].flatMap(onPath)[0];

/** The server that drives Debian's WebKit. */
export const WEBKIT_DRIVER = 'WebKitWebDriver';

/** The programs that only some tests need: where they are not, those tests are skipped. */
export const OPTIONAL_PROGRAMS = [
  'nginx',
  'apache2',
  'httpd',
  'firefox-esr',
  'firefox',
  WEBKIT_DRIVER,
  'Xvfb',
  'dbus-daemon',
];

const ENGINES = { neededBy: 'e2e/engines/' } as const;

/** What a browser with a window needs where there is no screen (see e2e/tree/desk.py). */
const DESK_TOOLS = [
  { name: 'Xvfb', debian: ['xvfb'], isThere: () => onPath('Xvfb').length > 0, ...ENGINES },
  {
    name: 'D-Bus',
    debian: ['dbus-daemon'],
    isThere: () => onPath('dbus-daemon').length > 0,
    ...ENGINES,
  },
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
    isThere: () => onPath(WEBKIT_DRIVER).length > 0,
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

const TREE = { neededBy: 'e2e/tree/' } as const;

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
  // After a system's own: behind a closed network it can wait for minutes, and over 100 MB are dear
  // to who pays for data.
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
    isForSpeed: true,
  },
  NGINX,
  NGINX_BROTLI,
  APACHE,
  ...SSH_TOOLS,
  ...FTP_TOOLS,
  ...new Set<Tool>([...TREE_TOOLS, ...WEBKIT_TOOLS, ...OLD_CHROMIUM_TOOLS]),
];

function runsInPython(program: string): boolean {
  return spawnSync(PYTHON, ['-c', program]).status === 0;
}

/** Where a program of this name can be run from, the first to be taken first. */
export function onPath(program: string): string[] {
  // Debian keeps servers off the path of ordinary accounts.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const places = new Set(folders.filter(Boolean).map((folder) => join(folder, program)));
  return [...places].filter(canRun);
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
