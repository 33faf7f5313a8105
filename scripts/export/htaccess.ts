import type { Route } from 'next';
import { redirects } from '@/lib/navigation/aliases';
import { headerRules, WITHOUT_RULES } from './hostHeaders';

/**
 * What Apache has to be told, in the one form that rented hosts let their customers write. It says
 * the same as `_headers` and `_redirects`, from the same sources, and what those hosts do by
 * themselves: clean addresses, the page of errors, types.
 *
 * Of Apache's optional modules the pages need mod_rewrite alone. That one is not asked for by an
 * `<IfModule>`: without it each page but the home page would fail on a reload, which nobody would
 * see at the first look, and a site that fails at once is put right at once. There is no `Options`
 * line: where a host does not allow it, every answer would be 500. LiteSpeed reads the same file;
 * conditions on variables, which it may not know, are left out for that.
 */

export interface HtaccessOptions {
  /** Every page of the site. */
  pages: readonly Route[];
  /** Where the site hangs under its host; empty at the root. */
  basePath: string;
}

/** The types of what is exported: hosts differ in the list that they come with. */
const TYPES: Record<string, string> = {
  'application/json': '.json',
  'application/manifest+json': '.webmanifest',
  'application/xml': '.xml',
  'font/woff2': '.woff2',
  'image/avif': '.avif',
  'image/jpeg': '.jpg .jpeg',
  'image/png': '.png',
  'image/svg+xml': '.svg',
  'image/webp': '.webp',
  'image/x-icon': '.ico',
  'text/css': '.css',
  'text/html': '.html',
  'text/javascript': '.js',
  'text/plain': '.txt',
};

const isText = (type: string) => /^text\/|[/+](?:json|xml)$/.test(type);
const TEXT_TYPES = Object.keys(TYPES).filter(isText);

/** The endings of the files that `npm run compress` makes copies of. */
export const COPIED = ['html', 'txt', 'js', 'css', 'svg', 'xml', 'json', 'webmanifest'];

/** What browsers call the copies, the smaller first, and their endings. */
const COPIES = { br: 'br', gzip: 'gz' };

/**
 * Writes out the rules for Apache.
 *
 * @returns The text of each `.htaccess`, by its folder in the export; the root's is the empty one.
 */
export function htaccessFiles({ pages, basePath }: HtaccessOptions): Map<string, string> {
  const files = new Map([['', rootFile(pages, basePath)]]);
  for (const { path, headers } of headerRules) {
    if (path === '/*' || !path.endsWith('/*')) continue;
    // A file of its own, not a condition in the root's: what is missing there is answered from the
    // root, whose error page must not be kept for a year.
    files.set(path.slice(1, -2), `${withHeaders(headers)}\n`);
  }
  return files;
}

function rootFile(pages: readonly Route[], basePath: string): string {
  const everywhere = headerRules.find(({ path }) => path === '/*')?.headers ?? {};
  const single = headerRules.filter(({ path }) => !path.endsWith('*'));
  return `# The site under Apache and LiteSpeed, as rented hosts have them. Written by the build from
# scripts/export/htaccess.ts: a change here is lost at the next one. It needs mod_rewrite, and
# AllowOverride with FileInfo and Indexes.

DirectoryIndex index.html
# Each page has a folder of the same name beside it: /about would be led to /about/, and listed.
DirectorySlash Off
ErrorDocument 403 ${basePath}/404.html
ErrorDocument 404 ${basePath}/404.html
AddDefaultCharset utf-8

${rewriting(pages, basePath)}

${withHeaders({ ...WITHOUT_RULES, ...everywhere })}
${single.map(({ path, headers }) => `<Files "${fileOf(path)}*">\n${withHeaders(headers)}\n</Files>`).join('\n')}
<IfModule mod_headers.c>
  # A compressed answer gets a mark at the end of its ETag, by which Apache itself does not know the
  # file again: it would send what has not changed.
  RequestHeader edit If-None-Match "-(?:gzip|br)\\"" "\\""
</IfModule>
<IfModule mod_expires.c>
  # A host's own times would be sent beside these.
  ExpiresActive Off
</IfModule>

<IfModule mod_mime.c>
${Object.entries(TYPES)
  .map(([type, endings]) => `  AddType ${type} ${endings}`)
  .join('\n')}
  AddCharset utf-8 ${TEXT_TYPES.map((type) => TYPES[type]).join(' ')}
</IfModule>

${copyTypes}

<IfModule mod_filter.c>
  # The first one leaves nothing to the second where a browser knows it.
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${TEXT_TYPES.join(' ')}
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${TEXT_TYPES.join(' ')}
  </IfModule>
</IfModule>
`;
}

/** The file of a page or of a file, without what its copies are called behind that. */
const fileOf = (path: string) => path.slice(1) + (path.includes('.') ? '' : '.html');

