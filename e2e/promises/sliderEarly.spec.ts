import { setTimeout } from 'node:timers/promises';
import { expect, test, type Page } from 'playwright/test';
import { interceptScript, makeGate } from '../form';
import { holdScripts, press, TOUCH_PHONE, whenAlive } from '../support';
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
  waitForSwiper,
} from '../slider';

/** Slides whose engine has not come yet, or never comes. */

test.use(TOUCH_PHONE);

/** What only Swiper's own script contains. */
const SWIPER_SCRIPT = 'containerModifierClass';

/** Holds Swiper's file back until `deliver`; `asked` is kept once the page has asked for it. */
async function holdSwiper(page: Page) {
  const [delivery, request] = [makeGate(), makeGate()];
  await interceptScript(page, SWIPER_SCRIPT, async (route) => {
    request.open();
    await delivery.opened;
    await route.continue();
  });
  return { asked: request.opened, deliver: delivery.open };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all slides are swiped, and no button is dead', async ({ page }) => {
    await page.goto('/');
    await expect(section(page).locator('[role="group"]:not([inert])')).toHaveCount(LAST);
    await expect(section(page).locator('button').first()).toBeAttached();
    await expect(section(page).getByRole('button')).toHaveCount(0);
    for (const number of numbers.slice(1)) {
      await swipeSlides(page, 'next');
      await expectInView(page, number);
    }
    await swipeSlides(page, 'previous');
    await expectInView(page, LAST - 1);
  });
});

test('slides under a finger are in place when Swiper comes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A swipe takes its 180 milliseconds, and the browser scrolls on for a while.
  for (const moment of [100, 240]) {
    const { asked, deliver } = await holdSwiper(page);
    await page.goto('/blog');
    await asked;
    await Promise.all([swipeSlides(page, 'next'), setTimeout(moment).then(deliver)]);
    await waitForSwiper(page);
    await expectShown(page, 2);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('arrows pressed before React turn from the slide in sight', async ({ page }) => {
  const { deliver } = await holdSwiper(page);
  const start = await holdScripts(page);
  await page.goto('/');
  await swipeSlides(page, 'next');
  await expectInView(page, 2);
  await next(page).click();
  await next(page).click();
  const question = page.locator('details').first();
  await press(question.locator('summary'));
  await expect(question).toHaveAttribute('open');
  await expectInView(page, 2);
  start();
  await whenAlive(page);
  await expectInView(page, after(2, 2));
  deliver();
  await expectShown(page, after(2, 2));
  await expect(question).toHaveAttribute('open');
});

test('slides swipe and turn where Swiper can’t be loaded', async ({ page }) => {
  const said = new Set<string>();
  page.on('pageerror', (error) => said.add(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.text().includes('carrousel')) said.add('a line on the console');
  });
  await interceptScript(page, SWIPER_SCRIPT, (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => said.size).toBe(1);
  await swipeSlides(page, 'next');
  await expectInView(page, 2);
  await previous(page).click();
  await expectInView(page, 1);
  await previous(page).click();
  await expectInView(page, LAST);
  await expect(dot(page, LAST)).toHaveAttribute('aria-current', 'true');
  await next(page).click();
  await expectInView(page, 1);
  await dot(page, 2).click();
  await expectInView(page, 2);
  expect([...said]).toEqual(['a line on the console']);
});
