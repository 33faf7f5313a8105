import { expect, test } from 'playwright/test';
import {
  countPages,
  getLanguage,
  resolveInternalLink,
  forService,
  serviceIn,
  withService,
  routes,
  getSection,
  getTranslations,
} from './routes';

test('marks the list as current on its item’s page', () => {
  expect(getSection('/ServiceDetails/2')).toBe('/services');
  expect(getSection('/blogDetails/4')).toBe('/blog');
  for (const path of Object.values(routes)) expect(getSection(path)).toBe(path);
});

test.describe('the page behind a link', () => {
  const here = 'https://centre.cm/services?vue=1';

  test('is found by URL, with query and hash', () => {
    expect(resolveInternalLink('https://centre.cm/', here)).toBe('/');
    expect(resolveInternalLink('https://centre.cm/about#temoignages', here)).toBe(
      '/about#temoignages',
    );
    expect(resolveInternalLink('https://centre.cm/contact?service=3', here)).toBe(
      '/contact?service=3',
    );
    expect(resolveInternalLink('https://centre.cm/services?vue=1', here)).toBe('/services?vue=1');
    // The same page with another query may differ.
    expect(resolveInternalLink('https://centre.cm/services#faq', here)).toBe('/services#faq');
  });

  test('is undefined where the browser navigates', () => {
    for (const address of [
      'https://centre.cm/services?vue=1#faq',
      // An empty part is the top of the page.
      'https://centre.cm/services?vue=1#',
      'https://centre.cm/feed.xml',
      'https://centre.cm/illustrations/equipe.svg',
      'https://wa.me/237699000000',
      'http://centre.cm/about',
      'tel:+237699000000',
      'mailto:bonjour@centre.cm',
    ]) {
      expect(resolveInternalLink(address, here), address).toBeUndefined();
    }
  });
});

test('finds a page’s language and translation by its URL', () => {
  expect(['/', '/en', '/en#ask', '/en/terms', '/enfants'].map(getLanguage).join()).toBe(
    'fr,en,en,en,fr',
  );
  expect(getTranslations('/en/terms')).toEqual({ fr: '/terms', en: '/en/terms' });
  expect(getTranslations('/')).toEqual({ fr: '/', en: '/en' });
  expect(getTranslations('/about')).toBeUndefined();
});

test('a link to the form takes a service along', () => {
  expect(withService('/contact', '?service=3')).toBe('/contact?service=3');
  expect(withService('/contact#formulaire', '?service=3')).toBe('/contact?service=3#formulaire');
  expect(withService('/appoitment', '?service=x')).toBe('/appoitment');
  for (const href of ['/about', 'https://exemple.cm/contact', '/contact?service=2', 'tel:+237']) {
    expect.soft(withService(href, '?service=3')).toBe(href);
  }
  expect(serviceIn('?service=3&demande=devis')).toBe(3);
  expect(forService('/tarifs', 3)).toBe('/tarifs?service=3');
});

test('fills as many pages as needed, at least one', () => {
  const counts = [0, 1, 12, 13, 24, 25].map((length) => countPages(Array(length)));
  expect(counts).toEqual([1, 1, 1, 2, 2, 3]);
});
