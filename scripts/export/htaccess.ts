import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from 'next';
import { redirects } from '@/lib/routing/aliases';
import { ROOT } from '../root';
import { headerRules, DEFAULT_HEADERS } from './hostHeaders';

/**
 * What Apache has to be told, in the one form that rented hosts let their customers write: the rules
 * stand in `deploy/apache.htaccess`, and get here what `_headers` and `_redirects` are made of too.
 */

/** The endings of the files that `npm run compress` makes copies of: those of the rules. */
export const COMPRESSED_EXTENSIONS = ['html', 'txt', 'js', 'css', 'svg', 'xml', 'json', 'webmanifest'];

/**
 * Writes out the rules for Apache.
 *
 * @returns The text of each `.htaccess`, by its folder in the export; the root's is the empty one.
 */
export function htaccessFiles(pages: readonly Route[], basePath: string): Map<string, string> {
  const everywhere = headerRules.find((rule) => rule.path === '/*')?.headers ?? {};
  const single = headerRules.filter((rule) => !rule.path.endsWith('*'));
  const filled: Record<string, string> = {
    base: basePath,
    home: basePath || '/',
    pages: pages.flatMap((page) => page.slice(1) || []).join('|'),
    redirects: redirectLines(pages, basePath),
    headers: [
      withHeaders({ ...DEFAULT_HEADERS, ...everywhere }),
      ...single.map(
        (rule) => `<Files "${fileOf(rule.path)}*">\n${withHeaders(rule.headers)}\n</Files>`,
      ),
    ].join('\n'),
  };
  const root = readFileSync(path.join(ROOT, 'deploy/apache.htaccess'), 'utf8')
    .replace(/^#\/ (.*\n)/gm, basePath && '$1')
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => filled[name]!);
  // A file of its own, not a condition in the root's: what is missing there is answered from the
  // root, whose error page must not be kept for a year.
  const folders = headerRules.filter((rule) => /.\/\*$/.test(rule.path));
  return new Map([
    ['', root],
    ...folders.map((rule) => [rule.path.slice(1, -2), `${withHeaders(rule.headers)}\n`] as const),
  ]);
}

/** The file of a page or of a file, without what its copies are called behind that. */
const fileOf = (address: string) => address.slice(1) + (address.includes('.') ? '' : '.html');

/** The root's `.htaccess` for an export with copies that were compressed before. */
export const withCompressedCopies = (text: string): string => text.replace(/^#~ /gm, '');

/** Apache tells capitals apart: every page may be led to from its address in other letters. */
function redirectLines(pages: readonly Route[], basePath: string): string {
  const leading = [
    ...pages.filter((page) => page !== '/').map((page): [string, Route] => [page, page]),
    ...redirects(pages).filter(([from, to]) => from !== to.toLowerCase() && from !== '/index'),
  ];
  const lines = leading.map(([from, to]) => {
    // The sign before a part of the page would be escaped, and the query would stand behind it.
    const flags = to.includes('#') ? 'NC,NE,QSD' : 'NC';
    const target = to === '/' ? basePath || '/' : `${basePath}${to}`;
    return `RewriteRule ^${from.slice(1)}$ ${target} [${flags},R=301,L]`;
  });
  return lines.join('\n');
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
