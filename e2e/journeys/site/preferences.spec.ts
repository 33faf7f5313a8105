import { expect, test, type Page } from 'playwright/test';
import { serviceRoute } from '@/lib/routing/routes';
import { goto, tap } from '@/e2e/support/page';

test('forced colours keep marks, icons, focus ring', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await goto(page, serviceRoute(3));
  const getFill = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);
  expect(await getFill('[aria-current="true"]', '::before')).not.toBe(await getFill('body'));
  const icon = page.locator('main a svg').first();
  const color = await icon.evaluate((element) => getComputedStyle(element).color);
  await expect(icon).toHaveCSS('fill', color);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline', /solid 3px/);
});

/** Elements with animations, transitions or smooth scrolling. */
const findMovement = (page: Page) =>
  page.evaluate(() =>
    // The menu's transition only delays taps.
    [...document.querySelectorAll(':not([popover], [popover] *)')]
      .filter((element) =>
        [undefined, '::before', '::after'].some((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const isMoving = style.animationName !== 'none' || style.scrollBehavior === 'smooth';
          return isMoving || /[1-9]/.test(style.transitionDuration);
        }),
      )
      .map((element) => element.outerHTML.slice(0, 100)),
  );

test('honours more contrast and reduced motion', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
  await goto(page, '/contact');
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(page.getByText('En envoyant ce formulaire')).toHaveCSS('color', ink);
  const date = page.locator('main input[type="date"]');
  await expect(date).toHaveCSS('border-top-color', ink);
  await expect(date).toHaveCSS('color-scheme', 'light only');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  expect(await findMovement(page)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await findMovement(page), 'stopped by the device').toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await tap(page.getByRole('switch', { name: 'Arrêter les animations' }));
  expect(await findMovement(page), 'stopped by the visitor').toEqual([]);
});
