import { expect, test } from 'playwright/test';
import { findFaults } from '@/e2e/support/accessibility';
import { expectFit, findOverflow } from '@/e2e/support/fit';
import { PHONE, SMALL_PHONE } from '@/e2e/support/viewports';
import { buildGallery, GALLERY } from './buildGallery';

test('every state of a building block is accessible and fits', async ({ page }) => {
  // Each story, in many windows and sizes of letters.
  test.slow();
  await page.goto(`file://${await buildGallery()}`);
  // Below the fold, lazy pictures would be missing.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    await page.screenshot({ path: `${GALLERY}/${width}.png`, fullPage: true });
  }
  expect.soft(await findFaults(page, true)).toEqual([]);
  await expectFit(page, [SMALL_PHONE, PHONE]);
  for (const opener of await page.locator('[commandfor]').all()) {
    await opener.click();
    const dialog = page.locator('dialog:modal');
    expect.soft(await findOverflow(page)).toEqual([]);
    await page.screenshot({ path: `${GALLERY}/${await dialog.getAttribute('id')}.png` });
    await page.keyboard.press('Escape');
  }
});
