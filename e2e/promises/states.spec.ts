import { expect, test } from 'playwright/test';
import { findFaint, lieStill } from '../contrast';
import { addWholeSheets, drawing } from '../drawing';
import { findFlat } from '../edges';
import { expectFit, expectLargeFit } from '../fit';
import { findFaults } from '../rules';
import { enter, PHONE, SMALL_PHONE, states, type State } from '../states';
import { TOUCH_PHONE } from '../support';
import { findSmall } from '../thumb';

/**
 * What a page keeps after a visitor has done something on it. Each state is reached once for all
 * of it: the order of the steps matters where one leaves something behind.
 */

// The pages' policy refuses the style sheets that these tests bring along.
test.use({ bypassCSP: true });

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const isOfPhones = ({ width = PHONE.width }: State) => width === PHONE.width;

function tryStates(tried: readonly State[]): void {
  for (const state of tried) {
    test(`${state.name}: it can be read and pressed by everyone, and needs no more style`, async ({
      page,
    }) => {
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
      await test.step('the whole style of the site would change nothing', async () => {
        const before = await drawing(page);
        const takeAway = await addWholeSheets(page);
        expect.soft(await drawing(page)).toEqual(before);
        await takeAway();
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const size = page.viewportSize() ?? PHONE;
      if (state.isWordy) {
        await test.step('all fits at 400 % zoom and with its text spaced out', async () => {
          await expectFit(page);
          await page.setViewportSize(size);
        });
        await test.step('all fits in letters twice as large', () =>
          expectLargeFit(page, [SMALL_PHONE, size]));
        await test.step('in forced colours each button and field has an edge', async () => {
          await page.emulateMedia({ forcedColors: 'active' });
          expect.soft(await findFlat(page)).toEqual([]);
          await page.emulateMedia({ forcedColors: null });
        });
      }
      if (!isOfPhones(state)) return;
      await test.step('a thumb meets every link, button and field', async () => {
        expect.soft(await findSmall(page)).toEqual([]);
      });
    });
  }
}

tryStates(states.filter((state) => !isOfPhones(state)));

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);
  tryStates(states.filter(isOfPhones));
});
