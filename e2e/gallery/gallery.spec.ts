import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { buildGallery, GALLERY } from './buildGallery';

test('every state of a building block is accessible and fits', async ({ page }) => {
  await page.goto(`file://${await buildGallery()}`);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${width} px`).toBe(0);
    await page.screenshot({ path: `${GALLERY}/${width}.png`, fullPage: true });
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
