import { expect, test } from 'playwright/test';
import { countryNames } from '@/scripts/prepare/countries';
import {
  afterWord,
  expectError,
  fill,
  interceptScript,
  makeGate,
  onlyParams,
  open,
  PHONE_SCRIPT,
  ready,
  watchSends,
} from '../form';
import { choose, press, TOUCH_PHONE, write, SMOKE } from '../support';

/** The phone number: a list of countries, and a number that travels with its code. */

// Without the glides to the list of mistakes and back: appointment.spec.ts has them.
test.use({ ...TOUCH_PHONE, contextOptions: { reducedMotion: 'reduce' } });

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** From where families call. */
const FIRST = [
  ...['Cameroun', 'France', 'Belgique', 'Canada', 'États-Unis', 'Allemagne', 'Royaume-Uni'],
  ...['Italie', 'Suisse', 'Gabon', 'Tchad', 'Guinée équatoriale', 'Congo-Brazzaville'],
];

test.describe('in a browser that sorts by another language, with Z before T', () => {
  test.use({ locale: 'et-EE' });

  test(
    'the phone has its countries in the order of French, and each way to write a number travels as one',
    SMOKE,
    async ({ page, baseURL }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
      });
      const sends = watchSends(page);
      const parts = await open(page);
      const flag = parts.form.locator('img[src*="/flags/"]');
      // What the form reads and sends.
      const read = parts.form.locator('input[type="hidden"][name="phone"]');

      await test.step('after the first touch there is a list of countries, Cameroon chosen', async () => {
        await expect(parts.country).toHaveCount(0);
        await press(parts.fullName);
        await expect(parts.country).toBeVisible();
        await expect(parts.fullName).toBeFocused();
        await expect(parts.country).toHaveValue('CM');
        await expect(flag).toHaveAttribute('src', '/flags/CM.svg');
      });
      await test.step('it begins where families call from, and goes on as French is sorted', async () => {
        const names = await parts.country.locator('option').allTextContents();
        const others = Object.values(countryNames()).filter((name) => !FIRST.includes(name));
        others.sort(new Intl.Collator('fr').compare);
        expect(names).toEqual([...FIRST, '', ...others, 'Autre pays']);
      });
      for (const [typed, travels] of [
        ['6 99 12 34 56', '+237699123456'],
        ['+237 222 23 40 12', '+237222234012'],
        ['+33 6 12 34 56 78', '+33612345678'],
        ['', ''],
      ] as const) {
        await test.step(`«${typed}» travels as «${travels}»`, async () => {
          await write(parts.phone, typed);
          await expect(read).toHaveValue(travels);
        });
      }
      await test.step('a number of another country travels with its code, under its flag', async () => {
        await choose(parts.country, 'France');
        await write(parts.phone, '06 12 34 56 78');
        await expect(flag).toHaveAttribute('src', '/flags/FR.svg');
        await fill(page);
        await press(parts.submit);
        await expect(parts.sent).toBeVisible();
        expect(onlyParams(sends).phone).toBe('+33612345678');
        expect(elsewhere).toEqual([]);
      });
    },
  );
});

const wrong: [typed: string, sentence: string][] = [
  // Some numbers of Cameroon have eight digits, but not these.
  [
    '69912345',
    'Il manque des chiffres à ce numéro. Au Cameroun, il en a 9, par exemple 6 99 12 34 56.',
  ],
  [
    '+237 6 77 12 34 56 7',
    'Ce numéro a trop de chiffres. Au Cameroun, il en a 9, par exemple 6 99 12 34 56.',
  ],
  // Nine digits that no line of Cameroon has.
  ['977123456', 'Ce n’est pas un numéro de téléphone. Écrivez-le en chiffres, ou laissez vide.'],
];

test('a wrong number is refused in French, and can be erased or put right', async ({ page }) => {
  const sends = watchSends(page);
  await page.clock.install();
  const parts = await open(page);
  await fill(page);
  await expect(parts.country).toBeVisible();
  for (const [typed, sentence] of wrong) {
    await test.step(`«${typed}»`, async () => {
      await write(parts.phone, typed);
      await press(parts.submit);
      await expect(parts.summary).toBeFocused();
      await expectError(parts.phone, sentence, parts.summary);
      await write(parts.phone, '');
      await afterWord(page);
      await expect(parts.summary).toHaveCount(0);
    });
  }
  expect(sends).toEqual([]);
  await test.step('put right by its last keys it counts at once, and travels so', async () => {
    await write(parts.phone, '6 77 12');
    await press(parts.submit);
    await press(parts.summary.getByRole('link'));
    await expect(parts.phone).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('3456');
    await afterWord(page);
    await expect(parts.summary).toHaveCount(0);
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).phone).toBe('+237677123456');
  });
});

