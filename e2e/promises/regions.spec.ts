import { expect, test } from 'playwright/test';
import { exportedPages } from '../exported';

/** The parts of a page that screen readers list and lead to: each by a name that says what it is. */

const pages = exportedPages();

/** A text of a page, without the elements in it. */
const plainOf = (html: string) => html.replace(/<[^>]*>/g, '').trim();

test('every section has a name', () => {
  let sections = 0;
  for (const { route, html } of pages) {
    for (const [section] of html.matchAll(/<section\b[^>]*>/g)) {
      sections += 1;
      const [, id] = /aria-labelledby="([^"]+)"/.exec(section) ?? [];
      const isNamed = id ? html.includes(` id="${id}"`) : /aria-label="\S/.test(section);
      expect.soft(isNamed, `${route}: ${section}`).toBe(true);
    }
  }
  expect(sections).toBeGreaterThan(pages.length);
});

test('a table that scrolls by itself is called by the heading above it, and no two are called alike', () => {
  let tables = 0;
  const marks =
    /<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>|<div\b[^>]*role="region"[^>]*aria-label="([^"]*)"/gs;
  for (const { route, html } of pages) {
    let heading = '';
    const names: string[] = [];
    for (const [, title, name] of html.matchAll(marks)) {
      if (name === undefined) {
        heading = plainOf(title ?? '');
        continue;
      }
      expect.soft(name.startsWith(heading), `${route}: «${name}» below «${heading}»`).toBe(true);
      names.push(name);
    }
    expect.soft(new Set(names).size, `${route}: ${names.join(', ')}`).toBe(names.length);
    tables += names.length;
  }
  expect(tables).toBeGreaterThan(0);
});
