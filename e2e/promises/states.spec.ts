import { expect } from 'playwright/test';
import { findFaintFields } from '../contrast';
import { drawing, drawingWithWholeStyle } from '../drawing';
import { expectFit } from '../fit';
import { findFaults } from '../rules';
import { MENU, open, PHONE, SMALL_PHONE, ways } from '../states';
import { TOUCH_PHONE } from '../support';
import { findSmall } from '../thumb';
import { test } from '../form';

/**
 * What a page keeps after a visitor has done something on it. Each state is reached once for all
 * of it, the next from there: the order of the steps matters where one leaves something behind.
 */

// The pages' policy refuses the style sheets that these tests bring along.
test.use({ ...TOUCH_PHONE, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const [path, states] of Object.entries(ways)) {
  test(`whatever is done on ${path} stays for everyone`, async ({ page }) => {
    await open(page, path);
    for (const [name, reach] of Object.entries(states)) {
      await test.step(name, async () => {
        await page.setViewportSize(PHONE);
        await reach(page);
        expect.soft(await findFaults(page, name === MENU), 'rules').toEqual([]);
        expect.soft(await findFaintFields(page), 'edges of fields').toEqual([]);
        expect.soft(await findSmall(page), 'too small for a thumb').toEqual([]);
        const before = await drawing(page);
        expect.soft(await drawingWithWholeStyle(page), 'style left out').toEqual(before);
        await expectFit(page, [SMALL_PHONE, PHONE]);
      });
    }
  });
}
