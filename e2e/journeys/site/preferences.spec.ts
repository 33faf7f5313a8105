import { expect, test, type Page } from 'playwright/test';
import { serviceRoute } from '@/lib/routing/routes';
import { goto, mainNavigation, overlay, runToHydration, tap } from '@/e2e/support/page';
import { expectShown, HOME_INTERVAL, openWithStoppedClock, pass } from '@/e2e/support/slider';

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
  expect(await findMovement(page)).toEqual([]);
});

test('the device or a switch stops slides, overlay, movement', async ({ page }) => {
  const motionSwitch = page.getByRole('switch', { name: 'Arrêter les animations' });
  const expectStopped = async () => {
    expect(await findMovement(page)).toEqual([]);
    await pass(page, 2 * HOME_INTERVAL);
    await expectShown(page, 1);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStoppedClock(page, '/');
  await expectStopped();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await tap(motionSwitch);
  await page.reload();
  await runToHydration(page);
  await expect(motionSwitch).toBeChecked();
  await expectStopped();
  await tap(mainNavigation(page).getByRole('link', { name: 'Blog' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(overlay(page)).toHaveCount(0);
  await tap(motionSwitch);
  await tap(mainNavigation(page).getByRole('link', { name: 'Contact' }));
  await expect(overlay(page)).toBeVisible();
});
