import { expect, test } from 'playwright/test';
import { routes, serviceRoute } from '@/lib/routing/routes';
import { htaccessFiles } from './htaccess';

/** What e2e/hosts/hosts.spec.ts can't observe on Apache. */

const pages = [routes.home, routes.about, serviceRoute(1)];
const getRoot = (basePath: string) => htaccessFiles(pages, basePath).get('') ?? '';

test('uses no directive that hosts forbid or LiteSpeed lacks', () => {
  for (const text of htaccessFiles(pages, '/site').values()) {
    const directives = text.match(/^ *<?[A-Z]\w+/gm)?.map((item) => item.replace(/[ <]/g, ''));
    expect([...new Set(directives)].sort()).toEqual(expect.arrayContaining(['Header', 'IfModule']));
    for (const forbidden of ['Options', 'If', 'FilesMatch', 'SetEnvIf', 'Require', 'Directory']) {
      expect(directives).not.toContain(forbidden);
    }
    expect(text, 'all is filled in').not.toMatch(/\{\{\w|undefined/);
    // Flags and conditions that LiteSpeed may not support.
    expect(text).not.toMatch(/\[[^\]]*\b(?:END|DPI|E=)|\benv=/);
  }
});

test('wraps module directives in IfModule, rewrite rules excepted', () => {
  const bare = getRoot('').replace(/<IfModule [\s\S]*?<\/IfModule>/g, '');
  const names = new Set(bare.match(/^[A-Z]\w+/gm));
  expect([...names].sort()).toEqual([
    ...['AddDefaultCharset', 'DirectoryIndex', 'DirectorySlash', 'ErrorDocument'],
    ...['RewriteBase', 'RewriteCond', 'RewriteEngine', 'RewriteRule'],
  ]);
});
