import { expect, test } from 'playwright/test';
import { headersFile, getHeaders } from './hostHeaders';

const rulesIn = (file: string) => file.split('\n\n').map((rule) => rule.trim().split('\n'));

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** What Netlify sends: of all rules that match, the last value of each header. */
function sentByNetlify(file: string, path: string): Record<string, string> {
  const lines = rulesIn(file).flatMap(([pattern = '', ...own]) =>
    matches(pattern, path) ? own : [],
  );
  // It ignores a line without a colon.
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      return name ? [[name, value]] : [];
    }),
  );
}

test('hosts read from the file what the local server sends', () => {
  const immutable = ['/_next/static/chunks/a.js', '/photos-reduites/a.webp', '/previews/a.png'];
  for (const path of [...immutable, '/icon.svg', '/apple-icon.png']) {
    expect(sentByNetlify(headersFile(''), path), path).toEqual(getHeaders(path));
  }
  for (const path of ['/about', '/admin']) {
    const { 'Cache-Control': revalidated, ...others } = getHeaders(path);
    expect(revalidated).toBe('no-cache');
    expect(sentByNetlify(headersFile(''), path), path).toEqual(others);
  }
});

test('caches only hashed names as immutable; previews may be embedded', () => {
  for (const path of ['/', '/about.txt', '/logo.svg', '/manifest.webmanifest', '/sw.js']) {
    expect(getHeaders(path)['Cache-Control'], path).toBe('no-cache');
  }
  for (const [folder, resources] of [
    ['/_next/static/', 'same-origin'],
    ['/previews/', 'cross-origin'],
    ['/photos-reduites/', undefined],
  ] as const) {
    const { 'Cache-Control': cache, 'Cross-Origin-Resource-Policy': policy } = getHeaders(
      `${folder}a`,
    );
    expect([cache, policy]).toEqual(['public, max-age=31536000, immutable', resources]);
  }
});

/**
 * The rules by which Mozilla's HTTP Observatory grades a site, as it published them in 2025, for an
 * A+. Redirection to HTTPS and cookies are the host's; securityPolicy.test.ts has the policy.
 */
test('headers score A+ at Mozilla Observatory', () => {
  const headers = getHeaders('/');
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  const [, age] = /^max-age=(\d+)$/.exec(headers['Strict-Transport-Security'] ?? '') ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(15_768_000);
});
