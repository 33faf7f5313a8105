import { expect, test } from 'playwright/test';
import { allRoutes } from '../routes';

test('each picture of a page has its size and its words', async ({ page }) => {
  let seen = 0;
  for (const path of [...allRoutes, '/cette-page-n-existe-pas']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const pictures = await page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => ({
        source: image.getAttribute('src'),
        alt: image.getAttribute('alt'),
        sized: image.width > 0 && image.hasAttribute('width') && image.hasAttribute('height'),
      })),
    );
    seen += pictures.length;
    for (const { source, alt, sized } of pictures) {
      expect(sized, `${path} ${source}`).toBe(true);
      // '' where it decorates; else a sentence, which a file's name is not.
      expect(alt, `${path} ${source}`).toMatch(/^$|^\p{Lu}.+ .+ .+\.$/u);
    }
  }
  expect(seen).toBeGreaterThan(allRoutes.length);
});
