import { expect, test, type CDPSession, type Page } from 'playwright/test';
import { colorAt, contrast, findRings, findSights, groundsOf, photograph } from '../sight';
import { DESKTOP, enter, open, PHONE, states, templates } from '../states';

/**
 * Contrast as it is on the screen: the ground of each text is looked at in a picture of the page
 * without its words, so that drawings, patterns and see-through grounds count as well.
 */

const RING = 3;

/** How far a channel of the ring may be off where its edge is blended. */
const BLENDED = 60;

/** Stops what moves, what covers other parts of a whole page, and the browser's own colours. */
async function lieStill(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `*, *::before, *::after { transition: none !important; animation: none !important; }
      ::selection { background: transparent !important; }
      header, nav[aria-label="Nous joindre"] { position: static !important; }`,
  });
  // What is selected in a field has colours that no page sets.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** What stands out too little from its ground. */
async function findFaint(page: Page): Promise<string[]> {
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
  return [...faint];
}

/** Stops of the keyboard whose ring is cut off, or can hardly be told from what was there before. */
async function findLostRings(page: Page): Promise<string[]> {
  const rings = await findRings(page);
  expect(rings, 'the keyboard can stop').not.toEqual([]);
  const [before, after] = [await photograph(page, false), await photograph(page, true)];
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
async function force(client: CDPSession, forcedPseudoClasses: string[]): Promise<void> {
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a:not([href="#contenu"]), button, summary, input, select, textarea, li, figure',
  });
  for (const nodeId of nodeIds) {
    await client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
}

// The pages' policy refuses the style sheets that these tests bring along.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const path of templates) {
  test(`${path} is read at 7 to 1, its controls and rings seen at 3 to 1`, async ({ page }) => {
    await open(page, path, DESKTOP.width);
    await lieStill(page);
    expect.soft(await findFaint(page), 'on a computer').toEqual([]);
    await page.setViewportSize(PHONE);
    expect.soft(await findFaint(page), 'on a phone').toEqual([]);

    const client = await page.context().newCDPSession(page);
    await client.send('DOM.enable');
    await client.send('CSS.enable');
    await force(client, ['hover', 'active']);
    expect.soft(await findFaint(page), 'pointed at and pressed').toEqual([]);
    await force(client, ['focus', 'focus-visible']);
    expect.soft(await findLostRings(page), 'where the keyboard is').toEqual([]);
  });
}

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const state of states) {
    test(`${state.name}: read at 7 to 1, controls seen at 3 to 1`, async ({ page }) => {
      await enter(page, state);
      await lieStill(page);
      expect(await findFaint(page)).toEqual([]);
    });
  }
});
