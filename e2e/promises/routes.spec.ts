import { expect, test } from 'playwright/test';
import { findUnfit } from '../fit';
import { allRoutes, templates } from '../routes';
import { SMALL_PHONE } from '../states';

test.use({ javaScriptEnabled: false, viewport: SMALL_PHONE });

test('every page fits a small phone', async ({ page }) => {
  test.slow();
  // Those that stand for their kind are read in everyPage.spec.ts.
  for (const route of allRoutes.filter((it) => !templates.includes(it))) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await findUnfit(page), route).toEqual([]);
  }
});
