import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What Apache comes with everywhere, and mod_rewrite: the least that the site's rules ask for. */
const LEAST = ['authz_core', 'dir', 'mime', 'rewrite'];

/** What hosts add, in so far as it can come into the way of a site. */
const MORE = [
  ...['alias', 'autoindex', 'brotli', 'deflate', 'env', 'expires', 'filter', 'headers'],
  ...['negotiation', 'setenvif', 'version'],
];

/**
 * `least`: mod_rewrite is the only one that Apache does not come with everywhere. `all`: a host
 * with every module, and with settings of its own that the site has to stand up to.
 */
export type ApacheModules = 'least' | 'all';

const MODULE_FOLDERS = [
  '/usr/lib/apache2/modules',
  '/usr/libexec/apache2',
  '/usr/lib64/httpd/modules',
  '/opt/homebrew/lib/httpd/modules',
  '/usr/local/lib/httpd/modules',
];

export interface ApacheOptions {
  program: string;
  /** A folder for Apache's own files. */
  folder: string;
  port: number;
  /** The folder that is served. */
  root: string;
  modules: ApacheModules;
}

/** The configuration of the host; what belongs to the site stands in its own `.htaccess`. */
export function apacheConfiguration(options: ApacheOptions): string {
  const { folder, port, root, modules } = options;
  return `ServerRoot "${folder}"
ServerName localhost
Listen ${port}
PidFile apache.pid
ErrorLog error.log
LogLevel crit
${loadModules(options)}
StartServers 1
# Root gives up its rights; any other account has none to give up.
User "#65534"
Group "#65534"
TypesConfig mime.types
DocumentRoot "${root}"
<Directory "/">
  AllowOverride None
  Require all denied
</Directory>
<Directory "${root}">
  Options Indexes FollowSymLinks${modules === 'all' ? ' MultiViews' : ''}
  AllowOverride FileInfo Indexes
  Require all granted
</Directory>
<Files ".ht*">
  Require all denied
</Files>
${modules === 'all' ? HOSTS_OWN : ''}`;
}

/** What hosts set for all their customers, and what the site would not have. */
const HOSTS_OWN = `
Header append X-Frame-Options SAMEORIGIN
Header always set Referrer-Policy unsafe-url
Header set X-Content-Type-Options nosniff
Header set Cache-Control "max-age=3600"
ExpiresActive On
ExpiresDefault "access plus 1 month"
AddType application/x-gzip .gz
AddLanguage br .br
`;

function loadModules({ program, modules }: ApacheOptions): string {
  const place = MODULE_FOLDERS.find((folder) => existsSync(join(folder, 'mod_rewrite.so')));
  if (!place) throw new Error('Apache comes without mod_rewrite.');
  const builtIn = spawnSync(program, ['-l']).stdout.toString();
  return ['mpm_event', ...LEAST, ...(modules === 'all' ? MORE : [])]
    .filter((name) => !builtIn.includes(`mod_${name}.c`))
    .map((name) => `LoadModule ${name}_module "${join(place, `mod_${name}.so`)}"`)
    .join('\n');
}
