import { expect, test } from 'playwright/test';
import { interceptScript, makeGate } from '../form';
import { tabTo, TOUCH_PHONE } from '../support';
import {
  after,
  control,
  dot,
  expectInView,
  expectShown,
  expectTurn,
  HOME_INTERVAL,
  LAST,
  leaveSlider,
  next,
  numbers,
  openWithStoppedClock,
  pass,
  previous,
  RESTART,
  section,
  slide,
  STOP,
  swipe,
  swipeSlides,
} from '../slider';

/**
 * Slides that turn by themselves, what makes them wait or stop, how they are moved by hand, and
 * those whose engine never comes. guests.spec.ts turns them before React.
 */

test('slides turn by themselves, wait, and are stopped', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  for (const number of numbers) await expectTurn(page, HOME_INTERVAL, number, after(number));
  for (const wait of [() => slide(page, 1).hover(), () => tabTo(next(page))]) {
    await wait();
    await pass(page, 3 * HOME_INTERVAL);
    await expectShown(page, 1);
    await leaveSlider(page);
  }
  await test.step('a choice is said, what the clock brings is not', async () => {
    const said = section(page).locator('[aria-live="polite"]');
    await next(page).click();
    await expectShown(page, 2);
    const title = await slide(page, 2).getByRole('heading').innerText();
    await expect(said).toHaveText(`Diapositive 2 sur ${LAST} : ${title}`);
    await page.mouse.move(1, 1);
    await expectTurn(page, HOME_INTERVAL, 2, after(2));
    await expect(said).toBeEmpty();
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
    const reachable = section(page).locator('[role="group"]:not([inert])');
    await expect(reachable).toHaveAccessibleName(`${LAST} sur ${LAST}`);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 1);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, LAST);
  });
  await control(page, RESTART).click();
  await leaveSlider(page);
  await expectTurn(page, HOME_INTERVAL, LAST, 1);
});

test.describe('under a finger', () => {
  test.use(TOUCH_PHONE);

  test('swipes and taps move the slides one by one', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await pass(page, 4000);
    await swipeSlides(page, 'previous');
    await expectShown(page, LAST);
    for (const number of numbers) {
      await swipeSlides(page, 'next');
      await expectShown(page, number);
    }
    await expectTurn(page, HOME_INTERVAL, LAST, 1);
    await test.step('a finger that scrolls the page neither moves nor stops them', async () => {
      const box = (await slide(page, 1).boundingBox())!;
      const x = box.x + box.width / 2;
      await swipe(page, [x, box.y + 300], [x, box.y + 60]);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await expectTurn(page, HOME_INTERVAL, 1, 2);
    });
  });

  /** What only Swiper's own script contains. */
  const SWIPER_SCRIPT = 'containerModifierClass';

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
    await dot(page, 2).click();
    await expectInView(page, 2);
  });
});
