import { expect, test } from 'playwright/test';
import { interceptScript, makeGate } from '../form';
import { holdScripts, press, TOUCH_PHONE, waitForHydration } from '../support';
import {
  after,
  dot,
  expectInView,
  expectShown,
  LAST,
  next,
  numbers,
  previous,
  section,
  swipeSlides,
} from '../slider';

/** Slides whose engine has not come yet, or never comes. */

test.use(TOUCH_PHONE);

/** What only Swiper's own script contains. */
const SWIPER_SCRIPT = 'containerModifierClass';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all slides are swiped, and no button is dead', async ({ page }) => {
    await page.goto('/');
    await expect(section(page).locator('[role="group"]:not([inert])')).toHaveCount(LAST);
    await expect(section(page).getByRole('button')).toHaveCount(0);
    for (const number of numbers.slice(1)) {
      await swipeSlides(page, 'next');
      await expectInView(page, number);
    }
  });
});

test('arrows pressed before React turn from the slide shown', async ({ page }) => {
  const delivery = makeGate();
  await interceptScript(page, SWIPER_SCRIPT, async (route) => {
    await delivery.opened;
    await route.continue();
  });
  const start = await holdScripts(page);
  await page.goto('/');
  await swipeSlides(page, 'next');
  await expectInView(page, 2);
  await next(page).click();
  await next(page).click();
  const question = page.locator('details').first();
  await press(question.locator('summary'));
  start();
  await waitForHydration(page);
  await expectInView(page, after(2, 2));
  delivery.open();
  await expectShown(page, after(2, 2));
  await expect(question).toHaveAttribute('open');
});

test('slides swipe and turn where Swiper can’t be loaded', async ({ page }) => {
  const refused = makeGate();
  await interceptScript(page, SWIPER_SCRIPT, async (route) => {
    await route.abort();
    refused.open();
  });
  await page.goto('/');
  await refused.opened;
  await swipeSlides(page, 'next');
  await expectInView(page, 2);
  for (const number of [1, LAST]) {
    await previous(page).click();
    await expectInView(page, number);
  }
  await expect(dot(page, LAST)).toHaveAttribute('aria-current', 'true');
  await next(page).click();
  await expectInView(page, 1);
  await dot(page, 2).click();
  await expectInView(page, 2);
});
