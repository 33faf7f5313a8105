import { expect, type Locator, type Page, test } from 'playwright/test';
import { navigation } from '@/lib/content/generated/navigation';
import { getTitle } from '@/e2e/support/exported';
import { openWithStoppedClock } from '@/e2e/support/slider';
import {
  goto,
  holdScripts,
  mainNavigation,
  overlay,
  scrolled,
  SMOKE,
  tap,
  TOUCH_PHONE,
  waitForHydration,
} from '@/e2e/support/page';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const consultation = (place: Page | Locator) =>
  place.getByRole('link', { name: 'Consultation' }).filter({ visible: true });

test('the header is sticky and marks the current page', async ({ page }) => {
  await goto(page, '/about');
  const header = page.getByRole('banner');
  const main = mainNavigation(page).getByRole('listitem').getByRole('link');
  await expect(main).toHaveText(navigation.main.map(({ label }) => label));
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await main.last().focus();
  expect(await scrolled(page)).toBe(1500);
  await main.last().click({ trial: true });
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(consultation(page), `at ${width} px`).toHaveCount(1);
    await expect(consultation(page), `at ${width} px`).toBeInViewport({ ratio: 1 });
  }
  await test.step('a low window has a slim one, which large letters move away', async () => {
    for (const [width, height] of [
      [320, 256],
      [1280, 480],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft((await header.boundingBox())!.height, `${width} px`).toBeLessThanOrEqual(48);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '150%'));
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await expect(header).not.toBeInViewport();
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.setViewportSize({ width: 1280, height: 740 });
  });
  await tap(mainNavigation(page).getByRole('link', { name: 'Services' }));
  await expect(mainNavigation(page).locator('[aria-current="page"]')).toHaveText('Services');
  // A page of a section is not the section's page.
  await tap(page.getByRole('main').locator('a[href^="/ServiceDetails/"]').first());
  await expect(mainNavigation(page).locator('[aria-current="true"]')).toHaveText('Services');
  await tap(consultation(header));
  await expect(consultation(header)).toHaveAttribute('aria-current', 'page');
});

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test('the menu opens, before hydration too, and closes', SMOKE, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    const menu = mainNavigation(page);
    await expect(menu).toBeHidden();
    await tap(menuButton(page));
    await tap(menu.getByRole('button', { name: 'Fermer' }));
    await expect(menu).toBeHidden();
    await tap(menuButton(page));
    await tap(menu.getByRole('link', { name: 'Blog' }));
    await expect(page).toHaveURL('/blog');
    release();
    await waitForHydration(page);
    await tap(menuButton(page));
    await expect(menu.getByRole('listitem').getByRole('link')).toHaveCount(navigation.main.length);
    await expect(consultation(menu)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await menu.getByRole('link').last().press('Tab');
    await expect(menu).toBeHidden();
    // The second time, to the current page.
    for (let times = 0; times < 2; times += 1) {
      await tap(menuButton(page));
      await tap(menu.getByRole('link', { name: 'Services' }));
      await expect(page).toHaveURL('/services');
      await expect(menu).toBeHidden();
    }
  });

  test('the call bar hides while typing', async ({ page }) => {
    await goto(page, '/contact');
    const bar = page.getByRole('navigation', { name: 'Nous joindre' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link')).toHaveText(['Appeler', 'WhatsApp', 'Consultation']);
    const label = page.locator('label', { hasText: 'E-mail' });
    await tap(page.getByRole('textbox', { name: 'Nom et prénom' }));
    await expect(bar).toBeHidden();
    const { x, y } = await label.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      scrollBy({ top: bottom + 20 - innerHeight, behavior: 'instant' });
      return element.getBoundingClientRect();
    });
    // Without Playwright's actionability checks: the bar comes back here.
    await page.touchscreen.tap(x + 10, y + 10);
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    await tap(page.locator('h1'));
    await expect(bar).toBeVisible();
  });
});

test('the loading overlay shows one second per navigation', async ({ page }) => {
  await openWithStoppedClock(page, '/about');
  await expect(overlay(page)).toHaveCount(0);
  await tap(mainNavigation(page).getByRole('link', { name: 'Blog' }));
  await expect(page).toHaveURL('/blog');
  await page.clock.runFor(950);
  await expect(overlay(page)).toBeVisible();
  const { width = 0, height = 0 } = (await overlay(page).boundingBox()) ?? {};
  expect({ width, height }).toEqual(page.viewportSize());
  await expect(page.locator('h1')).toHaveText(getTitle('/blog'));
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.clock.runFor(100);
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(overlay(page)).toBeVisible();
});
