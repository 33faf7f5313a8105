import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { exportedPages } from '../exported';
import { readPagesOnce } from '../readPages';
import { NOWHERE, templates } from '../routes';

/** The rules of the HTML standard, all of them: Next's own markup keeps them too. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

test('a page of each kind is written as the HTML standard asks', async () => {
  const routes = [...templates.filter((route) => route !== NOWHERE), '/404'];
  const pages = exportedPages().filter(({ route }) => routes.includes(route));
  expect(pages).toHaveLength(routes.length);
  for (const { route, html } of pages) {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(faults, route).toEqual([]);
  }
});

const pagesRead = readPagesOnce();

test('titles are headings, and each WhatsApp link’s name has one purpose', () => {
  for (const { route, boldTitles, links } of pagesRead()) {
    expect.soft(boldTitles, route).toEqual([]);
    const places = new Map<string, Set<string>>();
    for (const { name, href } of links.filter(({ href }) => href.startsWith('https://wa.me/'))) {
      places.set(name, (places.get(name) ?? new Set()).add(href));
    }
    const unclear = [...places].filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name);
    expect.soft(unclear, route).toEqual([]);
  }
});
