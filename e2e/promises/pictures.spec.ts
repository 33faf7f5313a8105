import { expect, test } from 'playwright/test';
import { exportedPages } from '../exported';
import { whenAlive } from '../support';

test('each picture of a page has its size and its words', async ({ page }) => {
  const pages = exportedPages();
  const found = await page.evaluate(
    (sources) =>
      sources.map((html) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        return [...body.querySelectorAll('main img')].map((image) => ({
          source: image.getAttribute('src'),
          alt: image.getAttribute('alt'),
          sized: ['width', 'height'].every((side) => Number(image.getAttribute(side)) > 0),
        }));
      }),
    pages.map(({ html }) => html),
  );
  for (const [index, { route }] of pages.entries()) {
    for (const { source, alt, sized } of found[index] ?? []) {
      expect.soft(sized, `${route} ${source}`).toBe(true);
      // '' where it decorates; else a sentence, which a file's name is not.
      expect.soft(alt, `${route} ${source}`).toMatch(/^$|^\p{Lu}.+ .+ .+\.$/u);
    }
  }
  expect(found.flat().length).toBeGreaterThan(pages.length);
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
