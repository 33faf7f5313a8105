import { expect, test, type Page } from 'playwright/test';
import { expectFit, findUnfit } from '../fit';
import { DESKTOP, open, PHONE, SMALL_PHONE } from '../viewports';
import { expectOnPaper } from '../print';
import { allRoutes, NOWHERE, templates } from '../routes';
import { findFaintFields, findFaintRings, findFaults, findSmall, findUnreadable } from '../rules';
import { collectProblems } from '../support';

/** What every page keeps. Each is opened once: some steps leave something to the next. */

// The pages' policy refuses the style sheets that these tests bring along.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Pages whose controls are of every kind: slides and cards, fields, choices. */
const WITH_ALL_CONTROLS = ['/', '/contact', '/trouver'];

/** The frames of the pages: one in each language, looked at on one page for all. */
const FRAMED = ['/', '/en'];

for (const path of templates) {
  test(`${path} is accessible on screen and on paper`, async ({ page }) => {
    const problems = collectProblems(page);
    const hasFrame = FRAMED.includes(path);
    await open(page, path);
    await test.step('axe and the rules beside it find no fault', async () => {
      expect.soft(await findFaults(page, hasFrame)).toEqual([]);
      expect.soft(await findFaintFields(page), 'edges of fields').toEqual([]);
      expect.soft(await findRunTogether(page), 'told as one word').toEqual([]);
      expect.soft(await findSmall(page), 'too small for a thumb').toEqual([]);
    });
    // A sheet has the page for itself: printables.spec.ts says how it is printed.
    if (!path.startsWith('/fiches/'))
      await test.step('on paper: black on white, and whole', () => expectOnPaper(page));
    await test.step('zoomed, spaced out, in large letters, from right to left', async () => {
      await expectFit(page, [SMALL_PHONE, PHONE, DESKTOP]);
      await page.setViewportSize(PHONE);
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      expect.soft(await findUnfit(page), 'from right to left').toEqual([]);
      await page.evaluate(() => document.documentElement.removeAttribute('dir'));
    });
    await test.step('nothing fails, comes from elsewhere or is kept', async () => {
      expect.soft(problems.filter((it) => path !== NOWHERE || !/^404/.test(it))).toEqual([]);
      expect.soft(await page.context().cookies()).toEqual([]);
    });
    if (!WITH_ALL_CONTROLS.includes(path)) return;
    await test.step('on a computer, by keyboard and pointer', async () => {
      await page.setViewportSize(DESKTOP);
      await expectWalk(page);
      expect.soft(await findUnreadable(page, ['hover', 'active']), 'under a pointer').toEqual([]);
      expect.soft(await findFaintRings(page), 'where the keyboard is').toEqual([]);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: SMALL_PHONE });

  test('every other page fits a small phone', async ({ page }) => {
    test.slow();
    for (const route of allRoutes.filter((it) => !templates.includes(it))) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await findUnfit(page), route).toEqual([]);
    }
  });
});

const lettersOf = (text: string) => text.replace(/\s/g, '');

/** What the browser’s own tree tells screen readers without a space that stands on the screen. */
async function findRunTogether(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const plain = (text: unknown) => String(text).replace(/\s+/g, ' ').trim();
  const texts = await page.locator('a[href], button, h1, h2, h3, label, summary').allInnerTexts();
  const shown = new Map(texts.map((text) => [lettersOf(text), plain(text)]));
  const told = nodes.map(({ name }) => plain(name?.value)).filter((it) => shown.has(lettersOf(it)));
  return told.filter((name) => name !== shown.get(lettersOf(name)));
}

/** Goes through a page with Tab: each stop is in sight, and nothing holds the keyboard. */
async function expectWalk(page: Page): Promise<void> {
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
    // It has left the page from its footer, or starts over.
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
