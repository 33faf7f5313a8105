import { motionAnimated } from '@/lib/browser/motion';
import { readPlatform } from '@/lib/browser/readPlatform';

/** The name of the highlight, and of the data attribute in browsers without highlights. */
const HIGHLIGHT = 'spoken';

/** The visible part of the screen, between the header and the bars of phones. */
const VISIBLE = { top: 0.15, bottom: 0.7 };

let highlighted: Element | undefined;

/** Highlights a range; without one, removes the highlight. */
export function highlight(range: Range | undefined): void {
  const highlights = readPlatform<HighlightRegistry | undefined>(() => CSS.highlights, undefined);
  if (highlights) {
    if (range) highlights.set(HIGHLIGHT, new Highlight(range));
    else highlights.delete(HIGHLIGHT);
    return;
  }
  // Without the CSS Custom Highlight API (Firefox before 140): the whole element.
  if (highlighted instanceof HTMLElement) delete highlighted.dataset[HIGHLIGHT];
  highlighted = range?.startContainer.parentElement ?? undefined;
  if (highlighted instanceof HTMLElement) highlighted.dataset[HIGHLIGHT] = '';
}

/** False if a translator has removed the sentence from the DOM. */
const isRendered = ({ height }: DOMRect): boolean => height > 0;

/** True if a part of the range is in the viewport. */
export function isInViewport(range: Range): boolean {
  const rect = range.getBoundingClientRect();
  return isRendered(rect) && rect.bottom > 0 && rect.top < innerHeight;
}

/** Scrolls a range to the visible part of the screen, if it is outside. */
export function keepVisible(range: Range): void {
  const rect = range.getBoundingClientRect();
  if (!isRendered(rect)) return;
  const { top, bottom } = rect;
  if (top > innerHeight * VISIBLE.top && bottom < innerHeight * VISIBLE.bottom) return;
  scrollBy({
    top: top - innerHeight * VISIBLE.top * 2,
    behavior: motionAnimated() ? 'smooth' : 'auto',
  });
}
