import { expect, test } from 'playwright/test';
import { aliases, redirectRules } from './aliases';
import { rightRoute } from './notFound';
import { routes, serviceRoute } from './routes';

test('no guess stands in the way of a page, and each is written as it is looked up', () => {
  const pages = Object.values(routes).map((route) => route.toLowerCase());
  for (const alias of Object.keys(aliases)) {
    expect(pages).not.toContain(alias);
    expect(alias).toMatch(/^\/[a-z0-9-]+$/);
  }
});

test('the 404 page takes a guess to the same page as the host does', () => {
  for (const [alias, page] of Object.entries(aliases)) {
    expect(rightRoute(alias)).toBe(page);
    expect(rightRoute(`${alias.toUpperCase()}/`)).toBe(page);
  }
});

test('hosts get a rule for each guess and each lower-case form, under the base path', () => {
  const rules = redirectRules([routes.about, serviceRoute(1)], '/site').split('\n');
  expect(rules.slice(0, 2)).toEqual([
    '/site/servicedetails/1 /site/ServiceDetails/1 301',
    '/site/servicedetails/1/ /site/ServiceDetails/1 301',
  ]);
  expect(rules).toContain('/site/equipe /site/doctors 301');
  expect(rules).toContain('/site/accueil/ /site/ 301');
  expect(rules).toContain('/site/faq /site/services#faq 301');
  expect(rules.filter((rule) => rule.startsWith('/site/about '))).toEqual([]);
});
