import { expect, test } from 'playwright/test';
import { findFaintFields } from '../contrast';
import { addWholeSheets, drawing } from '../drawing';
import { expectFit, expectLargeFit } from '../fit';
import { findFaults } from '../rules';
import { open, PHONE, SMALL_PHONE, states } from '../states';
import { TOUCH_PHONE } from '../support';
import { findSmall } from '../thumb';

/**
 * What a page keeps after a visitor has done something on it. Each state is reached once for all
 * of it: the order of the steps matters where one leaves something behind.
 */

// The pages' policy refuses the style sheets that these tests bring along.
test.use({ ...TOUCH_PHONE, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const { name, path, prepare, reach } of states) {
  test(`${name}: it can be read and pressed by everyone, and needs no more style`, async ({
    page,
  }) => {
    await prepare?.(page);
    await open(page, path);
    await reach(page);
    await test.step('every rule that a machine can check is kept', async () => {
      expect.soft(await findFaults(page)).toEqual([]);
      expect.soft(await findFaintFields(page), 'edges of fields').toEqual([]);
      expect.soft(await findSmall(page), 'too small for a thumb').toEqual([]);
    });
    await test.step('the whole style of the site would change nothing', async () => {
      const before = await drawing(page);
      await addWholeSheets(page);
      expect.soft(await drawing(page)).toEqual(before);
    });
    await test.step('all fits at 400 % zoom and with its text spaced out', () => expectFit(page));
    await test.step('all fits in letters twice as large', () =>
      expectLargeFit(page, [SMALL_PHONE, PHONE]));
  });
}
