import { expect, test } from 'playwright/test';
import { allRoutes } from '../routes';
import { whenAlive } from '../support';

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

test('where the first picture has not come its place is kept, and where it never comes its words are read', async ({
  page,
}) => {
  let comes = (): void => undefined;
  const there = new Promise<void>((resolve) => (comes = resolve));
  await page.route('**/illustrations/**', async (route) => {
    await there;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const picture = page.locator('main img').first();
  const place = await picture.boundingBox();
  expect(place?.height).toBeGreaterThan(100);
  comes();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(await picture.boundingBox()).toEqual(place);

  await page.route('**/illustrations/**', (route) => route.abort());
  await page.reload();
  await whenAlive(page);
  await expect(picture).toHaveAccessibleName(/^Une auxiliaire de vie/);
  await expect(picture).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});
