import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { DESKTOP, enter, open, PHONE, states } from '../states';
import { allRoutes } from '../routes';

/** Every rule of WCAG 2.2, level AAA included, and what is good practice beyond it. None is off. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that axe leaves out unless they are asked for by name. */
const BY_NAME = [
  'color-contrast-enhanced',
  'identical-links-same-purpose',
  'meta-refresh-no-exceptions',
  'target-size',
];

/** What a machine finds wrong on the page as it stands: rule, place and reason. */
async function findFaults(page: Page): Promise<string[]> {
  const { violations, passes, incomplete, inapplicable } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: TAGS },
      rules: Object.fromEntries(BY_NAME.map((rule) => [rule, { enabled: true }])),
    })
    // Spares a second page for each look: these pages have no frames.
    .setLegacyMode()
    .analyze();
  const tried = [violations, passes, incomplete, inapplicable].flat().map(({ id }) => id);
  expect(tried).toEqual(expect.arrayContaining(BY_NAME));
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const route of [...allRoutes, '/nulle-part']) {
  test(`${route} keeps every rule that a machine can check, on a phone and on a computer`, async ({
    page,
  }) => {
    await open(page, route);
    expect(await findFaults(page)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect(await findFaults(page)).toEqual([]);
  });
}

for (const state of states) {
  test(`${state.name}: every rule that a machine can check is kept`, async ({ page }) => {
    await enter(page, state);
    expect(page.viewportSize()?.width).toBe(state.width ?? PHONE.width);
    expect(await findFaults(page)).toEqual([]);
  });
}
