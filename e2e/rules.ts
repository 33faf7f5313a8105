import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Every rule of WCAG 2.2, level AAA included, and what is good practice beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const RULES = {
  // axe leaves these out unless they are asked for by name.
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
  'meta-refresh-no-exceptions': { enabled: true },
  // What a stricter one asks as well: contrast above, room for a finger in thumb.ts.
  'color-contrast': { enabled: false },
  'target-size': { enabled: false },
};

/** axe leaves what is fainter than 4.5, or 3 where it is large, to its laxer rule. */
const contrastRatio = {
  normal: { expected: 7, minThreshold: 0 },
  large: { expected: 4.5, minThreshold: 0 },
};

const OPTIONS = {
  runOnly: { type: 'tag' as const, values: TAGS },
  rules: RULES,
  // The patterns on dark grounds are drawn so faintly that they change none.
  checks: { 'color-contrast-enhanced': { options: { ignorePseudo: true, contrastRatio } } },
  // What keeps the rules is not described one by one, which takes a third of the time.
  resultTypes: ['violations' as const],
};

/**
 * What a machine finds wrong on the page as it stands: rule, place and reason. Words are read at 7
 * to 1, or 4.5 where they are large.
 *
 * @param withFrame Looks at what stands around every page, too, which takes as long as a short page.
 */
export async function findFaults(page: Page, withFrame: boolean): Promise<string[]> {
  // A page that was looked at before has axe already, half a megabyte of it.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, axeSource: isThere ? 'void "It is there."' : undefined })
    .options(OPTIONS)
    // Spares a second page for each look: these pages hold no others.
    .setLegacyMode();
  if (!withFrame) axe.exclude('body > :is(aside, header, footer, nav)');
  const { violations } = await axe.analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  return [...faults, ...(await page.evaluate(findMistold))];
}

/** In the page: what Firefox tells screen readers wrongly, as was seen in its accessibility tree. */
function findMistold(): string[] {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const hasOwnWords = ({ childNodes }: HTMLElement) =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim());
  const faults = {
    'Firefox leaves out what a <p> says that is a flex container': all('p').filter(
      (it) => /flex|grid/.test(getComputedStyle(it).display) && hasOwnWords(it),
    ),
    'Firefox calls a required field wrong before it is touched: say aria-required':
      all(':required'),
    'Firefox hears aria-live, and not the role of an alert': all(
      '[role="alert"]:not([aria-live="assertive"])',
    ),
    'a screen reader stops at a status without words': all('[role="status"]').filter(
      ({ innerText }) => !innerText.trim(),
    ),
  };
  return Object.entries(faults).flatMap(([what, found]) =>
    found.map((element) => `${what}: ${element.outerHTML.slice(0, 200)}`),
  );
}
