import { expect, type Page } from 'playwright/test';

/**
 * What no longer fits: the page itself, words cut off or broken into letters, words outside their
 * button, words over words.
 */
export const findUnfit = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const unfit: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      unfit.push(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`);
    }
    /** What lies beyond the edge can be swiped to. */
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    const modal = document.querySelector('dialog:modal, [popover]:popover-open');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: { text: string; box: DOMRect; owner: Element; isFixed: boolean }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const owner = node.parentElement!;
      if (!node.data.trim() || owner.closest('option, script, style, noscript, [inert]')) continue;
      if (!owner.checkVisibility({ visibilityProperty: true })) continue;
      if (modal && !modal.contains(owner)) continue;
      // A slide beside the one that is shown.
      const slide = owner.closest('[aria-roledescription="diapositive"]');
      const shown = slide?.closest('section')?.getBoundingClientRect().left ?? 0;
      if (slide && Math.abs(slide.getBoundingClientRect().left - shown) > 8) continue;
      // Words for screen readers alone.
      if (getComputedStyle(owner).clipPath === 'inset(50%)') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isFixed =
        owner.closest(
          'body > header, nav:is([aria-label="Nous joindre"], [aria-label="Reach us"]), [popover]',
        ) !== null;
      const boxes = [...range.getClientRects()];
      // A long word may need two lines, and a name has few. A narrow sentence on more lines than it
      // has words is none.
      const count = node.data.trim().split(/\s+/).length;
      const narrow = 3 * parseFloat(getComputedStyle(owner).fontSize);
      const isSentence = count > 3 && !owner.closest('a, button, dialog');
      if (isSentence && boxes.length > count && boxes.every(({ width }) => width < narrow)) {
        unfit.push(`broken into letters: «${node.data.trim().slice(0, 40)}»`);
      }
      for (const box of boxes) {
        if (box.width > 1) words.push({ text: node.data.trim().slice(0, 40), box, owner, isFixed });
      }
    }
    if (words.length === 0) unfit.push('no word is shown');
    for (const { text, box, owner } of words) {
      const isInScroller = scrolls(owner);
      if (!isInScroller && (box.left < -1 || box.right > root.clientWidth + 1)) {
        unfit.push(`outside the window: «${text}»`);
      }
      for (
        let place: Element | null = owner;
        place && place !== document.body;
        place = place.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(place);
        const edge = place.getBoundingClientRect();
        const cutsAcross = overflowX === 'hidden' || overflowX === 'clip';
        const cutsDown = overflowY === 'hidden' || overflowY === 'clip';
        if (cutsAcross && (box.left < edge.left - 2 || box.right > edge.right + 2)) {
          unfit.push(`cut at the side: «${text}»`);
        }
        if (cutsDown && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4)) {
          unfit.push(`cut above or below: «${text}»`);
        }
      }
      const button = owner.closest('button, a');
      if (button && getComputedStyle(button).display !== 'inline') {
        const edge = button.getBoundingClientRect();
        if (box.left < edge.left - 1 || box.right > edge.right + 1) {
          unfit.push(`wider than its button: «${text}»`);
        }
      }
    }
    const fixed = words.filter(({ isFixed }) => isFixed);
    fixed.forEach((one, index) => {
      for (const other of fixed.slice(index + 1)) {
        if (one.owner === other.owner) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines set close touch by their empty edges.
        if (across > 1 && down > 6)
          unfit.push(`over one another: «${one.text}» and «${other.text}»`);
      }
    });
    for (const field of document.querySelectorAll('select')) {
      if (
        field.checkVisibility({ opacityProperty: true }) &&
        field.scrollWidth > field.clientWidth + 1
      ) {
        unfit.push(`cut in its field: «${field.value}»`);
      }
    }
    return [...new Set(unfit)];
  });

/** The ways to read that every page has to bear: WCAG 1.4.10 and 1.4.12. */
const readings = [
  { name: 'at 400 % zoom', width: 320, height: 256, css: ':root {}' },
  {
    name: 'with the text spaced out',
    width: 320,
    height: 640,
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  },
] as const;

/** Reads the page in each way, and expects that all of it is there. */
export async function expectFit(page: Page): Promise<void> {
  for (const { name, css, ...size } of readings) {
    await page.setViewportSize(size);
    const style = await page.addStyleTag({ content: css });
    expect.soft(await findUnfit(page), name).toEqual([]);
    await style.evaluate((element: Element) => element.remove());
  }
}

/** How large a browser's letters are where nobody has set them, in pixels. */
const STANDARD = 16;

/** Reads the page in letters twice as large, as a visitor sets them in the browser: WCAG 1.4.4. */
export async function expectLargeFit(
  page: Page,
  sizes: readonly { width: number; height: number }[],
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const setLetters = (standard: number) =>
    client.send('Page.setFontSizes', { fontSizes: { standard } });
  await setLetters(2 * STANDARD);
  const letters = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(letters).toBe(`${2 * STANDARD}px`);
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect.soft(await findUnfit(page), `in large letters, ${size.width} px`).toEqual([]);
  }
  await setLetters(STANDARD);
  await client.detach();
}
