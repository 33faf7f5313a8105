import type { Page } from 'playwright/test';

/** In forced colours: controls that nothing but a lost background tells from the text around them. */
export const findFlat = (page: Page) =>
  page.evaluate(() => {
    const hasEdge = (element: Element) => {
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
      return borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0;
    };
    return (
      [...document.querySelectorAll('button, input, select, textarea, dialog[open]')]
        .filter((element) => element.checkVisibility({ opacityProperty: true }))
        .filter((element) => !hasEdge(element))
        // A lozenge of its own says what it is.
        .filter((element) => !element.matches('[role="switch"], [aria-label^="Aller à la diapo"]'))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent)
    );
  });
