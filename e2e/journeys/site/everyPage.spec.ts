import { expect, test, type Page } from 'playwright/test';
import {
  expectFit,
  expectFitInLargeText,
  findBrokenAtHyphen,
  findOverflow,
  TEXT_SIZES,
} from '@/e2e/support/fit';
import { DESKTOP, openAtWidth, PHONE, SMALL_PHONE } from '@/e2e/support/viewports';
import { expectOnPaper } from '@/e2e/support/print';
import { allRoutes, MISSING_ROUTE, templates } from '@/e2e/support/routes';
import { expectAccessible, findFaintRings, findUnreadable } from '@/e2e/support/accessibility';
import { collectProblems } from '@/e2e/support/page';

/** What holds for every page. Each is opened once, and steps depend on those before. */

// The Content Security Policy would block the injected style sheets.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Pages that together have every kind of control. */
const WITH_ALL_CONTROLS = ['/', '/contact', '/tarifs'];

/** The page chrome is checked once in each language. */
const WITH_CHROME = ['/', '/en'];

for (const path of templates) {
  test(`${path} is accessible on screen and on paper`, async ({ page }) => {
    const problems = collectProblems(page);
    const withChrome = WITH_CHROME.includes(path);
    await openAtWidth(page, path);
    await test.step('axe and the rules beside it find no fault', async () => {
      expect.soft(await findOverflow(page), 'as it opens').toEqual([]);
      expect.soft(await findBrokenAtHyphen(page), 'broken at a hyphen').toEqual([]);
      await expectAccessible(page, withChrome);
      expect.soft(await findRunTogether(page), 'read as one word').toEqual([]);
    });
    // printables.spec.ts prints these.
    if (!path.startsWith('/fiches/'))
      await test.step('on paper: black on white, and whole', () => expectOnPaper(page));
    await test.step('zoomed, with text spacing, in large text, right to left', async () => {
      await expectFit(page, [PHONE]);
      await page.setViewportSize(PHONE);
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      expect.soft(await findOverflow(page), 'from right to left').toEqual([]);
      await page.evaluate(() => document.documentElement.removeAttribute('dir'));
    });
    await test.step('no error, no other origin, no cookie', async () => {
      expect
        .soft(problems.filter((problem) => path !== MISSING_ROUTE || !/^404/.test(problem)))
        .toEqual([]);
      expect.soft(await page.context().cookies()).toEqual([]);
    });
    if (!WITH_ALL_CONTROLS.includes(path)) return;
    await test.step('on a computer, by keyboard and pointer', async () => {
      await page.setViewportSize(DESKTOP);
      await expectWalk(page);
      expect.soft(await findUnreadable(page, ['hover', 'active']), 'hovered').toEqual([]);
      expect.soft(await findFaintRings(page), 'focus rings').toEqual([]);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: SMALL_PHONE });

  test('every other page fits a phone, in large text too', async ({ page }) => {
    test.slow();
    const others = allRoutes.filter((route) => !templates.includes(route));
    for (const [index, route] of others.entries()) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await findOverflow(page), route).toEqual([]);
      // Each is like one of the templates: two sizes, in turn.
      const sizes = TEXT_SIZES.filter((_, size) => size % 2 === index % 2);
      await expectFitInLargeText(page, [PHONE], sizes);
      await page.setViewportSize(SMALL_PHONE);
    }
  });
});

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Accessible names that lack a space which the screen shows. */
async function findRunTogether(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const plain = (text: unknown) => String(text).replace(/\s+/g, ' ').trim();
  const texts = await page
    .locator('a[href]:not(svg a), button, h1, h2, h3, label, summary')
    .allInnerTexts();
  const shown = new Map(texts.map((text) => [withoutSpaces(text), plain(text)]));
  const names = nodes
    .map(({ name }) => plain(name?.value))
    .filter((item) => shown.has(withoutSpaces(item)));
  return names.filter((name) => name !== shown.get(withoutSpaces(name)));
}

/** Tabs through a page: each stop is visible, and there is no keyboard trap. */
async function expectWalk(page: Page): Promise<void> {
  await page.locator('a[href="#contenu"]').focus();
  const notes = await page.evaluateHandle(noteStops);
  await expect(async () => {
    // In parallel: one by one they take several times as long.
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press('Tab')));
    expect(await notes.evaluate(({ isOver }) => isOver)).toBe(true);
  }, 'no keyboard trap').toPass({ intervals: [0] });
  expect.soft((await notes.jsonValue()).unseen, 'focused out of view').toEqual([]);
}

/** In the page: records focused elements that are out of view, at each key. */
function noteStops() {
  const walk = { unseen: [] as string[], isOver: false };
  const known = new Set<Element>();
  let last: Element | undefined;
  addEventListener('keydown', () => {
    const element = document.activeElement ?? document.body;
    // A date field has several stops.
    if (walk.isOver || element === last) return;
    // Focus has left the page, or starts over.
    const hasReachedFoot = last?.closest('body > footer, body > nav') != null;
    walk.isOver = hasReachedFoot && (element === document.body || known.has(element));
    if (walk.isOver) return;
    last = element;
    known.add(element);
    const { left = 0, top = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
    // Chrome 156 scrolls a textarea's caret into view, not the whole field.
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 30));
    const isSeen = hit !== null && (element.contains(hit) || hit.contains(element)) && width > 0;
    if (!isSeen) walk.unseen.push(element.ariaLabel ?? element.outerHTML.slice(0, 200));
  });
  return walk;
}
