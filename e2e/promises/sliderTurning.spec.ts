import { expect, test, type Locator } from 'playwright/test';
import { tabTo } from '../support';
import {
  previous,
  STOP,
  openWithStoppedClock,
  expectShown,
  pass,
  section,
  expectTurn,
  slide,
  next,
  control,
  after,
  numbers,
  LAST,
  dot,
  waitForSwiper,
  settle,
  leaveSlider,
  HOME_INTERVAL,
} from '../slider';

/** Slides that turn by themselves, and what makes them wait or stop. */

const RESTART = 'Relancer le défilement';

/** Presses a button as a screen reader or a voice does: without pointer, without focus. */
const activate = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());

test.describe('turning by itself', () => {
  test('the slides turn every 7 seconds, and come round', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await expectShown(page, 1);
    for (const number of numbers) await expectTurn(page, HOME_INTERVAL, number, after(number));
  });

  test('the slides wait while the mouse or the focus is on them', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    const ways = [
      ['the mouse on a slide', (number: number) => slide(page, number).hover()],
      ['focus on a control', () => tabTo(next(page))],
      ['focus on a link', (number: number) => tabTo(slide(page, number).getByRole('link'))],
    ] as const;
    for (const [index, [what, come]] of ways.entries()) {
      await test.step(what, async () => {
        const number = after(1, index);
        await come(number);
        await settle(page);
        await pass(page, 3 * HOME_INTERVAL);
        await expectShown(page, number);
        await leaveSlider(page);
        await expectTurn(page, HOME_INTERVAL, number, after(number));
      });
    }
  });

  test('after a press on an arrow or a dot the slides turn on, although focus stays there', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/');
    for (const [place, button] of [
      ['an arrow', next(page)],
      ['a dot', dot(page, 2)],
    ] as const) {
      await test.step(place, async () => {
        await button.click();
        await page.mouse.move(1, 1);
        await expect(button).toBeFocused();
        await expectTurn(page, HOME_INTERVAL, 2, after(2));
        await expect(button).toBeFocused();
        // A key says that the keyboard is in use from now on.
        await page.keyboard.press('Shift');
        await settle(page);
        await pass(page, 3 * HOME_INTERVAL);
        await expectShown(page, after(2));
      });
    }
  });

  test('a choice starts the seven seconds anew, and a hidden tab makes them wait', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/');
    await pass(page, 4000);
    await activate(next(page));
    await expectShown(page, 2);
    await expectTurn(page, HOME_INTERVAL, 2, after(2));

    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await settle(page);
    await pass(page, 3 * HOME_INTERVAL);
    await expectShown(page, after(2));
    await setHidden(false);
    await expectTurn(page, HOME_INTERVAL, after(2), after(3));
  });

  test('under reduced motion the slides stand still until the visitor starts them', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await waitForSwiper(page);
    await expect(control(page, RESTART)).toBeVisible();
    await page.clock.fastForward(4 * HOME_INTERVAL);
    await settle(page);
    await expectShown(page, 1);

    await control(page, RESTART).click();
    await expect(control(page, STOP)).toBeVisible();
    await leaveSlider(page);
    await page.clock.fastForward(HOME_INTERVAL);
    await expectShown(page, 2);
  });
});

test.describe('stopping it', () => {
  test('the button stops the slides and starts them again: by Enter, Space and click; Tab reaches it first', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '/');
    await test.step('it is the first control that Tab reaches', async () => {
      await tabTo(control(page, STOP));
      await page.keyboard.press('Shift+Tab');
      await expect(section(page).locator(':focus')).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(control(page, STOP)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(previous(page)).toBeFocused();
      await leaveSlider(page);
    });
    for (const [index, key] of (['Enter', 'Space', 'click'] as const).entries()) {
      await test.step(key, async () => {
        const number = after(1, index);
        const press = async (name: string) => {
          if (key === 'click') await control(page, name).click();
          else await control(page, name).press(key);
        };
        await press(STOP);
        await expect(control(page, RESTART)).toBeVisible();
        await expect(control(page, STOP)).toHaveCount(0);
        await expect(control(page, RESTART)).not.toHaveAttribute('aria-pressed');
        await leaveSlider(page);
        await pass(page, 3 * HOME_INTERVAL);
        await expectShown(page, number);

        await press(RESTART);
        await expect(control(page, STOP)).toBeVisible();
        await expect(control(page, RESTART)).toHaveCount(0);
        await leaveSlider(page);
        await expectTurn(page, HOME_INTERVAL, number, after(number));
      });
    }
  });

  test('stopped slides stay stopped on the next page, and after a reload', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await waitForSwiper(page);
    await control(page, STOP).click();
    await expect(control(page, RESTART)).toBeVisible();

    const expectStopped = async () => {
      await expect(control(page, RESTART)).toBeVisible();
      await waitForSwiper(page);
      await page.mouse.move(1, 1);
      await page.clock.fastForward(4 * HOME_INTERVAL);
      await settle(page);
      await expectShown(page, 1);
    };
    const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
    await navigation.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expectStopped();
    await page.reload();
    await expectStopped();
  });

  test('stopped slides still follow the arrows, as often as they are pressed', async ({ page }) => {
    await page.goto('/');
    await waitForSwiper(page);
    await control(page, STOP).click();
    for (const number of [2, 3]) {
      await next(page).click();
      await expectShown(page, number);
    }
    for (const number of [2, 1, LAST]) {
      await previous(page).click();
      await expectShown(page, number);
    }
  });

  test('slides that were stopped, moved by hand and started again do turn', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await activate(control(page, STOP));
    await activate(next(page));
    await expectShown(page, 2);
    await activate(control(page, RESTART));
    await expectTurn(page, HOME_INTERVAL, 2, after(2));
    await expectTurn(page, HOME_INTERVAL, after(2), after(3));
  });
});
