import { expect, test, type Page } from 'playwright/test';
import { titleOf } from '../exported';
import { navigation, overlay } from '../shell';
import {
  control,
  expectShown,
  expectTurn,
  HOME_INTERVAL,
  leaveSlider,
  openWithStoppedClock,
  pass,
  RESTART,
  STOP,
  waitForSwiper,
} from '../slider';
import { press, wake } from '../support';

/** What stands between two pages for a second, and what stops all that moves. */

const OVERLAY_MS = 1000;

const motionSwitch = (page: Page) => page.getByRole('switch', { name: 'Arrêter les animations' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the loading overlay stands for one second on each change of page, and never on the first', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/about');
  await expect(overlay(page)).toHaveCount(0);
  const arrive = async (name: string, address: string) => {
    await press(navigation(page).getByRole('link', { name }));
    await expect(page).toHaveURL(address);
    await expect(overlay(page)).toBeVisible();
  };

  await arrive('Personnel de santé', '/doctors');
  await expect(overlay(page)).toHaveAttribute('aria-hidden', 'true');
  const { width = 0, height = 0 } = (await overlay(page).boundingBox()) ?? {};
  expect({ width, height }).toEqual(page.viewportSize());
  // The page is there already: the overlay hides nothing that is still to come.
  await expect(page.locator('h1')).toHaveText(titleOf('/doctors'));
  // What lies under it can't be reached, the header still can.
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await expect(page.getByRole('banner')).toHaveJSProperty('inert', false);

  await page.clock.runFor(OVERLAY_MS - 50);
  await expect(overlay(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await expect(heading(page)).toBeFocused();

  // The next change counts its own second, and so does the way back.
  await arrive('Blog', '/blog');
  await page.clock.runFor(OVERLAY_MS + 50);
  await expect(overlay(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/doctors');
  await expect(overlay(page)).toBeVisible();
});

test('for whoever asks for less motion slides stand still until they are started, and pages change at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStoppedClock(page, '/');
  await pass(page, 4 * HOME_INTERVAL);
  await expectShown(page, 1);
  await control(page, RESTART).click();
  await leaveSlider(page);
  await expectTurn(page, HOME_INTERVAL, 1, 2);

  await press(navigation(page).getByRole('link', { name: 'Services' }));
  await expect(page).toHaveURL('/services');
  await expect(heading(page)).toBeFocused();
  await expect(overlay(page)).toHaveCount(0);
});

test('«Arrêter les animations» stops sliders and overlay for the whole visit, and undoes it', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  await expectTurn(page, HOME_INTERVAL, 1, 2);
  await press(motionSwitch(page));
  await expect(motionSwitch(page)).toBeChecked();
  await expect(control(page, RESTART)).toBeVisible();

  await page.reload();
  await wake(page);
  await expect(motionSwitch(page)).toBeChecked();
  await page.clock.runFor(100);
  await waitForSwiper(page);
  await pass(page, 4 * HOME_INTERVAL);
  await expectShown(page, 1);

  await press(navigation(page).getByRole('link', { name: 'Blog' }));
  await expect(page).toHaveURL('/blog');
  await expect(heading(page)).toBeFocused();
  await expect(overlay(page)).toHaveCount(0);
  // The slides' own button is the same switch.
  await press(control(page, RESTART));
  await expect(control(page, STOP)).toBeVisible();
  await expect(motionSwitch(page)).not.toBeChecked();
  await press(navigation(page).getByRole('link', { name: 'Contact' }));
  await expect(overlay(page)).toBeVisible();
});
