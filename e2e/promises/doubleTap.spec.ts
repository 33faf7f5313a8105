import { expect, test, type Locator } from 'playwright/test';
import { after, expectShown, next, waitForSwiper } from '../slider';
import { press, TOUCH_PHONE, waitForHydration } from '../support';

/** Older hands tap twice where once is meant: the second tap undoes nothing, and meets nothing else. */

test.use({ ...TOUCH_PHONE, contextOptions: { reducedMotion: 'reduce' } });

/** The pause between two taps, in milliseconds: browsers take two for one up to 300. */
const PAUSE = 150;

/** Taps twice in the same place, whatever stands there by the second time. */
async function tapTwice(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const finger = { x: x + width / 2, y: y + height / 2 };
  const client = await page.context().newCDPSession(page);
  const begin = Date.now();
  for (const moment of [begin, begin + PAUSE]) {
    for (const [type, touchPoints, lasts] of [
      ['touchStart', [finger], 0],
      ['touchEnd', [], 30],
    ] as const) {
      // However slow this machine is.
      const timestamp = (moment + lasts) / 1000;
      const touch = { type, touchPoints: [...touchPoints], timestamp };
      await client.send('Input.dispatchTouchEvent', touch);
    }
  }
  await client.detach();
  // Until then another tap would be the third.
  await expect.poll(() => Date.now()).toBeGreaterThan(begin + 4 * PAUSE);
}

test('two taps open as one, and both turn slides', async ({ page }) => {
  await page.goto('/services');
  await waitForHydration(page);
  await waitForSwiper(page);
  await press(next(page));
  await expectShown(page, 2);
  await tapTwice(next(page));
  await expectShown(page, after(2, 2));

  const close = page.getByRole('button', { name: 'Fermer' });
  // Where the header stands at the very top, the menu's own button comes under the finger.
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await tapTwice(page.getByRole('button', { name: 'Menu' }));
  await expect(close).toBeVisible();
  await tapTwice(close);
  await expect(close).toBeHidden();

  const question = page.locator('#faq details').first();
  await tapTwice(question.locator('summary'));
  await expect(question).toHaveAttribute('open');
});
