import { expect, test, type Page } from 'playwright/test';
import {
  afterWord,
  awa,
  fill,
  interceptScript,
  onlyParams,
  open,
  partsOf,
  stored,
  watchPageErrors,
  watchSends,
} from '../form';
import { receive, TRANSLATED } from '../guests';
import { announcements, press, TOUCH_PHONE, whenAlive, write } from '../support';

/** An answer has to arrive: what is said of an address or a number in which a sign is wrong. */

// Without the glides, which take their time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** What only the file that looks a second time contains. */
const SECOND_LOOK = 'hotmail.gr';

/** Without the language of the page, which a translator changes. */
const offerOf = (page: Page) => page.locator('form [aria-live="polite"] button');
const question = (page: Page, address: string) =>
  announcements(page.locator('form')).filter({ hasText: `Vouliez-vous dire ${address}` });

test('no press is lost: nothing moves while a button is held, however long', async ({ page }) => {
  const sends = watchSends(page);
  await page.clock.install();
  const parts = await open(page);
  await fill(page, { ...awa, email: undefined });
  await expect(page.getByLabel('Pays de l’indicatif')).toBeAttached();
  // The last key, just before.
  await write(parts.email, 'awa@hotmial.com');
  await parts.submit.hover();
  const box = (await parts.submit.boundingBox())!;
  await page.mouse.down();
  // The press has taken the focus.
  await expect(parts.email).not.toBeFocused();
  await afterWord(page);
  await afterWord(page);
  await expect(offerOf(page)).toHaveCount(0);
  // A pressed button itself sinks by a pixel.
  expect((await parts.submit.boundingBox())!.y).toBeLessThanOrEqual(box.y + 1);
  await page.mouse.up();
  await expect(parts.sent).toBeVisible();
  expect(onlyParams(sends).from_email).toBe('awa@hotmial.com');
});

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

  test('a misspelt domain is asked about, one tap puts it right, and whoever does not answer sends all the same', async ({
    page,
  }) => {
    const sends = watchSends(page);
    await page.clock.install();
    const parts = await open(page);
    await fill(page, { ...awa, email: undefined });

    await test.step('it is asked a while after the last key, while the field still has the focus', async () => {
      await write(parts.email, 'awa@gmial.com');
      await expect(offerOf(page)).toHaveCount(0);
      await afterWord(page);
      await expect(question(page, 'awa@gmail.com')).toBeVisible();
      await expect(parts.email).toBeFocused();
      // It is a question and no mistake.
      await expect(parts.email).not.toHaveAttribute('aria-invalid');
      const box = await offerOf(page).boundingBox();
      expect(box!.height).toBeGreaterThanOrEqual(44);
      const field = await parts.email.boundingBox();
      expect(box!.y).toBeGreaterThan(field!.y);
    });
    await test.step('another key takes it back, until the address is left as it is', async () => {
      await page.keyboard.press('End');
      await page.keyboard.press('Backspace');
      await expect(offerOf(page)).toHaveCount(0);
      await page.keyboard.type('n');
      await afterWord(page);
      await expect(question(page, 'awa@gmail.com')).toBeVisible();
    });
    await test.step('one tap takes it, into the field, which has the focus, and into the draft', async () => {
      await press(offerOf(page));
      await expect(parts.email).toHaveValue('awa@gmail.com');
      await expect(parts.email).toBeFocused();
      await expect(offerOf(page)).toHaveCount(0);
      expect(await stored(page)).toContain('awa@gmail.com');
      await afterWord(page);
      await expect(offerOf(page)).toHaveCount(0);
      await press(parts.submit);
      await expect(parts.sent).toBeVisible();
      await expect(page.locator('[data-sent] dl')).toContainText('awa@gmail.com');
      expect(onlyParams(sends)).toMatchObject({
        from_email: 'awa@gmail.com',
        reply_to: 'awa@gmail.com',
      });
    });
    await test.step('unanswered, it holds nothing up', async () => {
      await press(page.getByRole('button', { name: 'Nouvelle demande' }));
      await fill(page, { ...awa, email: undefined });
      await write(parts.email, 'awa@yaho.fr');
      await afterWord(page);
      await expect(question(page, 'awa@yahoo.fr')).toBeVisible();
      await press(parts.submit);
      await expect(parts.sent).toBeVisible();
      expect(onlyParams(sends.slice(1)).from_email).toBe('awa@yaho.fr');
    });
  });

  test('what was typed before React, or comes back from the draft, is asked about as well', async ({
    page,
  }) => {
    await page.goto('/appoitment', { waitUntil: 'commit' });
    const parts = partsOf(page);
    await write(parts.email, 'awa@outlok.com');
    await whenAlive(page);
    await expect(question(page, 'awa@outlook.com')).toBeVisible();
    await page.reload();
    await whenAlive(page);
    await expect(parts.email).toHaveValue('awa@outlok.com');
    await press(parts.fullName);
    await expect(question(page, 'awa@outlook.com')).toBeVisible();
    await press(parts.erase);
    await expect(offerOf(page)).toHaveCount(0);
  });

  test('behind a translator the address is taken, and not what is read of it', async ({ page }) => {
    const email = page.locator('form [name="email"]');
    await page.goto('/appoitment');
    await whenAlive(page);
    for (const [typed, meant] of [
      ['awa@gmail.con', 'awa@gmail.com'],
      ['awa@icloud.co', 'awa@icloud.com'],
    ] as const) {
      await receive(page, 'Chrome’s translator');
      await write(email, typed);
      await expect(offerOf(page)).toBeVisible();
      await receive(page, 'Chrome’s translator');
      await expect(offerOf(page)).toContainText(TRANSLATED.trim());
      await press(offerOf(page));
      await expect(email).toHaveValue(meant);
      await expect(email).toBeFocused();
      await expect(offerOf(page)).toHaveCount(0);
    }
  });

  test('what is no part of an address stays behind: in what travels and in the confirmation', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    await fill(page, { ...awa, email: 'Awa <mailto:awa@gmail.com>, ' });
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends)).toMatchObject({
      from_email: 'awa@gmail.com',
      reply_to: 'awa@gmail.com',
    });
    const line = page.locator('[data-sent] dl > div').filter({ hasText: 'E-mail' });
    await expect(line.locator('dd')).toHaveText('awa@gmail.com');
  });

  test('where the file that asks does not come, all the rest works', async ({ page }) => {
    const sends = watchSends(page);
    const errors = watchPageErrors(page);
    let held = 0;
    await interceptScript(page, SECOND_LOOK, async (route) => {
      held += 1;
      await route.abort();
    });
    const parts = await open(page);
    await fill(page, { ...awa, email: 'awa@gmial.com' });
    await expect.poll(() => held).toBeGreaterThan(0);
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).from_email).toBe('awa@gmial.com');
    expect(errors).toEqual([]);
  });
});
