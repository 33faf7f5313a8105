import { expect, test } from 'playwright/test';
import { press, tabTo, TOUCH_PHONE } from '../support';
import {
  after,
  control,
  dot,
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

/** Slides that turn by themselves, what makes them wait or stop, and how they are moved by hand. */

test('slides turn by themselves, and wait for the visitor', async ({ page }) => {
  await openWithStoppedClock(page, '/services');
  await expectTurn(page, 5000, 1, 2);
  await openWithStoppedClock(page, '/');
  for (const number of numbers) await expectTurn(page, HOME_INTERVAL, number, after(number));
  for (const wait of [() => slide(page, 1).hover(), () => tabTo(next(page))]) {
    await wait();
    await pass(page, 3 * HOME_INTERVAL);
    await expectShown(page, 1);
    await leaveSlider(page);
  }
  await expectTurn(page, HOME_INTERVAL, 1, 2);
});

test('a choice is said, and a control stops the slides', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  const said = section(page).locator('[aria-live="polite"]');
  await pass(page, 4000);
  await next(page).click();
  await expectShown(page, 2);
  const title = await slide(page, 2).getByRole('heading').innerText();
  await expect(said).toHaveText(`Diapositive 2 sur ${LAST} : ${title}`);
  await page.mouse.move(1, 1);
  await expectTurn(page, HOME_INTERVAL, 2, after(2));
  // What the clock brings is not said.
  await expect(said).toBeEmpty();
  await control(page, STOP).click();
  await leaveSlider(page);
  await pass(page, 3 * HOME_INTERVAL);
  await expectShown(page, after(2));
  await next(page).click();
  await expectShown(page, after(2, 2));
  await control(page, RESTART).click();
  await leaveSlider(page);
  await expectTurn(page, HOME_INTERVAL, after(2, 2), after(2, 3));

  await test.step('arrows, dots and arrow keys lead to each slide', async () => {
    await control(page, STOP).click();
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
    for (let presses = 0; presses < 2; presses += 1) await press(next(page));
    await expectTurn(page, HOME_INTERVAL, after(1, 2), after(1, 3));
    await test.step('a finger that scrolls the page neither moves nor stops them', async () => {
      const number = after(1, 3);
      const box = (await slide(page, number).boundingBox())!;
      const x = box.x + box.width / 2;
      await swipe(page, [x, box.y + 300], [x, box.y + 60]);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await expectTurn(page, HOME_INTERVAL, number, after(number));
    });
  });
});
