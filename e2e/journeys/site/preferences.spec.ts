import { expect, test, type Page } from 'playwright/test';
import { goto, mainNavigation, overlay, runToHydration, tap } from '@/e2e/support/page';
import { expectShown, HOME_INTERVAL, openWithStoppedClock, pass } from '@/e2e/support/slider';

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

test('honours more contrast, reduced motion, forced colours', async ({ page }) => {
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

  await page.emulateMedia({ forcedColors: 'active' });
  const getStyle = (selector: string, name: string, pseudo = '') =>
    page.evaluate(
      ([item, property, part]) =>
        getComputedStyle(document.querySelector(item!)!, part).getPropertyValue(property!),
      [selector, name, pseudo],
    );
  const mark = await getStyle('[aria-current="page"]', 'background-color', '::before');
  expect(mark).not.toBe(await getStyle('body', 'background-color'));
  expect(await getStyle('main a svg', 'fill')).toBe(await getStyle('main a svg', 'color'));
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline', /solid 3px/);
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
