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

const lettersOf = (text: string) => text.replace(/\s/g, '');

/**
 * What the browser tells screen readers without a space that stands on the screen. Its own tree is
 * asked: the rules for names, followed to the letter, find the space.
 */
export async function findRunTogether(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const shown = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, h1, h2, h3, label, legend, summary',
      ),
    ]
      .map((element) => element.innerText.replace(/\s+/g, ' ').trim())
      .filter((text) => text.includes(' ')),
  );
  const asShown = new Map(shown.map((text) => [lettersOf(text), text]));
  const told = nodes.map(({ name }) =>
    String(name?.value ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  expect(
    told.filter((name) => asShown.has(lettersOf(name))),
    'names are found again',
  ).not.toEqual([]);
  return told.filter((name) => name !== (asShown.get(lettersOf(name)) ?? name));
}
