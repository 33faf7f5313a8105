import type { Page } from 'playwright/test';

/** What a thumb needs, in CSS pixels: WCAG 2.5.5. A link inside a sentence is as high as its line. */
const THUMB = 44;

/** Each thing to touch that is too small, and how large it is. */
export const findSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const modal = document.querySelector('dialog:modal, [popover]:popover-open') ?? document.body;
    /** Part of a sentence: words stand beside it in the same paragraph. */
    const standsInSentence = (element: Element) => {
      const paragraph = element.closest('p, li, dd, blockquote');
      const isInline = getComputedStyle(element).display === 'inline';
      return isInline && paragraph && paragraph.textContent.trim() !== element.textContent.trim();
    };
    return (
      [...modal.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .filter((it) => it.checkVisibility({ visibilityProperty: true }))
        // The way past the navigation is there for keyboards alone.
        .filter((it) => !it.closest('[inert], a[href="#contenu"]') && !standsInSentence(it))
        .flatMap((it) => {
          // A finger on the label meets its field.
          const control = it.closest('label') ?? it;
          const { width, height } = control.getBoundingClientRect();
          if (width > least - 0.5 && height > least - 0.5) return [];
          control.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x, y } = control.getBoundingClientRect();
          /** A finger half a thumb from the middle still meets it. */
          const isReached = (right: number, down: number) => {
            const half = least / 2 - 1;
            const [left, top] = [x + width / 2 + right * half, y + height / 2 + down * half];
            return control.contains(document.elementFromPoint(left, top));
          };
          const isWide = width > least - 0.5 || isReached(1, 0);
          const isHigh = height > least - 0.5 || (isReached(0, -1) && isReached(0, 1));
          const name = control.ariaLabel ?? control.textContent;
          return isWide && isHigh ? [] : `${Math.round(width)} × ${Math.round(height)}: «${name}»`;
        })
    );
  }, THUMB);
