/** The programs that the tests drive beside their browser, one row each. */
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { downloadOldChromium, OLD_CHROMIUM } from './oldChromium';

export interface Tool {
  /** As it is named to whoever has to install it. */
  name: string;
  /** The package of Debian that has it. */
  debian?: string;
  isThere: () => boolean;
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
const program = (name: string, debian: string, find = () => findProgram(debian)): Tool => ({
  name,
  debian,
  isThere: () => find() !== undefined,
});

const server = (...row: Parameters<typeof program>): Tool => ({
  ...program(...row),
  isServer: true,
});

export const NGINX = server('nginx', 'nginx-light', findNginx);

/** Where Debian puts nginx's module that sends what is compressed by Brotli already. */
export const NGINX_BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const NGINX_BROTLI = server('Brotli pour nginx', 'libnginx-mod-http-brotli-static', () =>
  findProgram(NGINX_BROTLI_MODULE),
);

/** The program and its modules alone: no configuration, and no server that starts. */
export const APACHE = program('Apache', 'apache2-bin', findApache);

/** What sends a site by SSH, and what gets it. */
export const SSH_TOOLS = [
  server('OpenSSH', 'openssh-server', findSshServer),
  program('rsync', 'rsync'),
];

/** What sends it by FTP, and what gets it. */
export const FTP_TOOLS = [
  server('vsftpd', 'vsftpd', findFtpServer),
  program('lftp', 'lftp'),
  program('OpenSSL', 'openssl'),
];

export const FIREFOX_TOOLS = [program('Firefox', 'firefox-esr', findFirefox)];

/** WebKit, Safari's engine, and the screen that it needs. */
export const WEBKIT_TOOLS = [
  program('WebKit', 'webkit2gtk-driver', findWebKitDriver),
  program('Xvfb', 'xvfb', findXvfb),
];

export const OLD_CHROMIUM_TOOLS: Tool[] = [
  {
    name: 'Chromium 92',
    isThere: () => existsSync(OLD_CHROMIUM),
    download: downloadOldChromium,
  },
];

export const TOOLS = [
  ...[NGINX, NGINX_BROTLI, APACHE, ...SSH_TOOLS, ...FTP_TOOLS],
  ...[...FIREFOX_TOOLS, ...WEBKIT_TOOLS, ...OLD_CHROMIUM_TOOLS],
];

/** Where a program is, by the first of its names that is found. */
function findProgram(...names: string[]): string | undefined {
  // Debian keeps servers off the path of ordinary accounts.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].filter(Boolean);
  return names.flatMap((name) => folders.map((it) => resolve(it, name))).find(existsSync);
}
