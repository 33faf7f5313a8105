import { expect, test } from 'playwright/test';
import { tabTo } from '../support';
import {
  previous,
  STOP,
  openWithStoppedClock,
  expectShown,
  pass,
  section,
  expectTurn,
  swipe,
  slide,
  swipeSlides,
  next,
  control,
  after,
  numbers,
  LAST,
  dot,
  waitForSwiper,
  PHONE,
  leaveSlider,
  HOME_INTERVAL,
} from '../slider';

/** Slides moved by hand, and what is said of them. */

test.describe('moving it by hand', () => {
  test('arrows and dots lead to each of the slides, which alone can be reached then', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForSwiper(page);
    await test.step('the arrows go round at both ends', async () => {
      for (const number of numbers.toReversed()) {
        await previous(page).click();
        await expectShown(page, number);
      }
      for (const number of [...numbers.slice(1), 1]) {
        await next(page).click();
        await expectShown(page, number);
      }
      await expect(next(page)).toBeFocused();
    });
    await test.step('each dot leads to its slide, the only one for screen readers', async () => {
      await expect(section(page)).toHaveAttribute('aria-label', /\S/);
      for (const number of numbers.toReversed()) {
        await dot(page, number).click();
        await expectShown(page, number);
        await expect(section(page).locator('button[aria-current]')).toHaveCount(1);
        await expect(dot(page, number)).toBeFocused();
        const reachable = section(page).locator('[role="group"]:not([inert])');
        await expect(reachable).toHaveCount(1);
        await expect(reachable).toHaveAccessibleName(`${number} sur ${LAST}`);
        await expect(reachable).toHaveAttribute('aria-roledescription', 'diapositive');
      }
    });
  });

  test('each press of an arrow is a slide, however fast; arrow keys move from any control, but not with Alt', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForSwiper(page);
    await test.step('the arrow keys', async () => {
      await tabTo(control(page, STOP));
      await page.keyboard.press('ArrowRight');
      await expectShown(page, 2);
      await expect(control(page, STOP)).toBeFocused();
      await tabTo(dot(page, 1));
      await page.keyboard.press('ArrowLeft');
      await expectShown(page, 1);
      await page.keyboard.press('ArrowLeft');
      await expectShown(page, LAST);
      await page.keyboard.press('ArrowRight');
      await expectShown(page, 1);
      await expect(dot(page, 1)).toBeFocused();
    });
    await test.step('presses that come fast', async () => {
      for (let press = 0; press < LAST + 2; press += 1) await next(page).click();
      await expectShown(page, after(1, 2));
      for (let press = 0; press < LAST + 1; press += 1) await previous(page).click();
      await expectShown(page, 2);
    });
    await test.step('Alt and an arrow key stay with the browser, which goes back with them', async () => {
      await page.evaluate(() => {
        addEventListener('keydown', (event) => {
          if (event.altKey && event.key !== 'Alt') {
            document.documentElement.dataset.taken = String(event.defaultPrevented);
          }
        });
      });
      await next(page).focus();
      await page.keyboard.press('Alt+ArrowLeft');
      await expect(page.locator('html')).toHaveAttribute('data-taken', 'false');
      await expectShown(page, 2);
    });
  });
});

test.describe('under a finger', () => {
  test.use(PHONE);

  test('taps on an arrow move the slides by as many, and let them turn on', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await next(page).tap();
    await next(page).tap();
    await expectShown(page, after(1, 2));
    await expectTurn(page, HOME_INTERVAL, after(1, 2), after(1, 3));
  });

  test('swipes move the slides one by one, round at both ends', async ({ page }) => {
    await page.goto('/');
    await waitForSwiper(page);
    await swipeSlides(page, 'previous');
    await expectShown(page, LAST);
    for (const number of [...numbers, 1]) {
      await swipeSlides(page, 'next');
      await expectShown(page, number);
    }
  });

  test('swiping starts the seven seconds anew', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await pass(page, 4000);
    await swipeSlides(page, 'next');
    await expectShown(page, 2);
    await expectTurn(page, HOME_INTERVAL, 2, after(2));
  });

  test('scrolling the page with a finger on the slides neither moves nor stops them', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/');
    const box = (await slide(page, 1).boundingBox())!;
    const x = box.x + box.width / 2;
    await swipe(page, [x, box.y + 300], [x, box.y + 60]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expectShown(page, 1);
    await expectTurn(page, HOME_INTERVAL, 1, 2);
  });
});

test.describe('what screen readers are told', () => {
  test('a slide that was asked for is said, and none that the clock brings', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    const said = section(page).locator('[aria-live="polite"]');
    await expect(page.locator('[aria-live]').filter({ has: slide(page, 1) })).toHaveCount(0);
    await expectTurn(page, HOME_INTERVAL, 1, 2);
    await expect(said).toBeEmpty();
    await next(page).click();
    const asked = after(2);
    await expectShown(page, asked);
    const title = await slide(page, asked).getByRole('heading').innerText();
    await expect(said).toHaveText(`Diapositive ${asked} sur ${LAST} : ${title}`);
    await leaveSlider(page);
    await expectTurn(page, HOME_INTERVAL, asked, after(asked));
    await expect(said).toBeEmpty();
  });
});
