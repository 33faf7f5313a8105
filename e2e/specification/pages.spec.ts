// What the specification demands of the delivered content. With other content: SPECIFICATION=off npm test
import { expect, test } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { exportedPages } from '../exported';
import { allRoutes } from '../routes';

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

test('no picture stands twice on a page', () => {
  for (const { route, html } of exportedPages()) {
    const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
    const sources = [...main.matchAll(/<img\b[^>]* src="([^"]*)"/g)].map(([, source]) => source);
    expect(sources, route).toEqual([...new Set(sources)]);
  }
});
