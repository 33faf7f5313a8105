import { expect, test } from 'playwright/test';
import { articleRoute, quoteRoute, routes, sectionOf, serviceRoute } from '@/lib/routes';

test('every address is spelt as the specification spells it', () => {
  expect(Object.values(routes)).toEqual([
    '/',
    '/about',
    '/services',
    '/doctors',
    '/contact',
    '/appoitment',
    '/blog',
    '/privacy',
    '/terms',
    '/cookies',
    '/accessibilite',
  ]);
  expect(serviceRoute(3)).toBe('/ServiceDetails/3');
  expect(articleRoute(5)).toBe('/blogDetails/5');
});

test('a request for a quote names its service to the contact page', () => {
  expect(quoteRoute(3)).toBe('/contact?service=3');
});

test('a page of one service or article stands under its list, any other under itself', () => {
  expect(sectionOf('/ServiceDetails/2')).toBe('/services');
  expect(sectionOf('/blogDetails/4')).toBe('/blog');
  for (const path of Object.values(routes)) expect(sectionOf(path)).toBe(path);
});
