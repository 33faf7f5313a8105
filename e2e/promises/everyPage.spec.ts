import { expect, test, type Page } from 'playwright/test';
import { findFaintFields, findFaintRings, force } from '../contrast';
import { expectFit, findBrokenWords, findUnfit } from '../fit';
import { shareOnePage } from '../onePage';
import { expectOnPaper } from '../print';
import { NOWHERE, templates } from '../routes';
import { findFaults } from '../rules';
import { DESKTOP, open, PHONE, SMALL_PHONE } from '../states';
import { collectProblems } from '../support';
import { findSmall } from '../thumb';
import { expectWalk } from '../walk';

/**
 * What every page keeps, whatever stands on it; of pages of one kind, the fullest is tried. Each is
 * opened once for all of it: the order of the steps matters where one leaves something behind.
 */

// The pages' policy refuses the style sheets that these tests bring along.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const pageOfAll = shareOnePage();

// A sheet has the page for itself: sheets.spec.ts says how it is printed.
const isSheet = (path: string) => path.startsWith('/fiches/');

/** Pages whose controls are of every kind: what the keyboard and the pointer meet elsewhere is theirs. */
const HANDLED = /^\/($|contact|trouver$|tarifs|en$|blogDetails|ServiceDetails)/;

/** The frames of the pages: one in each language, looked at on one page for all. */
const FRAMED = ['/', '/en'];

for (const path of templates) {
  test(`${path} is for everyone: rules, contrast, zoom, large letters, paper, no error`, async () => {
    const page = pageOfAll();
    const problems = collectProblems(page);
    const hasFrame = FRAMED.includes(path);
    await open(page, path);
    await test.step('it keeps every rule that a machine can check', async () => {
      expect.soft(await findFaults(page, hasFrame)).toEqual([]);
      expect.soft(await findFaintFields(page), 'edges of fields').toEqual([]);
      expect.soft(await findRunTogether(page), 'told as one word').toEqual([]);
      expect.soft(await findSmall(page), 'too small for a thumb').toEqual([]);
    });
    if (!isSheet(path)) {
      await test.step('on paper: nothing to press, every way to the centre, black on white, whole', () =>
        expectOnPaper(page));
    }
    await test.step('no heading and no button breaks a word at its hyphen', async () => {
      for (const size of [SMALL_PHONE, PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        expect.soft(await findBrokenWords(page), `${size.width} px`).toEqual([]);
      }
    });
    await test.step('all fits at 400 % zoom, spaced out, and in letters twice as large', () =>
      expectFit(page, [SMALL_PHONE, PHONE, DESKTOP]));
    await test.step('a translator sets it from right to left: all fits, phones keep their order', async () => {
      await page.setViewportSize(PHONE);
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      expect.soft(await findUnfit(page)).toEqual([]);
      expect.soft(await findTurnedPhones(page)).toEqual([]);
      await page.evaluate(() => document.documentElement.removeAttribute('dir'));
    });
    await test.step('nothing fails behind it, nothing comes from elsewhere, no cookie is set', async () => {
      const isMissing = path === NOWHERE;
      expect.soft(problems.filter((it) => !(isMissing && it.startsWith('404')))).toEqual([]);
      expect.soft(await page.context().cookies()).toEqual([]);
    });
    if (!HANDLED.test(path)) return;
    await test.step('Tab walks through it on a computer as it is read, each stop in sight', () =>
      expectWalk(page));
    await test.step('it keeps the rules on a computer, its controls pointed at, pressed, reached by keyboard', async () => {
      // What is pointed at is not seen at rest: the links of the header, which phones have not.
      if (hasFrame) expect.soft(await findFaults(page, true), 'at rest').toEqual([]);
      await force(page, ['hover', 'active']);
      expect.soft(await findFaults(page, hasFrame), 'pointed at and pressed').toEqual([]);
      expect.soft(await findFaintRings(page), 'where the keyboard is').toEqual([]);
    });
  });
}

const lettersOf = (text: string) => text.replace(/\s/g, '');

/**
 * What the browser tells screen readers without a space that stands on the screen. Its own tree is
 * asked: the rules for names, followed to the letter, find the space.
 */
async function findRunTogether(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const plain = (text: unknown) => String(text).replace(/\s+/g, ' ').trim();
  const texts = await page.locator('a[href], button, h1, h2, h3, label, summary').allInnerTexts();
  const shown = new Map(texts.map((text) => [lettersOf(text), plain(text)]));
  const told = nodes.map(({ name }) => plain(name?.value)).filter((it) => shown.has(lettersOf(it)));
  expect(told, 'names are found again').not.toEqual([]);
  return told.filter((name) => name !== shown.get(lettersOf(name)));
}

/** Phone numbers whose plus sign is not on their left. */
const findTurnedPhones = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const turned: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const { index, 0: phone } = /\+\d[\d\s]{7,}/.exec(node.data) ?? { index: 0, 0: '' };
      if (!phone || !node.parentElement!.checkVisibility()) continue;
      const leftOf = (from: number) => {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, from + 1);
        return range.getBoundingClientRect().left;
      };
      if (leftOf(index) > leftOf(index + 1)) turned.push(node.data);
    }
    return turned;
  });
