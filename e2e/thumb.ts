import type { Page } from 'playwright/test';

/** What a thumb needs, in CSS pixels: WCAG 2.5.5. A link inside a sentence is as high as its line. */
const THUMB = 44;

/** Each thing to touch that is too small, and how large it is. */
export const findSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const modal = document.querySelector('dialog:modal, [popover]:popover-open');
    /** Part of a sentence: words stand beside it in the same paragraph. */
    const standsInSentence = (element: Element) => {
      const paragraph = element.closest('p, li, dd, blockquote');
      return (
        getComputedStyle(element).display === 'inline' &&
        paragraph !== null &&
        paragraph.textContent!.trim() !== element.textContent!.trim()
      );
    };
    /** A finger half a thumb from the middle still meets it, or what lies over it on purpose. */
    const isReached = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && element.contains(hit);
    };
    const small: string[] = [];
    const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary');
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      if (control.closest('[inert]') || (modal && !modal.contains(control))) continue;
      // The way past the navigation is there for keyboards alone.
      if (control.matches('a[href="#contenu"]') || standsInSentence(control)) continue;
      const { width, height } = control.getBoundingClientRect();
      if (width > least - 0.5 && height > least - 0.5) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y } = control.getBoundingClientRect();
      const [middleX, middleY, half] = [x + width / 2, y + height / 2, least / 2 - 1];
      const isLarge =
        (width > least - 0.5 || isReached(control, middleX + half, middleY)) &&
        (height > least - 0.5 || isReached(control, middleX, middleY - half)) &&
        (height > least - 0.5 || isReached(control, middleX, middleY + half));
      const name = control.getAttribute('aria-label') ?? control.textContent;
      if (!isLarge) small.push(`${Math.round(width)} × ${Math.round(height)}: «${name}»`);
    }
    return small;
  }, THUMB);
