import { expect, type CDPSession, type Page } from 'playwright/test';
import {
  colorAt,
  contrast,
  findRings,
  findSights,
  groundsOf,
  photograph,
  type Photograph,
} from './sight';

/**
 * Contrast as it is on the screen: the ground of each text is looked at in a picture of the page
 * without its words, so that drawings, patterns and see-through grounds count as well.
 */

const RING = 3;

/** How far a channel of the ring may be off where its edge is blended. */
const BLENDED = 60;

/**
 * Stops what moves, what covers other parts of a whole page, and the browser's own colours.
 *
 * @returns What takes it back, as far as it can be.
 */
export async function lieStill(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({
    content: `*, *::before, *::after { transition: none !important; animation: none !important; }
      ::selection { background: transparent !important; }
      header, nav:is([aria-label="Nous joindre"], [aria-label="Reach us"]) { position: static !important; }`,
  });
  // What is selected in a field has colours that no page sets.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return () => style.evaluate((element: Element) => element.remove());
}

/** What stands out too little from its ground. */
export async function findFaint(page: Page): Promise<string[]> {
  return (await lookForFaint(page)).faint;
}

/** The same, with the picture that was looked at. */
export async function lookForFaint(page: Page): Promise<{ faint: string[]; grounds: Photograph }> {
  const sights = await findSights(page);
  // Under the overlay there is nothing.
  if ((await page.locator('[data-overlay]').count()) === 0) {
    expect(sights, 'there is something to see').not.toEqual([]);
  }
  const grounds = await photograph(page, false);
  const faint = new Set<string>();
  for (const { what, color, opacity, place, least } of sights) {
    for (const ground of groundsOf(grounds, place)) {
      const ratio = contrast(color, opacity, ground);
      if (ratio < least) faint.add(`${ratio.toFixed(2)}: ${what}, ${color} on ${ground}`);
    }
  }
  return { faint: [...faint], grounds };
}

/**
 * Stops of the keyboard whose ring is cut off, or can hardly be told from what was there before.
 *
 * @param before The page as it was then, at the same width.
 */
export async function findLostRings(page: Page, before: Photograph): Promise<string[]> {
  const rings = await findRings(page);
  expect(rings, 'the keyboard can stop').not.toEqual([]);
  const after = await photograph(page, true);
  expect([after.width, after.height], 'nothing has moved').toEqual([before.width, before.height]);
  return rings.flatMap(({ what, color, points }) => {
    const seen = points.filter(({ x, y }) => {
      const there = colorAt(after, x, y);
      return there?.every((part, index) => Math.abs(part - (color[index] ?? 0)) < BLENDED);
    });
    // One side may lie beyond the edge of the window.
    if (seen.length < 3) return [`${what}: ${seen.length} sides of 4`];
    const ratios = seen.map(({ x, y }) => contrast(color, 1, colorAt(before, x, y) ?? color));
    const least = Math.min(...ratios);
    return least < RING ? [`${what}: ${least.toFixed(2)}`] : [];
  });
}

/** Puts every control of the page into a state at once, as the browser's own tools do. */
export async function force(client: CDPSession, forcedPseudoClasses: string[]): Promise<void> {
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a:not([href="#contenu"]), button, summary, input, select, textarea, li, figure',
  });
  await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
}
