import { expect, type Page, type ViewportSize } from 'playwright/test';

/** Overflow: of the page, or texts that are clipped, broken into letters or outside their button. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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
    const hiderOf = (box: DOMRect, place: Element): string | undefined => {
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
      return hiderOf(box, place.parentElement!);
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
      const hider = boxes.map((box) => hiderOf(box, owner)).find(Boolean);
      if (hider) unfit.add(`outside of ${hider}: «${text}»`);
      // A narrow column with more lines than words.
      const count = text.split(/\s+/).length;
      const narrow = 3 * parseFloat(getComputedStyle(owner).fontSize);
      const isSentence = count > 3 && !owner.closest('a, button');
      if (isSentence && boxes.length > count && boxes.every(({ width }) => width < narrow))
        unfit.add(`broken into letters: «${text}»`);
    }
    if (isEmpty) unfit.add('no visible text');
    for (const field of modal.querySelectorAll('select')) {
      const isShown = field.checkVisibility({ opacityProperty: true });
      if (isShown && field.scrollWidth > field.clientWidth + 1) unfit.add(`cut: «${field.value}»`);
    }
    return [...unfit];
  });

/** The text spacing of WCAG 1.4.12. */
const SPACED_OUT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** A page fits at 400 % zoom (WCAG 1.4.10), with text spacing (1.4.12), and in large text (1.4.4). */
export async function expectFit(page: Page, sizes: readonly ViewportSize[]): Promise<void> {
  const expectFitIn = async (size: ViewportSize, way: string) => {
    await page.setViewportSize(size);
    expect.soft(await findOverflow(page), `${way}, ${size.width} px`).toEqual([]);
  };
  await expectFitIn({ width: 320, height: 256 }, 'at 400 % zoom');

  const style = await page.addStyleTag({ content: SPACED_OUT });
  await expectFitIn({ width: 320, height: 640 }, 'with text spacing');
  await style.evaluate((element: Element) => element.remove());

  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(page.locator(':root')).toHaveCSS('font-size', '32px');
  for (const size of sizes) await expectFitIn(size, 'in large text');
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await client.detach();
}
