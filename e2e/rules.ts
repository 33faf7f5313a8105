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
    // What a stricter one asks as well: contrast above, room for a finger in thumb.ts.
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

/**
 * What a machine finds wrong on the page as it stands: rule, place and reason.
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
