import { expect, test, type Page } from 'playwright/test';
import {
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
import { choose, press, TOUCH_PHONE, write } from '../support';

/** The phone number: a list of countries, and a number that travels with its code. */

test.use(TOUCH_PHONE);

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('the phone', () => {
  /** The form with its country list, which comes after the first touch. */
  async function openTouched(page: Page) {
    const parts = await open(page);
    await expect(parts.country).toHaveCount(0);
    await press(parts.fullName);
    await expect(parts.country).toBeVisible();
    return parts;
  }

  test('after the first touch there is a list of countries, Cameroon first and chosen', async ({
    page,
  }) => {
    const parts = await openTouched(page);
    await expect(parts.fullName).toBeFocused();
    await expect(parts.country).toHaveValue('CM');
    const options = parts.country.locator('option');
    await expect(options.first()).toHaveText('Cameroun');
    expect(await options.count()).toBeGreaterThan(200);
    await expect(options.filter({ hasText: 'Allemagne' })).toHaveCount(1);
    const box = await parts.country.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  });

  test('flags come from the site itself', async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
    });
    const parts = await openTouched(page);
    const flag = parts.form.locator('img[src*="/flags/"]');
    await expect(flag).toHaveAttribute('src', '/flags/CM.svg');
    await choose(parts.country, 'France');
    await expect(flag).toHaveAttribute('src', '/flags/FR.svg');
    await expect
      .poll(() => flag.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
    expect(elsewhere).toEqual([]);
  });

  const numbers: [what: string, country: string | undefined, typed: string, travels: string][] = [
    ['a national number', undefined, '699123456', '+237699123456'],
    ['a national number with spaces', undefined, '6 99 12 34 56', '+237699123456'],
    ['a fixed line', undefined, '222 23 40 12', '+237222234012'],
    ['a number with its code', undefined, '+237 699 12 34 56', '+237699123456'],
    ['a French number', 'France', '06 12 34 56 78', '+33612345678'],
    ['a French number written with its code', undefined, '+33 6 12 34 56 78', '+33612345678'],
    ['no number', undefined, '', ''],
  ];

  test('each way to write a number travels as one, and no number as none', async ({ page }) => {
    const sends = watchSends(page);
    const parts = await openTouched(page);
    for (const [index, [what, country, typed, travels]] of numbers.entries()) {
      await test.step(`${what} («${typed}») travels as «${travels}»`, async () => {
        if (index > 0) await press(page.getByRole('button', { name: 'Nouvelle demande' }));
        await fill(page);
        await expect(parts.country).toHaveValue('CM');
        if (country) await choose(parts.country, country);
        await write(parts.phone, typed);
        await press(parts.submit);
        await expect(parts.sent).toBeVisible();
        expect(sends).toHaveLength(index + 1);
        expect(sends[index]?.postDataJSON().template_params.phone).toBe(travels);
      });
    }
  });

  const wrong: [what: string, typed: string, sentence: string, erase: number, retyped: string][] = [
    [
      'too short',
      '6 77 12',
      'Il manque des chiffres à ce numéro. Au Cameroun, il en a 9, par exemple 6 99 12 34 56.',
      0,
      '3456',
    ],
    [
      'too long',
      '677123456789',
      'Ce numéro a trop de chiffres. Au Cameroun, il en a 9, par exemple 6 99 12 34 56.',
      3,
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
    const parts = await openTouched(page);
    await fill(page);
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
        await expect(parts.phone).toHaveValue(/^6\s?77\s?12\s?34\s?56$/);
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
      await expect(parts.summary).toHaveCount(0);
    });
    expect(sends).toEqual([]);
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).phone).toBe('');
  });

  test('a number that was put right travels as it was put right', async ({ page }) => {
    const sends = watchSends(page);
    const parts = await openTouched(page);
    await fill(page);
    await write(parts.phone, '6 77 12');
    await press(parts.submit);
    await expect(parts.summary).toBeFocused();
    await parts.summary.getByRole('link').click();
    await page.keyboard.press('End');
    await page.keyboard.type('3456');
    await expect(parts.summary).toHaveCount(0);
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).phone).toBe('+237677123456');
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
  });

  test('a national number sent with Enter, its field never left, travels with its code', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    await fill(page);
    // The rest comes back by itself: the phone is all that is touched.
    await page.reload();
    await ready(page);
    await press(parts.phone);
    await page.keyboard.type('699123456');
    await page.keyboard.press('Enter');
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).phone).toBe('+237699123456');
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
