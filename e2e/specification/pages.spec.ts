// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { allRoutes, everyPage } from '../routes';

test('the site has the pages of the specification, under its addresses', () => {
  // The centre may have pages of its own beside them.
  expect(allRoutes).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/services',
      ...[1, 2, 3, 4, 5, 6].map((id) => `/ServiceDetails/${id}`),
      '/doctors',
      '/contact',
      '/appoitment',
      '/blog',
      ...[1, 2, 3, 4, 5].map((id) => `/blogDetails/${id}`),
      '/privacy',
      '/terms',
      '/cookies',
    ]),
  );
});

test('the centre has its name and three phones', () => {
  expect(site.name).toBe('Aide à la Vie');
  expect(new Set(site.phones).size).toBe(3);
  for (const phone of site.phones) expect(phone).toMatch(/^\+237\d{9}$/);
});

test('no picture stands twice on a page', async ({ page }) => {
  for (const path of everyPage) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const sources = await page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(sources, path).toEqual([...new Set(sources)]);
  }
});
