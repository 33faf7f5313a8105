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
  waitForSwiper,
} from '../slider';

/** Slides that turn by themselves, what makes them wait or stop, and how they are moved by hand. */

test('the slides turn every 7 seconds, come round, and wait for the mouse, the keyboard and a hidden tab', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  for (const number of numbers) await expectTurn(page, HOME_INTERVAL, number, after(number));

  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  for (const [what, come] of [
    ['the mouse on a slide', () => slide(page, 1).hover()],
    ['focus on a control', () => tabTo(next(page))],
    ['a hidden tab', () => setHidden(true)],
  ] as const) {
    await test.step(what, async () => {
      await come();
      await pass(page, 3 * HOME_INTERVAL);
      await expectShown(page, 1);
      await setHidden(false);
      await leaveSlider(page);
    });
  }
  await expectTurn(page, HOME_INTERVAL, 1, 2);
});

test('the slides of the inner pages turn every 5 seconds', async ({ page }) => {
  for (const path of ['/services', '/blog']) {
    await openWithStoppedClock(page, path);
    await expectTurn(page, 5000, 1, 2);
  }
});

test('a choice starts the seven seconds anew and is said, what the clock brings is not; the first control stops the slides', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  const said = section(page).locator('[aria-live="polite"]');
  await expect(page.locator('[aria-live]').filter({ has: slide(page, 1) })).toHaveCount(0);
  await pass(page, 4000);
  await next(page).click();
  await expectShown(page, 2);
  const title = await slide(page, 2).getByRole('heading').innerText();
  await expect(said).toHaveText(`Diapositive 2 sur ${LAST} : ${title}`);
  await test.step('they turn on, although focus stays on the arrow, until a key is pressed', async () => {
    await page.mouse.move(1, 1);
    await expectTurn(page, HOME_INTERVAL, 2, after(2));
    await expect(next(page)).toBeFocused();
    await expect(said).toBeEmpty();
    await page.keyboard.press('Shift');
    await pass(page, 3 * HOME_INTERVAL);
    await expectShown(page, after(2));
  });
  await test.step('stopped they follow the arrows, and turn again once started', async () => {
    await tabTo(control(page, STOP));
    await page.keyboard.press('Shift+Tab');
    await expect(section(page).locator(':focus')).toHaveCount(0);
    await control(page, STOP).click();
    await expect(control(page, RESTART)).not.toHaveAttribute('aria-pressed');
    await leaveSlider(page);
    await pass(page, 3 * HOME_INTERVAL);
    await expectShown(page, after(2));
    await next(page).click();
    await expectShown(page, after(2, 2));
    await control(page, RESTART).click();
    await expect(control(page, STOP)).toBeVisible();
    await leaveSlider(page);
    await expectTurn(page, HOME_INTERVAL, after(2, 2), after(2, 3));
  });
});

test('arrows, dots and arrow keys lead to each of the slides, which alone can be reached then', async ({
  page,
}) => {
  await page.goto('/');
  await waitForSwiper(page);
  await test.step('the arrows, round at both ends, a slide for each press, however fast', async () => {
    for (let presses = 0; presses < LAST + 2; presses += 1) await next(page).click();
    await expectShown(page, after(1, 2));
    for (let presses = 0; presses < LAST + 2; presses += 1) await previous(page).click();
    await expectShown(page, 1);
    await expect(previous(page)).toBeFocused();
  });
  await test.step('each dot leads to its slide, the only one for screen readers', async () => {
    for (const number of numbers.toReversed()) {
      await dot(page, number).click();
      await expectShown(page, number);
      await expect(section(page).locator('button[aria-current]')).toHaveCount(1);
      const reachable = section(page).locator('[role="group"]:not([inert])');
      await expect(reachable).toHaveCount(1);
      await expect(reachable).toHaveAccessibleName(`${number} sur ${LAST}`);
    }
  });
  await test.step('the arrow keys, on any control', async () => {
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, LAST);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 1);
    await expect(dot(page, 1)).toBeFocused();
  });
  await test.step('Alt and an arrow key stay with the browser, which goes back with them', async () => {
    await page.evaluate(() =>
      addEventListener('keydown', ({ key, defaultPrevented }) => {
        if (key === 'ArrowLeft') document.body.dataset.isTaken = String(defaultPrevented);
      }),
    );
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(page.locator('body')).toHaveAttribute('data-is-taken', 'false');
    await expectShown(page, 1);
  });
});

test.describe('under a finger', () => {
  test.use(TOUCH_PHONE);

  test('swipes and taps move the slides one by one, round at both ends, and start the seconds anew', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/');
    await test.step('swipes', async () => {
      await pass(page, 4000);
      await swipeSlides(page, 'previous');
      await expectShown(page, LAST);
      for (const number of numbers) {
        await swipeSlides(page, 'next');
        await expectShown(page, number);
      }
      await expectTurn(page, HOME_INTERVAL, LAST, 1);
    });
    await test.step('taps', async () => {
      await press(next(page));
      await press(next(page));
      await expectShown(page, after(1, 2));
      await expectTurn(page, HOME_INTERVAL, after(1, 2), after(1, 3));
    });
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
