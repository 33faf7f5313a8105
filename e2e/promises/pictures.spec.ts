import { expect, test } from 'playwright/test';
import { readPagesOnce } from '../readPages';
import { whenAlive } from '../support';

const pages = readPagesOnce();

test('each picture of a page has its size and its words', () => {
  expect(pages().flatMap(({ pictures }) => pictures).length).toBeGreaterThan(pages().length);
  for (const { route, pictures } of pages()) {
    for (const { src, alt, hasSize } of pictures) {
      expect.soft(hasSize, `${route} ${src}`).toBe(true);
      // '' where it decorates; else a sentence, which a file's name is not.
      expect.soft(alt, `${route} ${src}`).toMatch(/^$|^\p{Lu}.+ .+ .+\.$/u);
    }
  }
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
  await expect(picture).toHaveAccessibleName(/^\p{Lu}.+ .+ .+\.$/u);
  await expect(picture).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});