/** The rules of mod_rewrite: which file answers, and which address leads to another. */
function rewriting(pages: readonly Route[], basePath: string): string {
  const home = basePath || '/';
  const at = escapePattern(basePath);
  const others = pages.filter((page) => page !== '/');
  // Apache tells capitals apart: every page may be led to from its address in other letters.
  const leading = [
    ...others.map((page): [string, Route] => [page, page]),
    ...redirects(pages).filter(([from, to]) => from !== to.toLowerCase() && from !== '/index'),
  ];
  return `RewriteEngine On
RewriteBase ${basePath}/
${basePath && homeInFolder(basePath)}
# The page of errors is no page, unless Apache itself asks for it.
RewriteCond %{ENV:REDIRECT_STATUS} !=404
RewriteCond %{THE_REQUEST} \\s${at}/404(?:\\.html)?[?\\s]
RewriteRule ^404(?:\\.html(?:\\.(?:br|gz))?)?$ - [R=404,L]
RewriteRule ^404\\.html$ - [L]

# What the export says to hosts; hidden files, but for those by which certificates are given; and
# backslashes, which browsers read as slashes.
RewriteRule ^(?:_headers|_redirects)$|(?:^|/)\\.(?!well-known/)|\\x5C - [R=404,L]

# One address for each page: /about/ and /about.html lead to /about.
RewriteRule ^(.+?)/+$ ${basePath}/$1 [R=301,L]
RewriteCond %{THE_REQUEST} \\s${at}/index(?:\\.html)?[?\\s]
RewriteRule ^index(?:\\.\\w+)?$ ${home} [R=301,L]
RewriteCond %{THE_REQUEST} \\s[^?\\s]*\\.html[?\\s]
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^(.+)\\.html$ ${basePath}/$1 [R=301,L]

# /about is about.html, never the folder of the same name. What follows a file's name, Apache takes
# for a message to it: /about/more would be looked for below about.html, again and again.
RewriteCond %{PATH_INFO} ^$
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ ${basePath}/$1.html [L]

${copyRules(basePath)}

# A file is sent as it is. A page whose file is gone is gone: below, it would lead to itself.
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^ - [L]
RewriteRule ^(?:${others.map((page) => escapePattern(page.slice(1))).join('|')})$ - [R=404,L]

# Pages in other letters, and addresses that people guess.
${leading.map((pair) => redirectLine(pair, basePath)).join('\n')}

# No folder is listed.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^. - [R=404,L]`;
}

/** Begins the lines that hold once there are copies: see {@link withCopies}. */
const UNLESS_COPIED = '#~ ';

const onceCopied = (text: string) => text.trim().replace(/^/gm, UNLESS_COPIED);

/**
 * The same rules for an export with copies that were compressed before. Without copies of its own
 * an export must not hold to them: beside it on the host may lie those of an older one.
 *
 * @param text The root's `.htaccess`.
 */
export const withCopies = (text: string): string =>
  text.replace(new RegExp(`^${UNLESS_COPIED}`, 'gm'), '');

/** A browser names what it takes; what it gives the worth 0 it does not take. */
const takes = (encoding: string) =>
  `(?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?=[\\s,;]|$)`;

const copyRules = (basePath: string): string =>
  onceCopied(`
# A copy is smaller than what Apache compresses by itself, and has no address of its own. Without
# mod_headers no cache on the way would be told that there is another answer: it lies unused. So it
# does under LiteSpeed, which keeps copies of its own.
RewriteCond %{THE_REQUEST} \\s[^?\\s]*\\.(?:${Object.values(COPIES).join('|')})[?\\s]
RewriteRule ^ - [R=404,L]
<IfModule !LiteSpeed>
<IfModule mod_headers.c>
RewriteRule ^$ ${basePath}/index.html [L]
${Object.entries(COPIES)
  .map(
    ([encoding, ending]) => `RewriteCond %{HTTP:Accept-Encoding} ${takes(encoding)} [NV]
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule ^(.+\\.(?:${COPIED.join('|')}))$ ${basePath}/$1.${ending} [L]`,
  )
  .join('\n')}
</IfModule>
</IfModule>`);

/** What a copy is, whatever the host takes its ending for: an archive, or a text in Breton. */
const copyTypes = onceCopied(`
<IfModule mod_mime.c>
  ${Object.entries(COPIES)
    .map(([encoding, ending]) => `AddEncoding ${encoding} .${ending}`)
    .join('\n  ')}
  RemoveLanguage .br
</IfModule>
${TEXT_TYPES.flatMap((type) =>
  TYPES[type]!.split(' ').map(
    (ending) =>
      `<Files "*${ending}.[bg][rz]">\n  ForceType "${type}; charset=utf-8"\n</Files>\n` +
      `<Files "*${ending}*">\n  <IfModule mod_headers.c>\n    Header merge Vary Accept-Encoding\n  </IfModule>\n</Files>`,
  ),
).join('\n')}`);

/** The home page of a site in a folder has no slash at its end, and Apache would pass it by. */
const homeInFolder = (basePath: string): string => `
RewriteOptions AllowNoSlash
RewriteCond %{REQUEST_URI} =${basePath}
RewriteRule ^ ${basePath}/index.html [L]
`;

function redirectLine([from, to]: [string, Route], basePath: string): string {
  // The sign before a part of the page would be escaped, and the query would stand behind it.
  const flags = to.includes('#') ? 'NC,NE,QSD' : 'NC';
  const target = to === '/' ? basePath || '/' : `${basePath}${to}`;
  return `RewriteRule ^${escapePattern(from.slice(1))}$ ${target} [${flags},R=301,L]`;
}

/**
 * Sets headers on answers of every status. Apache keeps two lists of headers, and sends both: what
 * the host has put into the other one is taken out.
 */
function withHeaders(headers: Record<string, string>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    `  Header unset ${name}`,
    `  Header always set ${name} "${value.replaceAll('"', '\\"').replaceAll('%', '%%')}"`,
  ]);
  return ['<IfModule mod_headers.c>', ...lines, '</IfModule>'].join('\n');
}

const escapePattern = (text: string): string => text.replace(/[^\w/-]/g, '\\$&');
