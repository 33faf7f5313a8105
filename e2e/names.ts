import { expect, type Page } from 'playwright/test';

/** Links and buttons that a screen reader has no name for, and names that it would say twice over. */
export async function findNameless(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button')].map((element) => {
      const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt);
      const label = element.getAttribute('aria-label');
      return (label ?? [...pictures, element.textContent].join(' ')).trim();
    }),
  );
  expect(names, 'there is something to press').not.toEqual([]);
  return names.filter((name) => !name || /(\p{L}{3,}.*)\s+\1$/u.test(name));
}
