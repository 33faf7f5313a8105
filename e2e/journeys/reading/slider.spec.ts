import { setTimeout } from 'node:timers/promises';
import { expect, test, type Page } from 'playwright/test';
import { home } from '@/lib/content/generated/home';
import { interceptScript } from '@/e2e/support/form';
import { makeGate, TOUCH_PHONE } from '@/e2e/support/page';
import {
  control,
  dot,
  expectInView,
  expectShown,
  HOME_INTERVAL,
  next,
  openWithStoppedClock,
  pass,
  section,
  settle,
  slide,
} from '@/e2e/support/slider';

/** The slider. domMutations.spec.ts turns it before hydration. */

const LAST = home.slides.length;
const THIRD = (2 % LAST) + 1;

const previous = (page: Page) => control(page, 'Diapositive précédente');

/** The slider turns after its interval, not 100 ms before. */
async function expectTurn(page: Page, from: number, to: number) {
  await settle(page);
  await pass(page, HOME_INTERVAL - 100);
  await expectShown(page, from);
  await pass(page, 100);
  await expectShown(page, to);
}

/** The slider rests for three intervals. */
async function expectRest(page: Page, number: number) {
  await settle(page);
  await pass(page, 3 * HOME_INTERVAL);
  await expectShown(page, number);
}

/** Screen readers and the keyboard find no other slide. */
const expectOneReachable = (page: Page, number: number) =>
  expect(section(page).locator('[role="group"]:not([inert])')).toHaveAccessibleName(
    `${number} sur ${LAST}`,
  );

async function leaveSlider(page: Page) {
  await page.mouse.move(1, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** Scrolls, and waits until observers of intersections know. */
const scrollToY = (page: Page, top: number) =>
  section(page).evaluate(async (element, y) => {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise<unknown>((resolve) => new IntersectionObserver(resolve).observe(element));
  }, top);

type Point = readonly [x: number, y: number];

/** A touch with one move a frame: moves within a frame are merged. */
async function swipe(page: Page, from: Point, to: Point) {
  const client = await page.context().newCDPSession(page);
  for (let step = 0; step <= 10; step += 1) {
    const at = (start: number, end: number) => start + ((end - start) * step) / 10;
    const type = step === 0 ? 'touchStart' : 'touchMove';
    const touchPoints = [{ x: at(from[0], to[0]), y: at(from[1], to[1]) }];
    await client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await setTimeout(16);
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

// On a phone the slides are at the top of the slider.
async function swipeSlides(page: Page, direction: 'next' | 'previous') {
  const { x, y, width } = (await section(page).boundingBox())!;
  const right: Point = [x + width * 0.85, y + 60];
  const left: Point = [x + width * 0.15, y + 60];
  await (direction === 'next' ? swipe(page, right, left) : swipe(page, left, right));
}

test('slides autoplay, pause, stop, and follow controls', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await expectTurn(page, 1, 2);
  for (const pause of [() => slide(page, 2).hover(), () => next(page).focus()]) {
    await pause();
    await expectRest(page, 2);
    await leaveSlider(page);
  }
  await test.step('they go on while in view', async () => {
    await scrollToY(page, 10_000);
    await pass(page, 3 * HOME_INTERVAL);
    await scrollToY(page, 0);
    await expectTurn(page, 2, THIRD);
  });
  await test.step('user actions are announced, not autoplay', async () => {
    const announced = section(page).locator('[aria-live="polite"]');
    await dot(page, 1).click();
    await next(page).click();
    await expectShown(page, 2);
    const title = await slide(page, 2).getByRole('heading').innerText();
    await expect(announced).toHaveText(`Diapositive 2 sur ${LAST} : ${title}`);
    await leaveSlider(page);
    await expectTurn(page, 2, THIRD);
    await expect(announced).toBeEmpty();
  });
  await control(page, 'Arrêter le défilement').click();
  await leaveSlider(page);
  await expectRest(page, THIRD);
  await test.step('arrows, dots and arrow keys lead to each slide', async () => {
    await dot(page, 1).click();
    await previous(page).click();
    await expectShown(page, LAST);
    for (let presses = 0; presses < LAST + 1; presses += 1) await next(page).click();
    await expectShown(page, 1);
    await dot(page, LAST).click();
    await expectShown(page, LAST);
    await expectOneReachable(page, LAST);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 1);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, LAST);
  });
  await control(page, 'Relancer le défilement').click();
  await leaveSlider(page);
  await expectTurn(page, LAST, 1);
});

test.describe('by touch', () => {
  test.use(TOUCH_PHONE);

  test('a swipe moves one slide', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await pass(page, 4000);
    await swipeSlides(page, 'previous');
    await expectShown(page, LAST);
    for (const number of [1, 2]) {
      await swipeSlides(page, 'next');
      await expectShown(page, number);
    }
    await test.step('vertical scrolling neither moves nor stops slides', async () => {
      const box = (await slide(page, 2).boundingBox())!;
      const x = box.x + box.width / 2;
      await swipe(page, [x, box.y + 300], [x, box.y + 60]);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await expectTurn(page, 2, THIRD);
    });
  });

  test('slides work where Swiper can’t be loaded', async ({ page }) => {
    const refused = makeGate();
    await interceptScript(page, 'containerModifierClass', async (route) => {
      await route.abort();
      refused.open();
    });
    await page.goto('/');
    await refused.opened;
    await swipeSlides(page, 'next');
    await expectShown(page, 2);
    await expectOneReachable(page, 2);
    for (const number of [1, LAST]) {
      await previous(page).click();
      await expectInView(page, number);
    }
    await dot(page, 2).click();
    await expectInView(page, 2);
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  });
});
