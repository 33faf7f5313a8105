import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { aliases, redirectRules } from './aliases';
import { correctedRoute } from './notFound';
import { routes, serviceRoute } from './routes';

test('no alias shadows a page; each is normalised', () => {
  const pages = Object.values(routes).map((route) => route.toLowerCase());
  for (const alias of Object.keys(aliases)) {
    expect(pages).not.toContain(alias);
    expect(alias).toMatch(/^\/[a-z0-9-]+$/);
  }
});

test('the 404 page resolves aliases as hosts do', () => {
  for (const [alias, page] of Object.entries(aliases)) {
    expect(correctedRoute(alias)).toBe(page);
    expect(correctedRoute(`${alias.toUpperCase()}/`)).toBe(page);
  }
  expect(correctedRoute('/trouver/9')).toBe(routes.prices);
});

test('writes a host rule for each alias and lower-case form', () => {
  const rules = redirectRules([routes.about, serviceRoute(1)], '/site').split('\n');
  expect(rules.slice(0, 2)).toEqual([
    '/site/servicedetails/1 /site/ServiceDetails/1 301',
    '/site/servicedetails/1/ /site/ServiceDetails/1 301',
  ]);
  expect(rules).toContain('/site/equipe /site/doctors 301');
  expect(rules).toContain('/site/accueil/ /site/ 301');
  expect(rules).toContain('/site/faq /site/services#faq 301');
  expect(rules).toContain('/site/trouver/* /site/tarifs 301');
  expect(rules.filter((rule) => rule.startsWith('/site/about '))).toEqual([]);
});

test('nginx redirects the same addresses', () => {
  const lines = readFileSync('deploy/nginx.conf', 'utf8').matchAll(
    /~\*\^\/\(([\w|-]+)\)\/\?\$ "([^"]+)";/g,
  );
  const found = [...lines].flatMap(([, names = '', to = '']) =>
    names.split('|').map((name) => [`/${name}`, to.replace('$is_args$args', '')]),
  );
  expect(Object.fromEntries(found)).toEqual(aliases);
});
