import { setTimeout } from 'node:timers/promises';
import { expect, test, type Page } from 'playwright/test';
import { home } from '@/lib/content/generated/home';
import { interceptScript } from '@/e2e/support/form';
import { makeGate, tabTo, TOUCH_PHONE } from '@/e2e/support/page';
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
const numbers = Array.from({ length: LAST }, (_, index) => index + 1);

const after = (number: number, steps = 1) => ((number - 1 + steps) % LAST) + 1;

const STOP = 'Arrêter le défilement';
const RESTART = 'Relancer le défilement';

/** The slider turns after its interval, not 100 ms before. */
async function expectTurn(page: Page, interval: number, from: number, to: number) {
  await settle(page);
  await pass(page, interval - 100);
  await expectShown(page, from);
  await pass(page, 100);
  await expectShown(page, to);
}

/** Screen readers and the keyboard find no other slide. */
async function expectOneReachable(page: Page, number: number) {
  const reachable = section(page).locator('[role="group"]:not([inert])');
  await expect(reachable).toHaveAccessibleName(`${number} sur ${LAST}`);
}

async function leaveSlider(page: Page) {
  await page.mouse.move(1, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await settle(page);
}

/** Scrolls, and waits until observers of intersections know. */
async function scrollSlider(page: Page, to: 'out of view' | 'into view') {
  await section(page).evaluate(async (element, isOut) => {
    scrollTo({ top: isOut ? document.body.scrollHeight : 0, behavior: 'instant' });
    await new Promise<unknown>((resolve) => new IntersectionObserver(resolve).observe(element));
  }, to === 'out of view');
  await settle(page);
}

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

async function swipeSlides(page: Page, direction: 'next' | 'previous') {
  // On a phone the slides are at the top of the slider.
  const { x, y, width } = (await section(page).boundingBox())!;
  const left: Point = [x + width * 0.15, y + 60];
  const right: Point = [x + width * 0.85, y + 60];
  await (direction === 'next' ? swipe(page, right, left) : swipe(page, left, right));
}

const previous = (page: Page) => control(page, 'Diapositive précédente');

test('slides autoplay, pause, stop, and follow controls', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await expectTurn(page, HOME_INTERVAL, 1, 2);
  for (const wait of [() => slide(page, 2).hover(), () => tabTo(next(page))]) {
    await wait();
    await pass(page, 3 * HOME_INTERVAL);
    await expectShown(page, 2);
    await leaveSlider(page);
  }
  await test.step('go on round after round while in view', async () => {
    for (const number of [...numbers.slice(1), ...numbers])
      await expectTurn(page, HOME_INTERVAL, number, after(number));
    await scrollSlider(page, 'out of view');
    await pass(page, 3 * HOME_INTERVAL);
    await scrollSlider(page, 'into view');
    await expectTurn(page, HOME_INTERVAL, 1, 2);
    await dot(page, 1).click();
    await leaveSlider(page);
  });
  await test.step('announces user actions, not autoplay', async () => {
    const announced = section(page).locator('[aria-live="polite"]');
    await next(page).click();
    await expectShown(page, 2);
    const title = await slide(page, 2).getByRole('heading').innerText();
    await expect(announced).toHaveText(`Diapositive 2 sur ${LAST} : ${title}`);
    await page.mouse.move(1, 1);
    await expectTurn(page, HOME_INTERVAL, 2, after(2));
    await expect(announced).toBeEmpty();
  });
  await control(page, STOP).click();
  await leaveSlider(page);
  await pass(page, 3 * HOME_INTERVAL);
  await expectShown(page, after(2));
  await test.step('arrows, dots and arrow keys lead to each slide', async () => {
    await dot(page, 1).click();
    for (let presses = 0; presses < LAST + 2; presses += 1) await next(page).click();
    await expectShown(page, after(1, 2));
    for (let presses = 0; presses < LAST + 2; presses += 1) await previous(page).click();
    await expectShown(page, 1);
    await dot(page, LAST).click();
    await expectShown(page, LAST);
    await expectOneReachable(page, LAST);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 1);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, LAST);
  });
  await control(page, RESTART).click();
  await leaveSlider(page);
  await expectTurn(page, HOME_INTERVAL, LAST, 1);
});

test.describe('by touch', () => {
  test.use(TOUCH_PHONE);

  test('a swipe moves one slide', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await pass(page, 4000);
    await swipeSlides(page, 'previous');
    await expectShown(page, LAST);
    for (const number of numbers) {
      await swipeSlides(page, 'next');
      await expectShown(page, number);
    }
    await expectTurn(page, HOME_INTERVAL, LAST, 1);
    await test.step('vertical scrolling neither moves nor stops slides', async () => {
      const box = (await slide(page, 1).boundingBox())!;
      const x = box.x + box.width / 2;
      await swipe(page, [x, box.y + 300], [x, box.y + 60]);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await expectTurn(page, HOME_INTERVAL, 1, 2);
    });
  });

  const SWIPER_SCRIPT = 'containerModifierClass';

  test('slides work where Swiper can’t be loaded', async ({ page }) => {
    const refused = makeGate();
    await interceptScript(page, SWIPER_SCRIPT, async (route) => {
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
    await expect(dot(page, LAST)).toHaveAttribute('aria-current', 'true');
    await dot(page, 2).click();
    await expectInView(page, 2);
  });
});
