import { expect, test } from 'playwright/test';
import { readPagesOnce } from '../readPages';
import { whenAlive } from '../support';

const pages = readPagesOnce();
const WORDS = /^\p{Lu}.+ .+ .+\.$/u;

test('pictures keep their place, and have words', async ({ page }) => {
  for (const { route, pictures } of pages()) {
    for (const { src, alt, hasSize } of pictures) {
      expect.soft(hasSize, `${route} ${src}`).toBe(true);
      // '' where it decorates; else a sentence, which a file's name is not.
      if (alt !== '') expect.soft(alt, `${route} ${src}`).toMatch(WORDS);
    }
  }
  await page.route('**/illustrations/**', (route) => route.abort());
  await page.goto('/');
  await whenAlive(page);
  const picture = page.locator('main img').first();
  await expect(picture).toHaveAccessibleName(WORDS);
  expect((await picture.boundingBox())?.height).toBeGreaterThan(100);
  await expect(picture).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});
