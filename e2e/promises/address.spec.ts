import { expect, test, type Page } from 'playwright/test';
import {
  afterWord,
  awa,
  expectError,
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
import { announcements, press, routeScripts, TOUCH_PHONE, whenAlive, write } from '../support';

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

const hasFinger = (page: Page) => page.evaluate(() => matchMedia('(pointer: coarse)').matches);

for (const { path, hand, options } of [
  { path: '/appoitment', hand: 'a finger', options: TOUCH_PHONE },
  { path: '/contact', hand: 'a mouse', options: { viewport: { width: 1280, height: 900 } } },
]) {
  test.describe(`on ${path}, with ${hand}`, () => {
    test.use(options);

    test('a misspelt domain is asked about, one tap puts it right, and whoever does not answer sends all the same', async ({
      page,
    }) => {
      const sends = watchSends(page);
      await page.clock.install();
      const parts = await open(page, path);
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

    test('no press is lost: nothing moves while a button is held, however long', async ({
      page,
    }) => {
      const sends = watchSends(page);
      await page.clock.install();
      const parts = await open(page, path);
      await fill(page, { ...awa, email: undefined });
      await expect(page.getByLabel('Pays de l’indicatif')).toBeAttached();
      // The last key, just before.
      await write(parts.email, 'awa@hotmial.com');
      await parts.submit.scrollIntoViewIfNeeded();
      const box = (await parts.submit.boundingBox())!;
      const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const client = await page.context().newCDPSession(page);
      const isFinger = await hasFinger(page);
      const touch = (type: 'touchStart' | 'touchEnd') =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchStart' ? [place] : [],
        });
      if (isFinger) await touch('touchStart');
      else {
        await page.mouse.move(place.x, place.y);
        await page.mouse.down();
        // The press has taken the focus.
        await expect(parts.email).not.toBeFocused();
      }
      await afterWord(page);
      await afterWord(page);
      await expect(offerOf(page)).toHaveCount(0);
      // A pressed button itself sinks by a pixel.
      expect((await parts.submit.boundingBox())!.y).toBeLessThanOrEqual(box.y + 1);
      if (isFinger) await touch('touchEnd');
      else await page.mouse.up();
      await expect(parts.sent).toBeVisible();
      expect(onlyParams(sends).from_email).toBe('awa@hotmial.com');
    });
  });
}

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE);

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

  for (const translator of ['Chrome’s translator', 'Firefox’s translator'] as const) {
    test(`behind ${translator} the address is taken, and not what is read of it`, async ({
      page,
    }) => {
      const email = page.locator('form [name="email"]');
      await page.goto('/appoitment');
      await whenAlive(page);
      for (const [typed, meant] of [
        ['awa@gmail.con', 'awa@gmail.com'],
        ['awa@icloud.co', 'awa@icloud.com'],
      ] as const) {
        await receive(page, translator);
        await write(email, typed);
        await expect(offerOf(page)).toBeVisible();
        await receive(page, translator);
        await expect(offerOf(page)).toContainText(TRANSLATED.trim());
        await press(offerOf(page));
        await expect(email).toHaveValue(meant);
        await expect(email).toBeFocused();
        await expect(offerOf(page)).toHaveCount(0);
      }
    });
  }

  const wrong: [typed: string, sentence: string][] = [
    ['awa@gmail..com', 'a un point de trop'],
    ['awa@.gmail.com', 'a un point de trop'],
    ['awa@gmail.com123', 'ne finit pas par des lettres'],
    ['awa@gmail,com', 'a une virgule'],
    ['awa bell@gmail.com', 'a un espace'],
    ['awa@@gmail.com', 'a deux fois le signe @'],
    ['awa.gmail.com', 'n’a pas le signe @'],
    ['awa@gmail', 's’arrête trop tôt'],
  ];

  test('what can be no address is refused in words that name its fault', async ({ page }) => {
    const sends = watchSends(page);
    await page.clock.install();
    const parts = await open(page);
    await fill(page, { ...awa, email: undefined });
    for (const [typed, fault] of wrong) {
      await test.step(`«${typed}» ${fault}`, async () => {
        await write(parts.email, typed);
        await press(parts.submit);
        await expect(parts.summary).toBeFocused();
        const sentence = `Votre adresse e-mail ${fault} : elle s’écrit comme nom@exemple.com.`;
        await expectError(parts.email, sentence, parts.summary);
        await write(parts.email, awa.email);
        await afterWord(page);
        await expect(parts.summary).toHaveCount(0);
      });
    }
    expect(sends).toEqual([]);
  });

  test('what nobody sees in an address stays behind: in what travels and in the confirmation', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    for (const [typed, travels] of [
      ['awa@gmail.com,', 'awa@gmail.com'],
      ['awa@gmail.com;', 'awa@gmail.com'],
      ['awa@gmail.com.', 'awa@gmail.com'],
      ['awa@ gmail.com\u200b', 'awa@gmail.com'],
      ['Awa <mailto:awa@gmail.com>, ', 'awa@gmail.com'],
      // Browsers write a domain with accents as computers do.
      ['awa@hôpital.cm', /^awa@(?:hôpital|xn--hpital-ixa)\.cm$/],
    ] as const) {
      await test.step(`«${typed}»`, async () => {
        await fill(page, { ...awa, email: undefined });
        await press(parts.email);
        await page.keyboard.insertText(typed);
        await press(parts.submit);
        await expect(parts.sent).toBeVisible();
        const params = onlyParams(sends.slice(-1));
        expect(params.from_email).toMatch(travels);
        expect(params.reply_to).toBe(params.from_email);
        const line = page.locator('[data-sent] dl > div').filter({ hasText: 'E-mail' });
        await expect(line.locator('dd')).toHaveText(params.from_email!);
        await press(page.getByRole('button', { name: 'Nouvelle demande' }));
      });
    }
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

  test('without the phone library a number with a digit amiss is asked about, and travels as it was typed', async ({
    page,
  }) => {
    const sends = watchSends(page);
    await routeScripts(page, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await (body.includes('PhoneInputCountrySelect')
        ? route.abort()
        : route.fulfill({ response, body }));
    });
    const parts = await open(page);
    await fill(page);
    const remark = parts.form.getByText(/Au Cameroun, il en a 9/);
    for (const [typed, digits] of [
      ['+237 6 99 12 34 5', 8],
      ['6 99 12 34 56 7', 10],
    ] as const) {
      await write(parts.phone, typed);
      await expect(remark).toHaveText(new RegExp(`^Ce numéro a ${digits} chiffres`));
    }
    await write(parts.phone, '6 99 12 34 56');
    await expect(remark).toHaveCount(0);
    await write(parts.phone, '69912345');
    await expect(remark).toBeVisible();
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).phone).toBe('69912345');
  });
});
