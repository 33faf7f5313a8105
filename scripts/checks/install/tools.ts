/**
 * The programs that the tests drive, one row each. The tests of a tool that may be missing ask
 * `missingTools` for it.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { downloadBrowser, findBrowser } from './browser';
import { downloadOldChromium, hasOldChromium } from './oldChromium';

export interface Tool {
  /** As it is named to whoever has to install it. */
  name: string;
  /** The package of Debian that has it. */
  debian?: string;
  isThere: () => boolean | Promise<boolean>;
  /** The tests that need it. */
  neededBy: string;
  /** Its package has a server that stays: where packages start theirs, it is only named. */
  isServer?: true;
  /** Another way to get it, where no package of this machine has it. It asks for no rights. */
  download?: () => Promise<void>;
}

/** The programs of this machine, by the names that Debian, and everybody else, give them. */
export const findNginx = () => findProgram('nginx');
export const findApache = () => findProgram('apache2', 'httpd');
export const findSshServer = () => findProgram('sshd');
export const findFtpServer = () => findProgram('vsftpd');
export const findFirefox = () => findProgram('firefox-esr', 'firefox');
export const findWebKitDriver = () => findProgram('WebKitWebDriver');
export const findXvfb = () => findProgram('Xvfb');

/** A tool that is one program; where nothing is said, it is called like its package. */
const program = (
  name: string,
  debian: string,
  neededBy: string,
  find = () => findProgram(debian),
) => ({ name, debian, neededBy, isThere: () => Boolean(find()) }) as const;

const NGINX_TESTS = 'e2e/promises/nginx.spec.ts';

export const NGINX = {
  ...program('nginx', 'nginx-light', NGINX_TESTS, findNginx),
  isServer: true,
} as const;

/** Where Debian puts nginx's module that sends what is compressed by Brotli already. */
export const NGINX_BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const NGINX_BROTLI = {
  name: 'Brotli pour nginx',
  debian: 'libnginx-mod-http-brotli-static',
  isThere: () => existsSync(NGINX_BROTLI_MODULE),
  neededBy: NGINX_TESTS,
  isServer: true,
} as const;

/** The program and its modules alone: no configuration, and no server that starts. */
export const APACHE = program('Apache', 'apache2-bin', 'e2e/promises/apache.spec.ts', findApache);

const UPLOAD = 'scripts/publish/upload.test.ts';

/** What sends a site by SSH, and what gets it. */
export const SSH_TOOLS = [
  { ...program('OpenSSH', 'openssh-server', UPLOAD, findSshServer), isServer: true },
  program('rsync', 'rsync', UPLOAD),
] as const;

/** What sends it by FTP, and what gets it. */
export const FTP_TOOLS = [
  { ...program('vsftpd', 'vsftpd', UPLOAD), isServer: true },
  program('lftp', 'lftp', UPLOAD),
  program('OpenSSL', 'openssl', UPLOAD),
] as const;

const ENGINES = 'e2e/engines/';

export const FIREFOX_TOOLS = [program('Firefox', 'firefox-esr', ENGINES, findFirefox)] as const;

/** WebKit, Safari's engine, and the screen that it needs. */
export const WEBKIT_TOOLS = [
  program('WebKit', 'webkit2gtk-driver', ENGINES, findWebKitDriver),
  program('Xvfb', 'xvfb', ENGINES, findXvfb),
] as const;

export const OLD_CHROMIUM_TOOLS = [
  {
    name: 'Chromium 92',
    isThere: hasOldChromium,
    neededBy: ENGINES,
    download: downloadOldChromium,
  },
] as const;

/** The browser of almost every test. */
export const BROWSER: Tool = {
  name: 'Chromium',
  debian: 'chromium-headless-shell',
  isThere: async () => (await findBrowser()) !== undefined,
  neededBy: 'e2e/',
  // After a system's own: behind a closed network it can wait for minutes, and over 100 MB are dear
  // to who pays for data.
  download: downloadBrowser,
};

export const TOOLS: readonly Tool[] = [
  BROWSER,
  NGINX,
  NGINX_BROTLI,
  APACHE,
  ...SSH_TOOLS,
  ...FTP_TOOLS,
  ...FIREFOX_TOOLS,
  ...WEBKIT_TOOLS,
  ...OLD_CHROMIUM_TOOLS,
];

/** Where a program can be run from, by the first of its names that is found. */
function findProgram(...names: string[]): string | undefined {
  // Debian keeps servers off the path of ordinary accounts.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun);
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
