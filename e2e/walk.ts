import { expect, type Page } from 'playwright/test';

/**
 * Goes through a page with Tab as who uses the keyboard does: each stop is in sight, and nothing
 * holds the keyboard. The page must lie still.
 */
export async function expectWalk(page: Page): Promise<void> {
  await page.locator('a[href="#contenu"]').focus();
  const notes = await page.evaluateHandle(noteStops);
  await expect(async () => {
    // Many are sent before the first is answered: one by one they take several times as long.
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press('Tab')));
    expect(await notes.evaluate(({ isOver }) => isOver)).toBe(true);
  }, 'nothing holds the keyboard').toPass({ intervals: [0] });
  expect.soft((await notes.jsonValue()).unseen, 'out of sight').toEqual([]);
}

/** In the page: notes where the keyboard stands out of sight, each time it is about to go on. */
function noteStops() {
  const walk = { unseen: [] as string[], isOver: false };
  const known = new Set<Element>();
  let last: Element | undefined;
  addEventListener('keydown', () => {
    const element = document.activeElement ?? document.body;
    // A date's field has a stop for each of its parts.
    if (walk.isOver || element === last) return;
    // It has left the page from its foot, or begins anew.
    const hasReachedFoot = last?.closest('body > footer, body > nav') != null;
    walk.isOver = hasReachedFoot && (element === document.body || known.has(element));
    if (walk.isOver) return;
    last = element;
    known.add(element);
    const { left = 0, top = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
    // Of a textarea Chrome 156 brings the caret's line into sight, and not all of it.
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 30));
    const isSeen = hit !== null && (element.contains(hit) || hit.contains(element)) && width > 0;
    if (!isSeen) walk.unseen.push(element.ariaLabel ?? element.outerHTML.slice(0, 200));
  });
  return walk;
}
