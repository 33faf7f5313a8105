import { expect, test } from 'playwright/test';
import { absoluteUrl, fileUrl, SITE_URL } from '@/lib/site/metadata';

test.afterEach(() => {
  delete process.env.NEXT_PUBLIC_BASE_PATH;
});

test('addresses are absolute, and hold the folder that the site stands in', () => {
  expect(absoluteUrl('/')).toBe(`${SITE_URL}/`);
  expect(absoluteUrl('/about')).toBe(`${SITE_URL}/about`);
  process.env.NEXT_PUBLIC_BASE_PATH = '/centre';
  expect(absoluteUrl('/')).toBe(`${SITE_URL}/centre/`);
  expect(absoluteUrl('/about')).toBe(`${SITE_URL}/centre/about`);
  expect(fileUrl('/previews/about.0123.jpg')).toBe(`${SITE_URL}/centre/previews/about.0123.jpg`);
});
