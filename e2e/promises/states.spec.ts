import { expect, test } from 'playwright/test';
import { findFaint, lieStill } from '../contrast';
import { expectFit } from '../fit';
import { findFaults } from '../rules';
import { enter, PHONE, states } from '../states';

/** What a page keeps after a visitor has done something on it. */

// The pages' policy refuses the style sheets that these tests bring along.
test.use({ bypassCSP: true });

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const state of states) {
  test(`${state.name}: it can be read by everyone: rules, contrast, zoom`, async ({ page }) => {
    await enter(page, state);
    expect(page.viewportSize()?.width).toBe(state.width ?? PHONE.width);
    await test.step('every rule that a machine can check is kept', async () => {
      expect.soft(await findFaults(page)).toEqual([]);
    });
    await test.step('it is read at 7 to 1, controls seen at 3 to 1', async () => {
      const moveAgain = await lieStill(page);
      expect.soft(await findFaint(page)).toEqual([]);
      await moveAgain();
    });
    if (!state.isWordy) return;
    await test.step('all fits at 400 % zoom and with its text spaced out', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectFit(page);
    });
  });
}
