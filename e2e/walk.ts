import { expect, type Page } from 'playwright/test';

/** Where the keyboard has stood, in its order. */
interface Walk {
  stops: {
    name: string;
    /** What it stands on, or its label, is in sight. */
    isSeen: boolean;
    isInFoot: boolean;
  }[];
  /** The keyboard has left the page, or begins anew. */
  isOver: boolean;
}

/** More than any page has. */
const MANY = 300;

/** So many presses are sent before the first is answered: one by one they take several times as long. */
const AT_ONCE = 20;

/**
 * Goes through a page with Tab as who uses the keyboard does: each stop is in sight, and nothing
 * holds the keyboard. The page must lie still.
 */
export async function expectWalk(page: Page): Promise<void> {
  await page.locator('a[href="#contenu"]').focus();
  const notes = await page.evaluateHandle(noteStops);
  let walk = await notes.jsonValue();
  for (let presses = 0; presses < MANY && !walk.isOver; presses += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => page.keyboard.press('Tab')));
    walk = await notes.jsonValue();
  }
  expect(walk.isOver, 'the page has an end').toBe(true);
  const inFoot = walk.stops.filter(({ isInFoot }) => isInFoot);
  expect(inFoot, 'nothing holds the keyboard').not.toEqual([]);
  const unseen = walk.stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name);
  expect.soft(unseen, 'out of sight').toEqual([]);
}

/** In the page: notes where the keyboard stands each time it is about to go on. */
function noteStops(): Walk {
  const walk: Walk = { stops: [], isOver: false };
  const known = new Set<Element>();
  let last: Element | undefined;
  addEventListener('keydown', () => {
    const element = document.activeElement ?? document.body;
    // A date's field has a stop for each of its parts.
    if (walk.isOver || element === last) return;
    walk.isOver = element === document.body || known.has(element);
    if (walk.isOver) return;
    last = element;
    known.add(element);
    const [line] = element.getClientRects();
    const { left = 0, top = 0, width = 0, height = 0 } = line ?? {};
    // Of a textarea Chrome 156 brings the caret's line into sight, and not all of it.
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 30));
    walk.stops.push({
      name: element.getAttribute('aria-label') ?? (element.textContent.trim() || element.outerHTML),
      isSeen: hit !== null && (element.contains(hit) || hit.contains(element)) && width > 0,
      isInFoot: element.closest('body > footer') !== null,
    });
  });
  return walk;
}
