import { setTimeout } from 'node:timers/promises';
import { expect, test, type Page, type Route } from 'playwright/test';
import { routeScripts, tabTo, whenAlive, holdScripts } from '../support';
import {
  dot,
  expectInView,
  STOP,
  expectShown,
  section,
  swipeSlides,
  next,
  previous,
  control,
  hiddenSlides,
  numbers,
  LAST,
  waitForSwiper,
  PHONE,
} from '../slider';

/** Slides whose engine has not come yet, or never comes. */

/**
 * Does something else with Swiper's file than to load it. Its name is a digest: its content
 * tells it from the other scripts.
 */
async function onSwiperFile(page: Page, handle: (route: Route) => Promise<void>) {
  await routeScripts(page, async (route) => {
    const response = await route.fetch();
    const isSwiper = (await response.text()).includes('containerModifierClass');
    await (isSwiper ? handle(route) : route.fulfill({ response }));
  });
}

/** Holds Swiper's file back until `deliver`; `asked` is kept once the page has asked for it. */
async function holdSwiperFile(page: Page) {
  let deliver = () => {};
  let noteAsked = () => {};
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  const asked = new Promise<void>((resolve) => (noteAsked = resolve));
  await onSwiperFile(page, async (route) => {
    noteAsked();
    await delivered;
    await route.continue();
  });
  return { asked, deliver };
}

/** Makes Swiper's file fail; the list that it gives fills with what the page then says of it. */
async function failSwiperFile(page: Page) {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.text().includes('carrousel')) said.push('a line on the console');
  });
  await onSwiperFile(page, (route) => route.abort());
  return said;
}

/** A page that never counts as idle: only the visitor can make Swiper load. */
async function neverIdle(page: Page) {
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    // React itself waits for the first idle moment: that one comes.
    window.requestIdleCallback = (...asked) => {
      window.requestIdleCallback = () => 0;
      return whenIdle(...asked);
    };
  });
}

test.describe('before Swiper is there, or without it', () => {
  test.use(PHONE);

  /** Swipes from the first slide to the last, and back to the one before: one slide a swipe. */
  async function expectPlainSwipes(page: Page) {
    for (const number of numbers.slice(1)) {
      await swipeSlides(page, 'next');
      await expectInView(page, number);
    }
    await swipeSlides(page, 'previous');
    await expectInView(page, LAST - 1);
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the slides are all there to swipe, and no dead button', async ({ page }) => {
      await page.goto('/');
      await expect(section(page).locator('[role="group"]:not([inert])')).toHaveCount(LAST);
      await expect(section(page).locator('button').first()).toBeAttached();
      await expect(section(page).getByRole('button')).toHaveCount(0);
      await expectPlainSwipes(page);
    });
  });

  test('slides swiped before Swiper has come stay where they are when it comes', async ({
    page,
  }) => {
    const { asked, deliver } = await holdSwiperFile(page);
    await page.goto('/');
    await asked;
    await expectPlainSwipes(page);
    await expect(hiddenSlides(page)).toHaveCount(0);
    deliver();
    await waitForSwiper(page);
    await expectShown(page, LAST - 1);
    await swipeSlides(page, 'next');
    await expectShown(page, LAST);
    await swipeSlides(page, 'next');
    await expectShown(page, 1);
  });

  test('slides that are under a finger, or glide on after it, are in their place when Swiper comes', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A swipe takes its 180 milliseconds, and the browser scrolls on for a while.
    for (const moment of [60, 160, 220, 340]) {
      const { asked, deliver } = await holdSwiperFile(page);
      await page.goto('/blog');
      await asked;
      await Promise.all([swipeSlides(page, 'next'), setTimeout(moment).then(deliver)]);
      await waitForSwiper(page);
      await expectShown(page, 2);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  test('an arrow pressed before Swiper has come is obeyed when it comes', async ({ page }) => {
    const { asked, deliver } = await holdSwiperFile(page);
    await neverIdle(page);
    await page.goto('/');
    await whenAlive(page);
    await next(page).click();
    await asked;
    deliver();
    await expectShown(page, 2);
  });

  test('an arrow pressed before React turns from where the slides were swiped to', async ({
    page,
  }) => {
    const { deliver } = await holdSwiperFile(page);
    const start = await holdScripts(page);
    await page.goto('/');
    await swipeSlides(page, 'next');
    await expectInView(page, 2);
    await next(page).click();
    start();
    await whenAlive(page);
    await expectInView(page, 3);
    deliver();
    await expectShown(page, 3);
  });

  for (const [what, act] of [
    ['touch', (page: Page) => swipeSlides(page, 'next')],
    ['key', (page: Page) => next(page).press('ArrowRight')],
    ['focus', (page: Page) => tabTo(control(page, STOP))],
  ] as const) {
    test(`the first ${what} on the slides makes Swiper come, on a page that is busy`, async ({
      page,
    }) => {
      await neverIdle(page);
      await page.goto('/');
      await whenAlive(page);
      await expect(hiddenSlides(page)).toHaveCount(0);
      await act(page);
      await waitForSwiper(page);
    });
  }

  test('slides swipe, and the arrows turn them, where Swiper can’t be loaded; the page has no error', async ({
    page,
  }) => {
    const said = await failSwiperFile(page);
    await page.goto('/');
    await expect.poll(() => said).not.toHaveLength(0);
    await expectPlainSwipes(page);
    await expect(section(page).locator('[role="group"]:not([inert])')).toHaveCount(LAST);
    const before = said.length;
    for (const number of [LAST, 1]) {
      await next(page).click();
      await expectInView(page, number);
      await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
    }
    await previous(page).click();
    await expectInView(page, LAST);
    await dot(page, 2).click();
    await expectInView(page, 2);
    // Each of them asks for the file again.
    await expect.poll(() => said.length).toBeGreaterThan(before);
    expect([...new Set(said)]).toEqual(['a line on the console']);
  });

  test('a touch on a busy page whose Swiper can’t be loaded makes no error', async ({ page }) => {
    const said = await failSwiperFile(page);
    await neverIdle(page);
    await page.goto('/');
    await whenAlive(page);
    await swipeSlides(page, 'next');
    await expectInView(page, 2);
    await expect.poll(() => said).not.toHaveLength(0);
    expect([...new Set(said)]).toEqual(['a line on the console']);
  });
});
