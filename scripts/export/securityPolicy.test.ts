import { createHash } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { parsePage, printPage } from './htmlTree';
import { addSecurityPolicy } from './securityPolicy';

const page = (body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>p{color:red}</style></head><body>${body}</body></html>`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy that a page gets, each directive with its sources. */
function getPolicy(html: string, emailOrigin?: string): Record<string, string[]> {
  const page = parsePage(html);
  addSecurityPolicy(page, emailOrigin);
  const [, text = ''] =
    /<meta charSet="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      printPage(page),
    ) ?? [];
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('allows the page’s inline scripts by hash, and own files', () => {
  const html = page(
    '<script>boot("<style>x{}</style>")</script><script type="module">a()</script>' +
      // Data and files need no hash.
      '<script type="application/ld+json">{}</script><script src="/a.js" noModule=""></script>',
  );
  const { 'script-src': scripts, 'style-src': styles } = getPolicy(html);
  expect(scripts).toEqual(["'self'", hash('boot("<style>x{}</style>")'), hash('a()')]);
  expect(styles).toEqual(["'self'", hash('p{color:red}')]);
});

test('allows requests to the site and the e-mail service', () => {
  const connect = (origin?: string) => getPolicy(page(), origin)['connect-src'];
  expect(connect()).toEqual(["'self'", 'https://api.emailjs.com']);
  expect(connect('')).toEqual(["'self'", 'https://api.emailjs.com']);
  expect(connect('self')).toEqual(["'self'"]);
  expect(connect('https://mail.example/path')).toEqual(["'self'", 'https://mail.example']);
});

test('denies everything else', () => {
  const policy = getPolicy(page());
  for (const name of ['frame-src', 'media-src', 'object-src', 'form-action', 'base-uri']) {
    expect(policy[name], name).toEqual(["'none'"]);
  }
  // With 'none', Firefox 115 blocks the icon sprite.
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(Object.values(policy).flat().join(' ')).not.toMatch(/unsafe|\*|http:/);
});

test('stops the build on inline code without a hash', () => {
  for (const [body, what] of [
    ['<p style="color:red">x</p>', 'a style attribute'],
    ['<p onclick="x()">x</p>', 'an event attribute'],
    ['<a href="javascript:x()">x</a>', 'a javascript: address'],
  ] as const) {
    expect(() => addSecurityPolicy(parsePage(page(body)), 'self')).toThrow(what);
  }
});
