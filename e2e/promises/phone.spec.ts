import { expect, test } from 'playwright/test';
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
  scriptRun,
  watchPageErrors,
  watchSends,
} from '../form';
import { choose, press, TOUCH_PHONE, write, SMOKE } from '../support';

/** The phone number: a list of countries, and a number that travels with its code. */

// Without the glides to the list of mistakes and back: appointment.spec.ts has them.
test.use({ ...TOUCH_PHONE, contextOptions: { reducedMotion: 'reduce' } });

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('the phone', () => {
  const numbers: [what: string, country: string | undefined, typed: string, travels: string][] = [
    ['a national number', undefined, '699123456', '+237699123456'],
    ['a national number with spaces', undefined, '6 99 12 34 56', '+237699123456'],
    ['a fixed line', undefined, '222 23 40 12', '+237222234012'],
    ['a number with its code', undefined, '+237 699 12 34 56', '+237699123456'],
    ['a French number written with its code', undefined, '+33 6 12 34 56 78', '+33612345678'],
    ['a French number', 'France', '06 12 34 56 78', '+33612345678'],
    ['no number', undefined, '', ''],
  ];

  test(
    'has its countries after the first touch, and each way to write a number travels as one',
    SMOKE,
    async ({ page, baseURL }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
      });
      const sends = watchSends(page);
      const parts = await open(page);
      await test.step('after the first touch there is a list of countries, Cameroon chosen', async () => {
        await expect(parts.country).toHaveCount(0);
        await press(parts.fullName);
        await expect(parts.country).toBeVisible();
        await expect(parts.fullName).toBeFocused();
        await expect(parts.country).toHaveValue('CM');
        const box = await parts.country.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.width).toBeGreaterThanOrEqual(44);
      });
      const flag = parts.form.locator('img[src*="/flags/"]');
      const isShown = (img: HTMLElement | SVGElement) =>
        img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0;
      // What the form reads and sends; two of the numbers are followed to the e-mail service.
      const read = parts.form.locator('input[type="hidden"][name="phone"]');
      const last = numbers.at(-1);
      for (const number of numbers) {
        const [what, country, typed, travels] = number;
        await test.step(`${what} («${typed}») travels as «${travels}»`, async () => {
          await expect(parts.country).toHaveValue('CM');
          await expect(flag).toHaveAttribute('src', '/flags/CM.svg');
          if (country) await choose(parts.country, country);
          await write(parts.phone, typed);
          await expect(read).toHaveValue(travels);
          if (travels.startsWith('+33')) {
            await expect(flag).toHaveAttribute('src', '/flags/FR.svg');
            await expect.poll(() => flag.evaluate(isShown)).toBe(true);
          }
          if (travels && !country) {
            await press(parts.erase);
            return;
          }
          await fill(page);
          await press(parts.submit);
          await expect(parts.sent).toBeVisible();
          expect(sends.at(-1)?.postDataJSON().template_params.phone).toBe(travels);
          if (number !== last) await press(page.getByRole('button', { name: 'Nouvelle demande' }));
        });
      }
      expect(sends).toHaveLength(2);
      expect(elsewhere).toEqual([]);
    },
  );

  const wrong: [what: string, typed: string, sentence: string, erase: number, retyped: string][] = [
    [
      'too short',
      '6 77 12',
      'Il manque des chiffres à ce numéro. Au Cameroun, il en a 9, par exemple 6 99 12 34 56.',
      0,
      '3456',
    ],
    [
      'one digit too long',
      '+237 6 77 12 34 56 7',
      'Ce numéro a trop de chiffres. Au Cameroun, il en a 9, par exemple 6 99 12 34 56.',
      1,
      '',
    ],
    [
      'of nine digits that no line of Cameroon has',
      '977123456',
      'Ce n’est pas un numéro de téléphone. Écrivez-le en chiffres, ou laissez vide.',
      9,
      '677123456',
    ],
  ];

  test('a wrong number is refused in French, and can be put right or erased', async ({ page }) => {
    const sends = watchSends(page);
    await page.clock.install();
    const parts = await open(page);
    await fill(page);
    await expect(parts.country).toBeVisible();
    for (const [what, typed, sentence, erase, retyped] of wrong) {
      await test.step(`a number ${what} («${typed}»)`, async () => {
        await write(parts.phone, typed);
        await press(parts.submit);
        await expect(parts.summary).toBeFocused();
        await expect(parts.summary.getByRole('link')).toHaveCount(1);
        await expectError(parts.phone, sentence, parts.summary);

        await parts.summary.getByRole('link').click();
        await expect(parts.phone).toBeFocused();
        await page.keyboard.press('End');
        // The field groups its digits with spaces: one key for each digit all the same.
        for (let key = 0; key < erase; key += 1) await page.keyboard.press('Backspace');
        await page.keyboard.type(retyped);
        await expect(parts.phone).toHaveValue(/^(?:\+237\s?)?6\s?77\s?12\s?34\s?56$/);
        await afterWord(page);
        // The last key counts at once: the visitor need not touch anything else.
        await expect(parts.summary).toHaveCount(0);
        await expect(parts.phone).not.toHaveAttribute('aria-invalid');
      });
    }
    await test.step('a number that is erased', async () => {
      await write(parts.phone, '677');
      await press(parts.submit);
      await expect(parts.summary).toBeFocused();
      await write(parts.phone, '');
      await afterWord(page);
      await expect(parts.summary).toHaveCount(0);
      await expect(parts.form.locator('input[type="hidden"][name="phone"]')).toHaveValue('');
    });
    expect(sends).toEqual([]);
    await test.step('a number that was put right travels as it was put right', async () => {
      await write(parts.phone, '6 77 12');
      await press(parts.submit);
      await expect(parts.summary).toBeFocused();
      await parts.summary.getByRole('link').click();
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
    const held: string[] = [];
    await interceptScript(page, PHONE_SCRIPT, async (route, pass) => {
      held.push(route.request().url());
      await gate.opened;
      await pass();
    });
    const parts = await open(page);
    await fill(page);
    await press(parts.phone);
    await page.keyboard.type('699 12');
    await expect.poll(() => held).toHaveLength(1);
    gate.open();
    await scriptRun(page, held[0] ?? '');

    await expect(parts.phone).toBeFocused();
    await page.keyboard.type('34 56');
    await expect(parts.phone).toBeFocused();
    expect((await parts.phone.inputValue()).replace(/\D/g, '')).toBe('699123456');

    // Once the field is left, the list of countries takes over with the same number.
    await page.keyboard.press('Tab');
    await expect(parts.message).toBeFocused();
    await expect(parts.country).toHaveValue('CM');
    expect((await parts.phone.inputValue()).replace(/^\+237|\D/g, '')).toBe('699123456');
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).phone).toBe('+237699123456');

    await test.step('a national number sent with Enter, its field never left, travels with its code', async () => {
      await press(page.getByRole('button', { name: 'Nouvelle demande' }));
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

  test.describe('on Android', () => {
    // What its caret needs is found out by this name.
    test.use({
      userAgent:
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    });

    test('the number that leaves is the number typed, however fast the fingers and slow the phone', async ({
      page,
    }) => {
      const sends = watchSends(page);
      const parts = await open(page);
      const { keyboard } = page;
      const read = parts.form.locator('input[type="hidden"][name="phone"]');
      const client = await page.context().newCDPSession(page);
      const hands = {
        // Keyboards of Android give letters, and tell of no key.
        letters: async (text: string) => {
          for (const letter of text) await keyboard.insertText(letter);
        },
        keys: (text: string) => keyboard.type(text),
      };
      const edit = async (keys: string[]) => {
        for (const key of keys) await keyboard.press(key);
      };
      await fill(page);
      await expect(parts.country).toBeVisible();
      for (const [hand, rate] of [
        ['letters', 6],
        ['keys', 1],
      ] as const) {
        const type = hands[hand];
        await client.send('Emulation.setCPUThrottlingRate', { rate });
        await test.step(`${hand}, the processor ${rate} times slower`, async () => {
          await press(parts.phone);
          for (const [typed, travels] of [
            ['+33612345678', '+33612345678'],
            ['699123456', '+237699123456'],
          ] as const) {
            await keyboard.press('ControlOrMeta+a');
            await keyboard.press('Backspace');
            await type(typed);
            await expect(read).toHaveValue(travels);
            // What fingers have written stays as they wrote it while they are there.
            await expect(parts.phone).toHaveValue(typed);
          }
          // Two digits are put right in the midst, and one at the beginning.
          await edit(['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace', 'Backspace']);
          await type('78');
          await edit(['Home', 'ArrowRight', 'Delete']);
          await type('7');
          await expect(read).toHaveValue('+237679178456');
          await press(parts.message);
          await expect(parts.phone).toHaveValue('6 79 17 84 56');
          await expect(read).toHaveValue('+237679178456');
          // Now that it is grouped, a space more or less is no digit more or less.
          await press(parts.phone);
          await edit(['End', 'Space', 'Backspace', 'Home', 'ArrowRight', 'Delete']);
          await expect(parts.phone).toHaveValue('679 17 84 56');
          await expect(read).toHaveValue('+237679178456');
        });
      }
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await press(parts.submit);
      await expect(parts.sent).toBeVisible();
      expect(onlyParams(sends).phone).toBe('+237679178456');
    });

    const pasted: [text: string, travels: string][] = [
      ['+237\u00a06\u202f99 12\u00a034\u00a056', '+237699123456'],
      ['Tél. : 6-99-12-34-56', '+237699123456'],
      ['(+237) 699.12.34.56', '+237699123456'],
      ['+33 (0)6 12 34 56 78', '+33612345678'],
    ];

    test('what is pasted or filled in is read as it was, and the caret stays where it is put', async ({
      page,
    }) => {
      const parts = await open(page);
      const read = parts.form.locator('input[type="hidden"][name="phone"]');
      await press(parts.phone);
      await press(parts.fullName);
      await expect(parts.country).toBeVisible();
      for (const [text, travels] of pasted) {
        await write(parts.phone, '');
        await page.keyboard.insertText(text);
        await expect(read).toHaveValue(travels);
      }
      await write(parts.phone, '699123456');
      await page.keyboard.press('ArrowLeft');
      // Another app comes before the page, and goes.
      await parts.phone.evaluate((input) =>
        input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
      );
      const caret = () => parts.phone.evaluate((it: HTMLInputElement) => it.selectionStart);
      expect(await caret()).toBe(8);
      await expect(parts.phone).toHaveValue('699123456');
      // A password manager needs neither focus nor key.
      await press(parts.message);
      await parts.phone.evaluate((input: HTMLInputElement) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
        set?.call(input, '+237677123456');
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await expect(read).toHaveValue('+237677123456');
    });
  });

  test('if its library fails to load, the number travels as it was typed', async ({ page }) => {
    const sends = watchSends(page);
    const errors = watchPageErrors(page);
    await interceptScript(page, PHONE_SCRIPT, (route) => route.abort());
    const parts = await open(page);
    await fill(page);
    await write(parts.phone, '699123456');
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    await expect(parts.country).toHaveCount(0);
    expect(onlyParams(sends).phone).toBe('699123456');
    expect(errors).toEqual([]);
  });

  test('if its library never answers, the number travels as it was typed', async ({ page }) => {
    const sends = watchSends(page);
    await page.clock.install();
    await interceptScript(page, PHONE_SCRIPT, () => new Promise(() => {}));
    const parts = await open(page);
    await fill(page);
    await write(parts.phone, '699123456');
    await press(parts.submit);
    // However long the form is ready to wait, it is less than a failed send takes.
    await page.clock.fastForward(20_000);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).phone).toBe('699123456');
  });
});
