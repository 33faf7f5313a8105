import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Every rule of WCAG 2.2, level AAA included, and what is good practice beyond it. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    // axe leaves these out unless they are asked for by name.
    'color-contrast-enhanced': { enabled: true },
    'identical-links-same-purpose': { enabled: true },
    'meta-refresh-no-exceptions': { enabled: true },
    // What a stricter one asks as well: contrast above, room for a finger below.
    'color-contrast': { enabled: false },
    'target-size': { enabled: false },
  },
  checks: {
    'color-contrast-enhanced': {
      options: {
        // The patterns on dark grounds are drawn so faintly that they change none.
        ignorePseudo: true,
        // axe leaves what is fainter than 4.5, or 3 where it is large, to its laxer rule.
        contrastRatio: {
          normal: { expected: 7, minThreshold: 0 },
          large: { expected: 4.5, minThreshold: 0 },
        },
      },
    },
  },
  // What keeps the rules is not described one by one, which takes a third of the time.
  resultTypes: ['violations' as const],
};

/** What axe and Firefox find wrong: rule, place, reason. The frame takes as long as a short page. */
export async function findFaults(page: Page, withFrame: boolean): Promise<string[]> {
  const axe = await axeFor(page);
  if (!withFrame) axe.exclude('body > :is(aside, header, footer, nav)');
  return [...(await violationsOf(axe)), ...(await page.evaluate(findMistold))];
}

/** Texts without enough contrast while every control is in these states. */
export async function findUnreadable(page: Page, forcedStates: string[]): Promise<string[]> {
  await force(page, forcedStates);
  const axe = await axeFor(page);
  return violationsOf(axe.options({ ...OPTIONS, runOnly: ['color-contrast-enhanced'] }));
}

async function axeFor(page: Page): Promise<AxeBuilder> {
  // A page that was looked at before has axe already, half a megabyte of it.
  const isThere = await page.evaluate(() => 'axe' in window);
  return (
    new AxeBuilder({ page, axeSource: isThere ? 'void "It is there."' : undefined })
      .options(OPTIONS)
      // Spares a second page for each look: these pages hold no others.
      .setLegacyMode()
  );
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** In the page: what Firefox tells screen readers wrongly, as was seen in its accessibility tree. */
function findMistold(): string[] {
  const isFlex = (it: Element) => /flex|grid/.test(getComputedStyle(it).display);
  const hasOwnWords = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim());
  const faults = [
    ...[...document.querySelectorAll('p')].filter((it) => isFlex(it) && hasOwnWords(it)),
    // Called wrong before it is touched: aria-required is not.
    ...document.querySelectorAll(':required'),
    // aria-live is heard, and the role is not.
    ...document.querySelectorAll('[role="alert"]:not([aria-live="assertive"])'),
    // A screen reader stops there.
    ...[...document.querySelectorAll<HTMLElement>('[role="status"]')].filter(
      ({ innerText }) => !innerText.trim(),
    ),
  ];
  return faults.map((element) => `told wrongly by Firefox: ${element.outerHTML.slice(0, 200)}`);
}

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

const readControls = (page: Page) =>
  page.evaluate(() => {
    // axe is in the page: it was looked at before.
    const { Color, flattenColors, getContrast } = Reflect.get(window, 'axe').commons.color;
    const parse = (text: string) => new Color().parseString(text);
    const contrast = (color: string, ground: Element | null) => {
      const grounds: string[] = [];
      for (let at = ground; at; at = at.parentElement)
        grounds.unshift(getComputedStyle(at).backgroundColor);
      const under = grounds
        .map(parse)
        .reduce((below, it) => flattenColors(it, below), parse('#fff'));
      return getContrast(under, parse(color));
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

/** Each thing to touch that is too small for a thumb (WCAG 2.5.5), and how large it is. */
export const findSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44;
    const modal = document.querySelector('dialog:modal, [popover]:popover-open') ?? document.body;
    /** As high as its line: words stand beside it in the same paragraph. */
    const standsInSentence = (element: Element) => {
      const paragraph = element.closest('p, li, dd, blockquote');
      const isInline = getComputedStyle(element).display === 'inline';
      return isInline && paragraph && paragraph.textContent.trim() !== element.textContent.trim();
    };
    // The way past the navigation is there for keyboards alone.
    const controls = modal.querySelectorAll(
      'a[href]:not([href="#contenu"]), button, input, select, textarea, summary',
    );
    return (
      [...controls]
        .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('[inert]'))
        .filter((it) => !standsInSentence(it))
        // A finger on the label meets its field.
        .map((it) => it.closest('label') ?? it)
        .flatMap((control) => {
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
  });
