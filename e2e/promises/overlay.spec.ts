import { expect, test } from 'playwright/test';
import { titleOf } from '../exported';
import { navigation, overlay } from '../shell';
import { expectShown, HOME_INTERVAL, openWithStoppedClock, pass } from '../slider';
import { press, wake } from '../support';

test('the loading overlay stands one second on each change', async ({ page }) => {
  await openWithStoppedClock(page, '/about');
  await expect(overlay(page)).toHaveCount(0);
  await press(navigation(page).getByRole('link', { name: 'Blog' }));
  await expect(page).toHaveURL('/blog');
  await page.clock.runFor(950);
  const { width = 0, height = 0 } = (await overlay(page).boundingBox()) ?? {};
  expect({ width, height }).toEqual(page.viewportSize());
  await expect(page.locator('h1')).toHaveText(titleOf('/blog'));
  // What lies under it can't be reached.
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.clock.runFor(100);
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(overlay(page)).toBeVisible();
});

test('less motion, by device or switch, stops slides and overlay', async ({ page }) => {
  const motionSwitch = page.getByRole('switch', { name: 'Arrêter les animations' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStoppedClock(page, '/');
  await pass(page, 2 * HOME_INTERVAL);
  await expectShown(page, 1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await press(motionSwitch);
  await page.reload();
  await wake(page);
  await expect(motionSwitch).toBeChecked();
  await pass(page, 2 * HOME_INTERVAL);
  await expectShown(page, 1);
  await press(navigation(page).getByRole('link', { name: 'Blog' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(overlay(page)).toHaveCount(0);
  await press(motionSwitch);
  await press(navigation(page).getByRole('link', { name: 'Contact' }));
  await expect(overlay(page)).toBeVisible();
});
