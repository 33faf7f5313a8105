import { expect, test } from 'playwright/test';
import { titleOf } from '../exported';
import { collectProblems, press, pressInFoot, whenAlive } from '../support';
import { navigation, scrolled, overlay } from '../shell';

/** Where a link leads to, and the way back. */

test('an address whose part can’t be read breaks nothing on the way back to it', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await page.goto('/about#%');
  await whenAlive(page);
  await press(page.getByRole('banner').getByRole('link', { name: 'Services' }));
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about#%');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).toHaveText(titleOf('/about'));
  expect(problems).toEqual([]);
});

test('a link leads to the top of its page, gliding, and back leads to where one was', async ({
  page,
}) => {
  await page.goto('/blogDetails/1');
  await whenAlive(page);
  await page.evaluate(() => {
    window.scrollTo({ top: 1000, behavior: 'instant' });
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener('scroll', () => seen.push(window.scrollY));
  });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  // Playwright's own click may scroll first; a hand's does not.
  const link = await navigation(page).getByRole('link', { name: 'Services' }).boundingBox();
  await page.mouse.click(link!.x + link!.width / 2, link!.y + link!.height / 2);
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  const between = await page.evaluate(() =>
    (window as unknown as { seen: number[] }).seen.filter((top) => top > 0 && top < 1000),
  );
  expect(between.length, 'places on the way up').toBeGreaterThan(0);

  await page.goBack();
  await expect(page).toHaveURL('/blogDetails/1');
  await expect.poll(() => scrolled(page)).toBe(1000);
  await page.goForward();
  await expect(page).toHaveURL('/services');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('whoever goes back while the page still glides is where they were', async ({ page }) => {
  await page.goto('/blogDetails/1');
  await whenAlive(page);
  const top = 3000;
  await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
  const link = await navigation(page).getByRole('link', { name: 'Services' }).boundingBox();
  await page.mouse.click(link!.x + link!.width / 2, link!.y + link!.height / 2);
  await page.waitForFunction(
    (place) => {
      const glides = location.pathname === '/services' && scrollY > 0 && scrollY < place;
      if (glides) history.back();
      return glides;
    },
    top,
    { polling: 'raf' },
  );
  await expect(page.locator('h1')).toHaveText(titleOf('/blogDetails/1'));
  await expect.poll(() => scrolled(page)).toBe(top);
  // Nothing is left of the glide.
  await expect(overlay(page)).toHaveCount(0);
  expect(await scrolled(page)).toBe(top);
});

test('a link to a part of a page leads there', async ({ page }) => {
  await page.goto('/terms');
  await whenAlive(page);
  await pressInFoot(page, 'Témoignages');
  await expect(page).toHaveURL('/about#temoignages');
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('#temoignages h2')).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const heading = await page.locator('#temoignages h2').boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
