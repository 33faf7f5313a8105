import { expect, test } from 'playwright/test';
import manifest from '@/app/manifest';
import { asset } from '@/lib/assets';
import { absoluteUrl, SITE_URL } from '@/lib/site/metadata';

/** GitHub Pages puts a site into a folder of the account's address. */
test.describe('under a base path', () => {
  test.beforeEach(() => {
    process.env.NEXT_PUBLIC_BASE_PATH = '/site';
  });
  test.afterEach(() => {
    delete process.env.NEXT_PUBLIC_BASE_PATH;
  });

  test('files, canonical addresses and the phone’s own start lie inside it', () => {
    expect(asset('/logo.svg')).toBe('/site/logo.svg');
    expect(absoluteUrl('/about')).toBe(`${SITE_URL}/site/about`);
    expect(absoluteUrl('/')).toBe(`${SITE_URL}/site/`);
    const { start_url: start, scope, icons = [] } = manifest();
    for (const address of [start, scope, ...icons.map(({ src }) => src)]) {
      expect(address).toMatch(/^\/site\//);
    }
  });
});

test('at the root of its domain nothing is added', () => {
  expect(asset('/logo.svg')).toBe('/logo.svg');
  expect(absoluteUrl('/')).toBe(`${SITE_URL}/`);
  expect(manifest().start_url).toBe('/');
});
