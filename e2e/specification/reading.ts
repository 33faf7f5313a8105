import { expect, type Locator, type Page } from 'playwright/test';

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

/** A price as it must be printed: no space in it may break, and «à» and «par» may. */
export const printed = (price: string) => price.replace(/(\d) (?=\d|FCFA)/g, '$1\u00a0');

/** Words of a text as a reader counts them. */
export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Three slides with their titles, and the controls that move them. */
export async function expectSlides(page: Page, titles: RegExp[]) {
  const slider = main(page).locator('[aria-roledescription="carrousel"]');
  await expect(slider).toHaveCount(1);
  const slides = slider.locator('[aria-roledescription="diapositive"]');
  await expect(slides).toHaveCount(3);
  for (const [index, title] of titles.entries()) {
    // Named by their place: a looping slider may keep them in another order.
    const slide = slider.locator(`[aria-label="${index + 1} sur 3"]`);
    await expect(slide.locator('h2')).toHaveText(title);
    await expect(slide.locator('p')).not.toBeEmpty();
    await expect(slide.locator('img')).toHaveAttribute('alt', /\S/);
  }
  await expect(slider.getByRole('button', { name: 'Diapositive précédente' })).toBeVisible();
  await expect(slider.getByRole('button', { name: 'Diapositive suivante' })).toBeVisible();
  await expect(slider.getByRole('button', { name: /^Aller à la diapositive \d$/ })).toHaveCount(3);
  return slides;
}

/** Cards as found by their link: the list item around it. */
export const cardsOf = (page: Page, link: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(link, { exact: true }) });
