/** The programs that hosts run, started here over an export, each with what the project gives it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@/scripts/local/serve';
import { findApache, findNginx, NGINX_BROTLI, NGINX_BROTLI_MODULE } from './install/tools';

/** Read by each program in the folder that it is given as its own. */
const CONFIGURATION = 'host.conf';

/** A program that answers, and what stops it. */
export interface StartedHost {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts nginx with `deploy/nginx.conf`, changed in three places only: port, folder, and a start
 * that needs no rights.
 *
 * @param directory Absolute path of the export.
 */
export const startNginx = (directory: string): Promise<StartedHost> =>
  start(findNginx(), ['-c', CONFIGURATION, '-e', 'stderr', '-p'], async (program, port) => {
    const server = (await readFile('deploy/nginx.conf', 'utf8'))
      .replace('listen 80;', `listen ${port};`)
      // Containers may have no IPv6.
      .replace('listen [::]:80;', '')
      .replace('root /var/www/site;', `root "${directory}";`);
    // The list of types that comes with nginx lies beside its own configuration.
    const built = spawnSync(program, ['-V']).stderr.toString();
    const types = join(dirname(/--conf-path=(\S+)/.exec(built)?.[1] ?? ''), 'mime.types');
    // As docs/deploying.md has it, where the module is there.
    const hasBrotli = NGINX_BROTLI.isThere();
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    return `${hasBrotli ? `load_module ${NGINX_BROTLI_MODULE};` : ''}
daemon off;
master_process off;
pid nginx.pid;
error_log stderr warn;
events {}
http {
  include ${types};
  ${hasBrotli ? 'brotli_static on;' : ''}
  access_log off;
  ${temporary.map((kind) => `${kind}_temp_path ${kind};`).join(' ')}
  ${server}
}
`;
  });

/** What Apache comes with everywhere, mod_rewrite, and what hosts add and may come into the way. */
const APACHE_MODULES = [
  ...['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite'],
  ...['alias', 'autoindex', 'brotli', 'deflate', 'env', 'expires', 'filter', 'headers'],
  ...['negotiation', 'setenvif', 'version'],
];

const MODULE_FOLDERS = [
  '/usr/lib/apache2/modules',
  '/usr/libexec/apache2',
  '/usr/lib64/httpd/modules',
  '/opt/homebrew/lib/httpd/modules',
];

/**
 * Starts Apache over a folder as a rented host would, with settings of its own that the site has to
 * stand up to: what the site needs stands in its `.htaccess`.
 *
 * @param root Absolute path of the folder that the host serves: the export, or what it hangs in.
 *   Where this runs as root, other accounts must be able to read it.
 */
export const startApache = (root: string): Promise<StartedHost> =>
  start(findApache(), ['-DFOREGROUND', '-f', CONFIGURATION, '-d'], async (program, port) => {
    const place = MODULE_FOLDERS.find((folder) => existsSync(join(folder, 'mod_rewrite.so')));
    const builtIn = spawnSync(program, ['-l']).stdout.toString();
    const modules = APACHE_MODULES.filter((name) => !builtIn.includes(`mod_${name}.c`));
    return `ServerName localhost
Listen ${port}
PidFile apache.pid
ErrorLog error.log
LogLevel crit
${modules.map((name) => `LoadModule ${name}_module "${place}/mod_${name}.so"`).join('\n')}
StartServers 1
# Root gives up its rights; any other account has none to give up.
User "#65534"
Group "#65534"
# No list of types: those of this machine's Apache are not those of the host's.
TypesConfig /dev/null
DocumentRoot "${root}"
<Directory "/">
  AllowOverride None
  Require all denied
</Directory>
<Directory "${root}">
  Options Indexes FollowSymLinks MultiViews
  AllowOverride FileInfo Indexes
  Require all granted
</Directory>
<Files ".ht*">
  Require all denied
</Files>
# What hosts set for all their customers, and what the site would not have.
Header append X-Frame-Options SAMEORIGIN
Header always set Referrer-Policy unsafe-url
Header set X-Content-Type-Options nosniff
Header set Cache-Control "max-age=3600"
ExpiresActive On
ExpiresDefault "access plus 1 month"
AddType application/x-gzip .gz
AddLanguage br .br
`;
  });

/**
 * Starts a program at a free port, and waits until it answers.
 *
 * @param args The folder of its own files, where its configuration lies, comes after them.
 * @param configure Writes its configuration.
 */
async function start(
  program: string | undefined,
  args: readonly string[],
  configure: (program: string, port: number) => Promise<string>,
): Promise<StartedHost> {
  if (!program) throw new Error('This host has no program.');
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  await writeFile(join(folder, CONFIGURATION), await configure(program, port));
  const child = spawn(program, [...args, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const exit = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${program} does not start: see above.`);
    await setTimeout(20);
  }
  return { port, stop };
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/`).then(Boolean, () => false);
