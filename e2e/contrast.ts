import type { Page } from 'playwright/test';

/** What WCAG 1.4.11 asks of a control's edge, and of what says where the keyboard is. */
const LEAST = 3;

/** Fields whose edge can hardly be seen. */
export const findFaintFields = async (page: Page): Promise<string[]> =>
  (await readControls(page)).filter(({ edge }) => edge < LEAST).map(({ name }) => name);

/** Controls that don't show that the keyboard is there. */
export async function findFaintRings(page: Page): Promise<string[]> {
  await force(page, ['focus', 'focus-visible']);
  return (await readControls(page)).filter(({ ring }) => ring < LEAST).map(({ name }) => name);
}

/** How each control stands out from its ground: its ring, and its edge if it is a field. */
const readControls = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    /** The luminance of colours painted one over the other. */
    const luminance = (colors: string[]) => {
      for (const color of ['white', ...colors]) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
        const share = canvas.getImageData(0, 0, 1, 1).data[channel]! / 255;
        return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
      }, 0);
    };
    const contrast = (color: string, ground: Element | null) => {
      const grounds: string[] = [];
      for (let at = ground; at; at = at.parentElement)
        grounds.unshift(getComputedStyle(at).backgroundColor);
      const [dark = 0, light = 0] = [luminance(grounds), luminance([...grounds, color])].sort(
        (one, other) => one - other,
      );
      return (light + 0.05) / (dark + 0.05);
    };
    /** The ring may be that of the card that holds a link. */
    const ringOf = (element: Element | null | undefined): number => {
      if (!element || element === document.body) return 0;
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
      if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)
        return ringOf(element.parentElement);
      const isInside = parseFloat(outlineOffset) < 0;
      return contrast(outlineColor, isInside ? element : element.parentElement);
    };
    const edgeOf = (field: Element) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(field);
      const hasEdge = field.matches('input, select, textarea') && parseFloat(borderTopWidth) > 0;
      return hasEdge ? contrast(borderTopColor, field.parentElement) : Infinity;
    };
    const controls = document.querySelectorAll<HTMLInputElement>(
      'a[href]:not([href="#contenu"]), button, input, select, textarea, summary',
    );
    return [...controls]
      .filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((it) => !it.closest('[inert]'))
      .map((control) => ({
        name: (control.ariaLabel ?? control.textContent.trim()) || control.outerHTML,
        // Of a choice that is drawn as its label, the label has it.
        ring: Math.max(ringOf(control), ringOf(control.labels?.[0])),
        edge: edgeOf(control),
      }));
  });

/** Puts every control of the page into a state at once, as the browser's own tools do. */
export async function force(page: Page, forcedPseudoClasses: string[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a:not([href="#contenu"]), button, summary, input, select, textarea, li, figure',
  });
  await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
}
