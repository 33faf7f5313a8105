import { expect, type Page } from 'playwright/test';

/** Where the keyboard stands. */
interface Stop {
  name: string;
  /** What it stands on, or its label, is in sight. */
  isSeen: boolean;
  isInFoot: boolean;
  /** The keyboard was here before: it begins anew. */
  isKnown: boolean;
}

/** More than any page has. */
const MANY = 300;

/** The stops of a date's field: each part, and what opens the calendar. */
const PARTS = 5;

/**
 * Goes through a page with Tab as who uses the keyboard does: each stop is in sight, and nothing
 * holds the keyboard. The page must lie still.
 */
export async function expectWalk(page: Page): Promise<void> {
  await page.locator('a[href="#contenu"]').focus();
  const stops: Stop[] = [];
  let here = await page.evaluate(lookAround);
  while (here && stops.length < MANY) {
    stops.push(here);
    await page.keyboard.press('Tab');
    here = await page.evaluate(lookAround);
    for (let part = 1; part < PARTS && here?.isKnown; part += 1) {
      await page.keyboard.press('Tab');
      here = await page.evaluate(lookAround);
    }
    if (here?.isKnown) break;
  }
  expect(stops.length, 'the page has an end').toBeLessThan(MANY);
  expect(
    stops.filter(({ isInFoot }) => isInFoot),
    'nothing holds the keyboard',
  ).not.toEqual([]);
  const unseen = stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name);
  expect.soft(unseen, 'out of sight').toEqual([]);
}

/** In the page: where the keyboard stands, null outside of the page. */
function lookAround(): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const isKnown = element.hasAttribute('data-walked');
  element.setAttribute('data-walked', '');
  const [line] = element.getClientRects();
  const { left = 0, top = 0, width = 0, height = 0 } = line ?? {};
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return {
    name: element.getAttribute('aria-label') ?? (element.textContent.trim() || element.outerHTML),
    isSeen: hit !== null && (element.contains(hit) || hit.contains(element)) && width > 0,
    isInFoot: element.closest('body > footer') !== null,
    isKnown,
  };
}
