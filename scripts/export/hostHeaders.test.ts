import { expect, test } from 'playwright/test';
import { headersFile, getHeaders } from './hostHeaders';

test('hosts read each header once from the file', () => {
  const file = headersFile('/centre');
  expect(file).toContain('/centre/*\n  Content-Security-Policy: frame-ancestors ');
  expect(file).toContain(`/centre/photos-reduites/*\n  Cache-Control: public, max-age=31536000`);
  // Cloudflare Pages joins two values: the first goes.
  const [opener, policy] = ['Cross-Origin-Opener-Policy', 'unsafe-none'];
  expect(file).toContain(`/centre/admin\n  ! ${opener}\n  ${opener}: ${policy}\n`);
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
