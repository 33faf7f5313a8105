import { readFileSync } from 'node:fs';
import type { Route } from 'next';
import { redirects } from '@/lib/routing/aliases';
import { headerRules, DEFAULT_HEADERS } from './hostHeaders';

/**
 * The `.htaccess` files for shared hosts: the template `deploy/apache.htaccess`, with the data of
 * `_headers` and `_redirects`.
 */

/**
 * Fills in the template.
 *
 * @returns The text of each `.htaccess`, by its folder in the export; the root is the empty string.
 */
export function htaccessFiles(pages: readonly Route[], basePath: string): Map<string, string> {
  const common = headerRules.find((rule) => rule.path === '/*')?.headers ?? {};
  const single = headerRules.filter((rule) => !rule.path.endsWith('*'));
  const values: Record<string, string> = {
    base: basePath,
    home: basePath || '/',
    pages: pages.flatMap((page) => page.slice(1) || []).join('|'),
    folders: [...new Set(pages.flatMap((page) => /^\/(.+)\//.exec(page)?.[1] ?? []))].join('|'),
    redirects: redirectLines(pages, basePath),
    headers: [
      withHeaders({ ...DEFAULT_HEADERS, ...common }),
      ...single.map(
        (rule) => `<Files "${getFile(rule.path)}">\n${withHeaders(rule.headers)}\n</Files>`,
      ),
    ].join('\n'),
  };
  const root = readFileSync('deploy/apache.htaccess', 'utf8')
    .replace(/^#\/ (.*\n)/gm, basePath && '$1')
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);
  // A file in the folder, not a condition in the root: missing files are answered with the error
  // page of the root, which must not be cached for a year.
  const folders = headerRules.filter((rule) => /.\/\*$/.test(rule.path));
  return new Map([
    ['', root],
    ...folders.map((rule) => [rule.path.slice(1, -2), `${withHeaders(rule.headers)}\n`] as const),
  ]);
}

/** The file name of a page or a file. */
const getFile = (address: string) => address.slice(1) + (address.includes('.') ? '' : '.html');

/** Apache paths are case-sensitive: redirects each page from other cases, and aliases. */
function redirectLines(pages: readonly Route[], basePath: string): string {
  const targets = [
    ...pages.filter((page) => page !== '/').map((page): [string, Route] => [page, page]),
    ...redirects(pages).filter(([from, to]) => from !== to.toLowerCase()),
  ];
  const lines = targets.map(([from, to]) => {
    // `NE` keeps the `#`; `QSD` drops the query, which would follow it.
    const flags = to.includes('#') ? 'NC,NE,QSD' : 'NC';
    const target = to === '/' ? basePath || '/' : `${basePath}${to}`;
    return `RewriteRule ^${from.slice(1)}$ ${target} [${flags},R=301,L]`;
  });
  return lines.join('\n');
}

/**
 * Sets headers on responses of every status. Apache has two tables of headers and sends both:
 * unsets what the host has set in the other.
 */
function withHeaders(headers: Record<string, string>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    `  Header unset ${name}`,
    `  Header always set ${name} "${value.replaceAll('"', '\\"').replaceAll('%', '%%')}"`,
  ]);
  return ['<IfModule mod_headers.c>', ...lines, '</IfModule>'].join('\n');
}
