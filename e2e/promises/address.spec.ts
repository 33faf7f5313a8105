import { expect, test, type Page } from 'playwright/test';
import {
  afterWord,
  awa,
  fill,
  onlyParams,
  partsOf,
  STILL_PHONE,
  stored,
  watchSends,
} from '../form';
import { announcements, press, waitForHydration, write } from '../support';

/** An answer has to arrive: what is said of an address in which a sign is wrong. */

test.use(STILL_PHONE);

/** Without the language of the page, which a translator changes. */
const offerOf = (page: Page) => page.locator('form [aria-live="polite"] button');
const question = (page: Page, address: string) =>
  announcements(page.locator('form')).filter({ hasText: `Vouliez-vous dire ${address}` });

test('a misspelt e-mail is asked about, never held up', async ({ page }) => {
  const sends = watchSends(page);
  await page.clock.install();
  const parts = partsOf(page);

  await test.step('typed before React it is asked about as well', async () => {
    await page.goto('/appoitment', { waitUntil: 'commit' });
    await write(parts.email, 'awa@gmial.com');
    await waitForHydration(page);
    await expect(question(page, 'awa@gmail.com')).toBeVisible();
    await expect(parts.email).toBeFocused();
    // It is a question and no mistake.
    await expect(parts.email).not.toHaveAttribute('aria-invalid');
  });
  await test.step('another key takes it back, until the address is left as it is', async () => {
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('n');
    await expect(offerOf(page)).toHaveCount(0);
    await afterWord(page);
    await expect(question(page, 'awa@gmail.com')).toBeVisible();
  });
  await test.step('one tap takes it, into the field and into the draft', async () => {
    await press(offerOf(page));
    await expect(parts.email).toHaveValue('awa@gmail.com');
    await expect(parts.email).toBeFocused();
    await afterWord(page);
    await expect(offerOf(page)).toHaveCount(0);
    expect(await stored(page)).toContain('awa@gmail.com');
  });
  await test.step('sent without an answer, no button moves from under the press', async () => {
    await fill(page, { ...awa, email: undefined });
    // The last key, just before.
    await write(parts.email, 'awa@hotmial.com');
    await parts.submit.hover();
    const box = (await parts.submit.boundingBox())!;
    await page.mouse.down();
    // The press has taken the focus.
    await expect(parts.email).not.toBeFocused();
    await afterWord(page);
    await expect(offerOf(page)).toHaveCount(0);
    // A pressed button itself sinks by a pixel.
    expect((await parts.submit.boundingBox())!.y).toBeLessThanOrEqual(box.y + 1);
    await page.mouse.up();
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).from_email).toBe('awa@hotmial.com');
  });
});
