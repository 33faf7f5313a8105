import type { Locator, Page } from 'playwright/test';

/**
 * What the tests of the delivered content read pages with. Every count and text in them is the
 * specification's (sections 2, 5 and 9) or a decision's, never read from `content/`: a content that
 * strays fails here.
 */

/** A phone number as a link dials it. */
export const E164 = /^tel:\+[1-9]\d{7,14}$/;

export const open = (page: Page, route: string) =>
  page.goto(route, { waitUntil: 'domcontentloaded' });

export const hrefs = (links: Locator) =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));

/** The same pattern, whether its spaces may break or not. */
export const spaced = (pattern: RegExp) =>
  new RegExp(pattern.source.replaceAll(' ', '\\s'), pattern.flags);

export const main = (page: Page) => page.getByRole('main');

/** Words of a text as a reader counts them. */
export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
