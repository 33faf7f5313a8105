import { expect, test, type Page } from 'playwright/test';
import sharp from 'sharp';
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

/** The colours of the first picture's place, seen from afar: a few points of three bytes. */
async function seenFromAfar(page: Page): Promise<Buffer> {
  const place = await page.locator('main img').first().boundingBox();
  if (!place) throw new Error('The page has no picture in its first view.');
  const photograph = await page.screenshot({ clip: place, animations: 'disabled' });
  return sharp(photograph).removeAlpha().resize(8, 6, { fit: 'fill' }).raw().toBuffer();
}

/** How far two such views are apart, of 255 at most. */
const distance = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

test('the first picture is sketched before it has come, and where it never comes', async ({
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
  const sketch = await seenFromAfar(page);
  comes();
  const picture = page.locator('main img').first();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(distance(sketch, await seenFromAfar(page))).toBeLessThan(12);
  // Nothing of it is seen behind the picture's round corners.
  await expect(picture).toHaveCSS('background-image', 'none');

  await page.route('**/illustrations/**', (route) => route.abort());
  await page.reload();
  await expect.poll(async () => distance(sketch, await seenFromAfar(page))).toBeLessThan(12);
  await whenAlive(page);
  await expect(picture).toHaveCSS('background-image', /^url/);
  await expect(picture).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await expect(picture).toHaveAccessibleName(/^Une auxiliaire de vie/);
});
