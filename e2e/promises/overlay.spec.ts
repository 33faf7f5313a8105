import { expect, test, type Page } from 'playwright/test';
import { titleOf } from '../exported';
import { waitForSwiper } from '../slider';
import { press, wake } from '../support';
import { navigation, scrolled, overlay } from '../shell';

/** What stands between two pages for a second, and what stops all that moves. */

const OVERLAY_MS = 1000;

const motionSwitch = (page: Page) => page.getByRole('switch', { name: 'Arrêter les animations' });

/** Opens a page whose timers stand still from the start, until the test moves them. */
async function openWithStoppedClock(page: Page, route: string) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await page.goto(route);
  await wake(page);
}

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
  await expect(overlay(page).locator('img')).toBeVisible();
  const { width = 0, height = 0 } = (await overlay(page).boundingBox()) ?? {};
  expect({ width, height }).toEqual(page.viewportSize());
  const rings = await overlay(page).evaluate(
    (element) => element.getAnimations({ subtree: true }).length,
  );
  expect(rings).toBe(2);
  // Only what the compositor moves by itself: a busy main thread does not make them stumble.
  const moved = await overlay(page).evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame)),
  );
  expect(new Set(moved)).toEqual(
    new Set(['offset', 'computedOffset', 'easing', 'composite', 'transform']),
  );
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
  await expect(page.locator('h1')).toHaveText(titleOf('/doctors'));
  await expect(page.locator('h1')).toBeFocused();

  // The next change counts its own second.
  await arrive('Blog', '/blog');
  await page.clock.runFor(OVERLAY_MS + 50);
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();

  // So does the way back.
  await page.goBack();
  await expect(page).toHaveURL('/doctors');
  await expect(overlay(page)).toBeVisible();
});

test.describe('for whoever asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change at once: no overlay, no scroll that glides', async ({ page }) => {
    await openWithStoppedClock(page, '/blogDetails/1');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await press(page.getByRole('banner').getByRole('link', { name: 'Services' }));
    await expect(page).toHaveURL('/services');
    await expect(page.locator('h1')).toBeFocused();
    await expect(overlay(page)).toHaveCount(0);
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
});

test('«Arrêter les animations» stops sliders and overlay for the whole visit, and undoes it', async ({
  page,
}) => {
  const slider = page.locator('[aria-roledescription="carrousel"]');
  const shown = slider.locator('[aria-current="true"]');
  /** The slider's engine comes when the page is idle: its timer starts then. */
  const waitForEngine = async () => {
    await page.clock.runFor(3000);
    await waitForSwiper(page);
  };
  await openWithStoppedClock(page, '/');
  await expect(motionSwitch(page)).not.toBeChecked();
  await waitForEngine();
  await expect(shown).toHaveAccessibleName('Aller à la diapositive 1');
  await page.clock.runFor(7500);
  await expect(shown).toHaveAccessibleName('Aller à la diapositive 2');

  await press(motionSwitch(page));
  await expect(motionSwitch(page)).toBeChecked();
  await page.reload();
  await wake(page);
  await expect(motionSwitch(page)).toBeChecked();
  await waitForEngine();
  await page.clock.runFor(30_000);
  await expect(shown).toHaveAccessibleName('Aller à la diapositive 1');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');

  await press(navigation(page).getByRole('link', { name: 'Personnel de santé' }));
  await expect(page.locator('h1')).toHaveText(titleOf('/doctors'));
  await expect(page.locator('h1')).toBeFocused();
  await expect(overlay(page)).toHaveCount(0);

  await press(motionSwitch(page));
  await expect(motionSwitch(page)).not.toBeChecked();
  await press(navigation(page).getByRole('link', { name: 'Contact' }));
  await expect(overlay(page)).toBeVisible();
});
