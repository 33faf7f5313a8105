import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** Half the size of the package's own `source`, which is not minified. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** All of WCAG 2.2, level AAA included, and axe's best practices. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    // Off by default in axe.
    'color-contrast-enhanced': { enabled: true },
    'identical-links-same-purpose': { enabled: true },
    'meta-refresh-no-exceptions': { enabled: true },
    // The enhanced contrast rule and findSmallTargets are stricter.
    'color-contrast': { enabled: false },
    'target-size': { enabled: false },
  },
  checks: {
    'color-contrast-enhanced': {
      options: {
        // The patterns on dark backgrounds are too faint to change the contrast.
        ignorePseudo: true,
        // By default axe leaves contrasts below 4.5, or 3 for large text, to its AA rule.
        contrastRatio: {
          normal: { expected: 7, minThreshold: 0 },
          large: { expected: 4.5, minThreshold: 0 },
        },
      },
    },
  },
  // Listing what passes takes a third of the time.
  resultTypes: ['violations' as const],
};

/** axe, the borders of fields and the touch targets. The page chrome takes as long as a short page. */
export async function expectAccessible(page: Page, withChrome: boolean): Promise<void> {
  const exclude = withChrome ? [] : ['body > :is(aside, header, footer, nav)'];
  expect.soft(await findViolations(page, OPTIONS, exclude), 'rules').toEqual([]);
  const controls = await readControls(page);
  const faint = controls.filter(({ edge }) => edge < MIN_CONTRAST);
  expect.soft(faint, 'faint borders').toEqual([]);
  const small = controls.filter(({ isSmall }) => isSmall);
  expect.soft(small, 'small touch targets').toEqual([]);
}

/** Texts without enough contrast under the pointer, whose pseudo-classes are forced as DevTools does. */
export async function findUnreadable(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const selector = 'a:not([href="#contenu"]), button, summary, input, select, textarea, li, figure';
  const found = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const forcedPseudoClasses = ['hover', 'active'];
  await Promise.all(
    found.nodeIds.map((nodeId) =>
      client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }),
    ),
  );
  return findViolations(page, { ...OPTIONS, runOnly: ['color-contrast-enhanced'] });
}

async function findViolations(
  page: Page,
  options: axe.RunOptions,
  exclude: string[] = [],
): Promise<string[]> {
  // Once a document: it takes as long as the rules of a short page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (given) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      return run({ include: ['html'], exclude: given.exclude }, given.options);
    },
    { options, exclude },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** WCAG 1.4.11, for borders of controls and focus indicators. */
const MIN_CONTRAST = 3;

/** Controls that have no visible focus indicator, or are out of view, when the keyboard reaches them. */
export async function findUnseenFocus(page: Page): Promise<object[]> {
  // Focus that a script moves afterwards is shown as the keyboard's.
  await page.keyboard.press('Tab');
  return (await readControls(page, true)).filter(({ ring }) => ring < MIN_CONTRAST);
}

/** Contrasts and sizes of the controls; `takesFocus` moves the focus to each. */
const readControls = (page: Page, takesFocus = false) =>
  page.evaluate((isFocused) => {
    // findViolations has injected axe.
    const { Color, flattenColors, getContrast } = Reflect.get(window, 'axe').commons.color;
    const parse = (text: string) => new Color().parseString(text);
    const contrast = (color: string, ground: Element | null) => {
      const grounds: string[] = [];
      for (let at = ground; at; at = at.parentElement)
        grounds.unshift(getComputedStyle(at).backgroundColor);
      const under = grounds
        .map(parse)
        .reduce((below, item) => flattenColors(item, below), parse('#fff'));
      return getContrast(under, parse(color));
    };
    const hits = (control: Element, x: number, y: number) =>
      control.contains(document.elementFromPoint(x, y));
    /** A card may draw the ring of its link. */
    const getRing = (element: Element | null | undefined): number => {
      if (!element || element === document.body) return 0;
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
      if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)
        return getRing(element.parentElement);
      const isInside = parseFloat(outlineOffset) < 0;
      return contrast(outlineColor, isInside ? element : element.parentElement);
    };
    /** The ring of a focused control; 0 if the control is out of view. */
    const getSeenRing = (control: HTMLInputElement) => {
      control.focus();
      const { left = 0, top = 0, width = 0, height = 0 } = control.getClientRects()[0] ?? {};
      // Chromium 156 scrolls a textarea's caret into view, not the whole field.
      const [x, y] = [left + width / 2, top + Math.min(height / 2, 30)];
      const [label] = control.labels ?? [];
      // A radio button may be drawn as its label.
      const isSeen = hits(control, x, y) || (label && hits(label, x, y));
      return isSeen ? Math.max(getRing(control), getRing(label)) : 0;
    };
    const getEdge = (field: Element) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(field);
      const hasEdge = field.matches('input, select, textarea') && parseFloat(borderTopWidth) > 0;
      const isDrawn = hasEdge && field.checkVisibility({ opacityProperty: true });
      return isDrawn ? contrast(borderTopColor, field.parentElement) : Infinity;
    };
    /** WCAG exempts inline links within a sentence. */
    const isInSentence = (element: Element) => {
      const paragraph = element.closest('p, li, dd, blockquote');
      const isInline = getComputedStyle(element).display === 'inline';
      return isInline && paragraph && paragraph.textContent.trim() !== element.textContent.trim();
    };
    /** Touch targets smaller than 44 px (WCAG 2.5.5): a tap that far from the centre misses them. */
    const isSmall = (control: Element) => {
      const { width, height } = control.getBoundingClientRect();
      if (Math.min(width, height) > 43.5) return false;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y } = control.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      return !(
        hits(control, middle + 21, centre) &&
        hits(control, middle, centre - 21) &&
        hits(control, middle, centre + 21)
      );
    };
    const modal = document.querySelector('dialog:modal, [popover]:popover-open') ?? document.body;
    const controls = modal.querySelectorAll<HTMLInputElement>(
      // The skip link is for keyboards alone.
      `a[href]${isFocused ? '' : ':not([href="#contenu"])'}, button, input, select, textarea, summary`,
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('[inert]'))
      .map((control) => ({
        name: (control.ariaLabel ?? control.textContent.trim()) || control.outerHTML.slice(0, 200),
        edge: getEdge(control),
        ring: isFocused ? getSeenRing(control) : Infinity,
        // A tap on the label reaches its field.
        isSmall:
          !isFocused && !isInSentence(control) && isSmall(control.closest('label') ?? control),
      }));
  }, takesFocus);
