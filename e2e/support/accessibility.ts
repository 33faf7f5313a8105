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
  const fields = (await readControls(page)).filter(({ edge }) => edge < MIN_CONTRAST);
  expect.soft(fields, 'faint borders').toEqual([]);
  expect.soft(await findSmallTargets(page), 'small touch targets').toEqual([]);
}

/** Texts without enough contrast in these pseudo-classes. */
export async function findUnreadable(page: Page, forcedStates: string[]): Promise<string[]> {
  await force(page, forcedStates);
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

/** Controls without a visible focus indicator. */
export async function findFaintRings(page: Page): Promise<string[]> {
  await force(page, ['focus', 'focus-visible']);
  return (await readControls(page))
    .filter(({ ring }) => ring < MIN_CONTRAST)
    .map(({ name }) => name);
}

const readControls = (page: Page) =>
  page.evaluate(() => {
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
    /** A card may draw the ring of its link. */
    const getRing = (element: Element | null | undefined): number => {
      if (!element || element === document.body) return 0;
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
      if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)
        return getRing(element.parentElement);
      const isInside = parseFloat(outlineOffset) < 0;
      return contrast(outlineColor, isInside ? element : element.parentElement);
    };
    const getEdge = (field: Element) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(field);
      const hasEdge = field.matches('input, select, textarea') && parseFloat(borderTopWidth) > 0;
      return hasEdge ? contrast(borderTopColor, field.parentElement) : Infinity;
    };
    const controls = document.querySelectorAll<HTMLInputElement>(
      'a[href]:not([href="#contenu"]), button, input, select, textarea, summary',
    );
    return [...controls]
      .filter((control) =>
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .filter((control) => !control.closest('[inert]'))
      .map((control) => ({
        name: (control.ariaLabel ?? control.textContent.trim()) || control.outerHTML,
        // A radio button may be drawn as its label.
        ring: Math.max(getRing(control), getRing(control.labels?.[0])),
        edge: getEdge(control),
      }));
  });

/** Forces pseudo-classes on all controls, as DevTools does. */
async function force(page: Page, forcedPseudoClasses: string[]): Promise<void> {
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

/** Touch targets smaller than 44 px (WCAG 2.5.5): a tap that far from the centre misses them. */
const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const minSize = 44;
    const modal = document.querySelector('dialog:modal, [popover]:popover-open') ?? document.body;
    /** WCAG exempts inline links within a sentence. */
    const isInSentence = (element: Element) => {
      const paragraph = element.closest('p, li, dd, blockquote');
      const isInline = getComputedStyle(element).display === 'inline';
      return isInline && paragraph && paragraph.textContent.trim() !== element.textContent.trim();
    };
    const isSmall = (control: Element) => {
      const { width, height } = control.getBoundingClientRect();
      if (Math.min(width, height) > minSize - 0.5) return false;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y } = control.getBoundingClientRect();
      const half = minSize / 2 - 1;
      return [
        [half, 0],
        [0, -half],
        [0, half],
      ].some(([right = 0, down = 0]) => {
        const hit = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
        return !control.contains(hit);
      });
    };
    // The skip link is for keyboards alone.
    const controls = modal.querySelectorAll(
      'a[href]:not([href="#contenu"]), button, input, select, textarea, summary',
    );
    return (
      [...controls]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => !control.closest('[inert]') && !isInSentence(control))
        // A tap on the label reaches its field.
        .map((control) => control.closest('label') ?? control)
        .filter(isSmall)
        .map((control) => control.ariaLabel ?? control.textContent)
    );
  });
