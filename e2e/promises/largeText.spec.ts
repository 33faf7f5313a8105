import { expect, test } from 'playwright/test';
import { launchArgs } from '@/scripts/checks/install/browser';
import { findUnfit } from '../fit';
import { shareOnePage } from '../onePage';
import { templates } from '../routes';
import { DESKTOP, enter, open, PHONE, states } from '../states';

/** Letters twice as large, as a visitor sets them in the browser: WCAG 1.4.4. */

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: process.env.BROWSER_PATH || undefined,
    args: [...launchArgs, '--blink-settings=defaultFontSize=32'],
  },
});
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const pageOfAll = shareOnePage();

for (const path of templates) {
  test(`${path} fits in letters twice as large`, async () => {
    const page = pageOfAll();
    await open(page, path);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect.soft(await findUnfit(page), `${size.width} px`).toEqual([]);
    }
  });
}

for (const state of states.filter(({ isWordy }) => isWordy)) {
  test(`${state.name}: all fits in letters twice as large`, async ({ page }) => {
    await enter(page, state);
    expect(await findUnfit(page)).toEqual([]);
  });
}