test('typing before its library arrives loses no key and no focus', async ({ page }) => {
  const sends = watchSends(page);
  const gate = makeGate();
  let hasCome = false;
  await interceptScript(page, PHONE_SCRIPT, async (_, pass) => {
    await gate.opened;
    await pass();
    hasCome = true;
  });
  const parts = await open(page);
  await fill(page);
  await press(parts.phone);
  await page.keyboard.type('699 12');
  gate.open();
  await expect.poll(() => hasCome).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('34 56');
  await expect(parts.phone).toBeFocused();
  await expect(parts.phone).toHaveValue('699 1234 56');

  // Once the field is left, the list of countries takes over with the same number.
  await page.keyboard.press('Tab');
  await expect(parts.message).toBeFocused();
  await expect(parts.country).toHaveValue('CM');
  await expect(parts.phone).toHaveValue(/^(\+237)?\s?6\s?99\s?12\s?34\s?56$/);
  await press(parts.submit);
  await expect(parts.sent).toBeVisible();
  expect(onlyParams(sends).phone).toBe('+237699123456');

  await test.step('a national number sent with Enter, its field never left, travels with its code', async () => {
    await press(parts.newRequest);
    await fill(page);
    // The rest comes back by itself: the phone is all that is touched.
    await page.reload();
    await ready(page);
    await press(parts.phone);
    await page.keyboard.type('699123456');
    await page.keyboard.press('Enter');
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends.slice(1)).phone).toBe('+237699123456');
  });
});

test('if its library fails to load, or never answers, the number travels as it was typed', async ({
  page,
}) => {
  const sends = watchSends(page);
  await page.clock.install();
  let isHanging = false;
  await interceptScript(page, PHONE_SCRIPT, (route) =>
    isHanging ? new Promise(() => {}) : route.abort(),
  );
  for (isHanging of [false, true]) {
    const parts = await open(page);
    await fill(page);
    await write(parts.phone, '699123456');
    await press(parts.submit);
    // Longer than the form is ready to wait.
    if (isHanging) await page.clock.fastForward(5000);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends.splice(0)).phone).toBe('699123456');
  }
});

test.describe('on Android', () => {
  // What its caret needs is found out by this name.
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  });

  test('the number read is the number typed or filled in, however fast the fingers and slow the phone', async ({
    page,
  }) => {
    const parts = await open(page);
    const { keyboard } = page;
    const read = parts.form.locator('input[type="hidden"][name="phone"]');
    // Keyboards of Android give letters, and tell of no key.
    const type = async (text: string) => {
      for (const letter of text) await keyboard.insertText(letter);
    };
    const edit = async (keys: string[]) => {
      for (const key of keys) await keyboard.press(key);
    };
    await press(parts.fullName);
    await expect(parts.country).toBeVisible();
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await write(parts.phone, '');

    await test.step('typed, and put right in its midst and at its beginning', async () => {
      await type('699123456');
      await expect(read).toHaveValue('+237699123456');
      // What fingers have written stays as they wrote it while they are there.
      await expect(parts.phone).toHaveValue('699123456');
      await edit(['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace', 'Backspace']);
      await type('78');
      await edit(['Home', 'ArrowRight', 'Delete']);
      await type('7');
      await expect(read).toHaveValue('+237679178456');
    });
    await test.step('grouped once it is left, a space more or less is no digit more or less', async () => {
      await press(parts.message);
      await expect(parts.phone).toHaveValue('6 79 17 84 56');
      await press(parts.phone);
      await edit(['End', 'Space', 'Backspace', 'Home', 'ArrowRight', 'Delete']);
      await expect(parts.phone).toHaveValue('679 17 84 56');
      await expect(read).toHaveValue('+237679178456');
    });
    await test.step('another app comes before the page, and goes: the caret is where it was', async () => {
      await write(parts.phone, '699123456');
      await keyboard.press('ArrowLeft');
      await parts.phone.dispatchEvent('focusout');
      expect(await parts.phone.evaluate((it: HTMLInputElement) => it.selectionStart)).toBe(8);
      await expect(parts.phone).toHaveValue('699123456');
    });
    await test.step('by a password manager, which needs neither focus nor key', async () => {
      await press(parts.message);
      await parts.phone.evaluate((input: HTMLInputElement) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
        set?.call(input, '+237677123456');
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await expect(read).toHaveValue('+237677123456');
    });
  });
});
