import { expect, test, type Locator } from 'playwright/test';
import { after, expectShown, next, waitForSwiper } from '../slider';
import { press, TOUCH_PHONE, whenAlive } from '../support';

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
  const touch = (type: 'touchStart' | 'touchEnd', moment: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [finger] : [],
      // However slow this machine is.
      timestamp: moment / 1000,
    });
  const begin = Date.now();
  for (const moment of [begin, begin + PAUSE]) {
    await touch('touchStart', moment);
    await touch('touchEnd', moment + 30);
  }
  await client.detach();
  // Until then another tap would be the third.
  await expect.poll(() => Date.now()).toBeGreaterThan(begin + 4 * PAUSE);
}

test('a menu opens by two taps as by one, and closes without a call', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('click', ({ target, defaultPrevented }) => {
      const link = (target as Element).closest('a');
      if (link && !defaultPrevented) document.documentElement.setAttribute('data-led', link.href);
    });
  });
  await page.goto('/services');
  await whenAlive(page);
  const close = page.getByRole('button', { name: 'Fermer' });
  // Where the header stands at the very top, the menu's own button comes under the finger.
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await tapTwice(page.getByRole('button', { name: 'Menu' }));
  await expect(close).toBeVisible();
  await tapTwice(close);
  await expect(close).toBeHidden();
  await expect(page.locator(':root')).not.toHaveAttribute('data-led');
});

test('what two taps open stays open, and shuts by two', async ({ page }) => {
  await page.goto('/services');
  await whenAlive(page);
  const question = page.locator('#faq summary').first();
  const isOpen = () => question.evaluate((it) => (it.parentElement as HTMLDetailsElement).open);
  await tapTwice(question);
  await expect.poll(isOpen).toBe(true);
  await tapTwice(question);
  await expect.poll(isOpen).toBe(false);
});

test('taps that count each go on counting', async ({ page }) => {
  await page.goto('/');
  await whenAlive(page);
  await waitForSwiper(page);
  await press(next(page));
  await expectShown(page, 2);
  await tapTwice(next(page));
  await expectShown(page, after(2, 2));
});

test('a tap beside a control does not swallow the next', async ({ page }) => {
  await page.goto('/');
  await whenAlive(page);
  await waitForSwiper(page);
  await press(next(page));
  await expectShown(page, 2);
  // Made by hand: Chrome moves a finger's tap so near a control onto it.
  const clickAbove = (above: number, detail: number) =>
    next(page).evaluate(
      (button, [distance, count]) => {
        const { x, y, width } = button.getBoundingClientRect();
        const [clientX, clientY] = [x + width / 2, y - distance];
        const init = { bubbles: true, cancelable: true, detail: count, clientX, clientY };
        document.elementFromPoint(clientX, clientY)!.dispatchEvent(new MouseEvent('click', init));
      },
      [above, detail] as const,
    );
  await clickAbove(6, 1);
  await expectShown(page, 2);
  await clickAbove(-6, 2);
  await expectShown(page, after(2));
});
