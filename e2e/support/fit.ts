import { expect, type Page, type ViewportSize } from 'playwright/test';

/**
 * Overflow: of the page, or texts that are clipped, broken into letters or outside their button.
 *
 * @param joiner Also joins the letters of a word: with a hyphen, e-mail addresses count too.
 */
export const findOverflow = (page: Page, joiner = ''): Promise<string[]> =>
  page.evaluate((hyphen) => {
    // What `content-visibility` skips has the size of a placeholder.
    for (const part of document.querySelectorAll<HTMLElement>('footer, main > *'))
      part.style.contentVisibility = 'visible';
    const unfit = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) unfit.add(`the page is ${scrollWidth} wide in ${clientWidth}`);
    const modal = document.querySelector('dialog:modal, [popover]:popover-open') ?? document.body;
    const isRead = (owner: Element) => {
      // Other slides are outside the slider.
      const slide = owner.closest('[aria-roledescription="diapositive"]');
      const shown = slide?.closest('section')?.getBoundingClientRect().left ?? 0;
      if (slide && Math.abs(slide.getBoundingClientRect().left - shown) > 8) return false;
      return (
        owner.checkVisibility({ visibilityProperty: true }) &&
        !owner.closest('option, script, style, [inert]') &&
        // Visually hidden text.
        getComputedStyle(owner).clipPath !== 'inset(50%)'
      );
    };
    const getHider = (box: DOMRect, place: Element): string | undefined => {
      if (place === document.body)
        return box.left < -1 || box.right > clientWidth + 1 ? 'the window' : undefined;
      const { overflowX, overflowY, display } = getComputedStyle(place);
      if (/auto|scroll/.test(overflowX)) return undefined;
      const edge = place.getBoundingClientRect();
      const isBeside = box.left < edge.left - 2 || box.right > edge.right + 2;
      const isAbove = box.top < edge.top - 4 || box.bottom > edge.bottom + 4;
      const isButton = place.matches('a, button') && display !== 'inline';
      const isCut = isBeside && (isButton || overflowX !== 'visible');
      if (isCut || (isAbove && /hidden|clip/.test(overflowY))) return place.tagName;
      return getHider(box, place.parentElement!);
    };
    const walker = document.createTreeWalker(modal, NodeFilter.SHOW_TEXT);
    let isEmpty = true;
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const owner = node.parentElement!;
      const text = node.data.trim();
      if (!text || !isRead(owner)) continue;
      isEmpty = false;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const hider = boxes.map((box) => getHider(box, owner)).find(Boolean);
      if (hider) unfit.add(`outside of ${hider}: «${text}»`);
      // A word that three fifths of the window would hold. Longer ones may be hyphenated.
      if (boxes.length < 2 || /:\/\//.test(text) || (!hyphen && text.includes('@'))) continue;
      const isProse = owner.closest('h1, h2, h3, h4, a, button, summary, p, li, dd');
      const letters = new RegExp(`[\\p{L}${isProse ? hyphen : ''}]{4,}`, 'gu');
      for (const { 0: word, index } of node.data.matchAll(letters)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
        const isBroken = new Set(parts.map(({ top }) => Math.round(top))).size > 1;
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        if (isBroken && width < 0.6 * clientWidth) unfit.add(`broken word: «${word}»`);
      }
    }
    if (isEmpty) unfit.add('no visible text');
    for (const field of modal.querySelectorAll('select')) {
      const isShown = field.checkVisibility({ opacityProperty: true });
      if (isShown && field.scrollWidth > field.clientWidth + 1) unfit.add(`cut: «${field.value}»`);
    }
    return [...unfit];
  }, joiner);

/** The text spacing of WCAG 1.4.12. */
const SPACED_OUT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/**
 * Sizes of the phone's own letters, in percent: Android's largest, WCAG's, and its accessibility sizes.
 * At 250 % the root stops growing in the smallest window.
 */
export const TEXT_SIZES = [130, 200, 250, 300] as const;

/** The font size that pages ask to follow, by `text-scale`. */
const initialFontSize = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const probe = document.documentElement.appendChild(document.createElement('i'));
    probe.style.fontSize = 'initial';
    const size = parseFloat(getComputedStyle(probe).fontSize);
    probe.remove();
    return size;
  });

/** The share of the window's height under sticky bars, a little way down the page. */
const shareOfBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ top: innerHeight, behavior: 'instant' });
    const heights = [...document.querySelectorAll('body > header, body > nav')]
      .filter((bar) => getComputedStyle(bar).position === 'sticky')
      .map((bar) => bar.getBoundingClientRect())
      .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)));
    scrollTo({ top: 0, behavior: 'instant' });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

/** A page fits at each size of the phone's letters; its bars leave two thirds. Below 10 em, hyphens break. */
export async function expectFitInLargeText(
  page: Page,
  viewport: ViewportSize,
  sizes: readonly number[] = TEXT_SIZES,
): Promise<void> {
  await page.setViewportSize(viewport);
  const client = await page.context().newCDPSession(page);
  const scaleText = (scale: number) => client.send('Emulation.setEmulatedOSTextScale', { scale });
  for (const percent of sizes) {
    await scaleText(percent / 100);
    await expect
      .poll(() => initialFontSize(page), { message: `${percent} %`, intervals: [20] })
      .toBe(Math.round((16 * percent) / 100));
    const way = `${new URL(page.url()).pathname}, letters of ${percent} %`;
    const hyphen = viewport.width > 1.6 * percent ? '-' : '';
    expect.soft(await findOverflow(page, hyphen), way).toEqual([]);
    expect.soft(await shareOfBars(page), `bars, ${way}`).toBeLessThan(1 / 3);
  }
  await scaleText(1);
  await client.detach();
}

/** A page fits at 400 % zoom (WCAG 1.4.10), with text spacing (1.4.12), and in large text (1.4.4). */
export async function expectFit(page: Page, viewport: ViewportSize): Promise<void> {
  // Long words may break here: WCAG wants no loss.
  const findLost = async () =>
    (await findOverflow(page)).filter((fault) => !fault.startsWith('broken word'));
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await findLost(), 'at 400 % zoom').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const style = await page.addStyleTag({ content: SPACED_OUT });
  expect.soft(await findLost(), 'with text spacing').toEqual([]);
  await style.evaluate((element: Element) => element.remove());
  await expectFitInLargeText(page, viewport);
}
