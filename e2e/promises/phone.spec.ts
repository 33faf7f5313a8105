import { expect, test } from 'playwright/test';
import { countryNames } from '@/scripts/prepare/countries';
import {
  afterWord,
  EMAIL_SCRIPT,
  expectError,
  fill,
  interceptScript,
  makeGate,
  onlyParams,
  open,
  PHONE_SCRIPT,
  STILL_PHONE,
  watchSends,
} from '../form';
import { choose, press, write, SMOKE } from '../support';

/** The phone number: a list of countries, and a number that travels with its code. */

test.use(STILL_PHONE);

/** From where families call. */
const FIRST = [
  ...['Cameroun', 'France', 'Belgique', 'Canada', 'États-Unis', 'Allemagne', 'Royaume-Uni'],
  ...['Italie', 'Suisse', 'Gabon', 'Tchad', 'Guinée équatoriale', 'Congo-Brazzaville'],
];

test('a foreign number finds its country and travels whole', SMOKE, async ({ page }) => {
  const sends = watchSends(page);
  const asked: string[] = [];
  for (const mark of [EMAIL_SCRIPT, PHONE_SCRIPT]) {
    await interceptScript(page, mark, async (route) => {
      asked.push(mark);
      await route.continue();
    });
  }
  const parts = await open(page);
  const flag = parts.form.locator('img[src*="/flags/"]');

  await test.step('its code comes when the form is reached for', async () => {
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await press(parts.fullName);
    await expect(parts.country).toHaveValue('CM');
    await expect(parts.fullName).toBeFocused();
    expect(asked.toSorted()).toEqual([EMAIL_SCRIPT, PHONE_SCRIPT]);
  });
  await test.step('countries: where families call from, then as French is sorted', async () => {
    const names = await parts.country.locator('option').allTextContents();
    const others = Object.values(countryNames()).filter((name) => !FIRST.includes(name));
    others.sort(new Intl.Collator('fr').compare);
    expect(names).toEqual([...FIRST, '', ...others, 'Autre pays']);
  });
  await write(parts.phone, '+32 470 12 34 56');
  await expect(parts.country).toHaveValue('BE');
  await choose(parts.country, 'France');
  await expect(parts.form).toContainText('commencez-le par +33');
  await expect(parts.phone).toHaveValue('+32 470 12 34 56');
  await write(parts.phone, '');
  await choose(parts.country, 'France');
  await write(parts.phone, '06 12 34 56 78');
  await expect(flag).toHaveAttribute('src', '/flags/FR.svg');
  await fill(page);
  await press(parts.submit);
  await expect(parts.sent).toBeVisible();
  expect(onlyParams(sends).phone).toBe('+33612345678');
});

test('a number is read as typed, a wrong one refused', async ({ page }) => {
  const sends = watchSends(page);
  await page.clock.install();
  const parts = await open(page);
  const { keyboard } = page;
  const read = parts.form.locator('input[type="hidden"][name="phone"]');
  await fill(page);
  await expect(parts.country).toBeVisible();

  await test.step('typed, put right in its midst, grouped once left', async () => {
    await press(parts.phone);
    // Keyboards of Android give letters, and tell of no key.
    for (const digit of '699123456') await keyboard.insertText(digit);
    await expect(read).toHaveValue('+237699123456');
    await expect(parts.phone).toHaveValue('699123456');
    for (let digit = 0; digit < 3; digit += 1) await keyboard.press('ArrowLeft');
    for (let digit = 0; digit < 2; digit += 1) await keyboard.press('Backspace');
    for (const digit of '78') await keyboard.insertText(digit);
    await press(parts.message);
    await expect(parts.phone).toHaveValue('6 99 17 84 56');
    await expect(read).toHaveValue('+237699178456');
  });
  await test.step('by a password manager, which needs neither focus nor key', async () => {
    await parts.phone.fill('+237677123456');
    await expect(read).toHaveValue('+237677123456');
  });
  await test.step('a digit too few is told, and counts once it is there', async () => {
    await write(parts.phone, '69912345');
    await press(parts.submit);
    const tooShort =
      'Il manque des chiffres à ce numéro. Au Cameroun, il en a 9, par exemple 6 99 12 34 56.';
    await expectError(parts.phone, tooShort, parts.summary);
    expect(sends).toEqual([]);
    await press(parts.summary.getByRole('link'));
    await expect(parts.phone).toBeFocused();
    await keyboard.press('End');
    await keyboard.type('6');
    await afterWord(page);
    await expect(parts.summary).toHaveCount(0);
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).phone).toBe('+237699123456');
  });
});

test('a number travels without its library, and loses no key', async ({ page }) => {
  const sends = watchSends(page);
  await page.clock.install();
  const gate = makeGate();
  let hasCome = false;
  await interceptScript(page, PHONE_SCRIPT, async (route) => {
    await gate.opened;
    await route.continue();
    hasCome = true;
  });
  const parts = await open(page);
  await fill(page);
  await write(parts.phone, '699123456');
  await press(parts.submit);
  // Longer than the form is ready to wait.
  await page.clock.fastForward(5000);
  await expect(parts.sent).toBeVisible();
  expect(onlyParams(sends.splice(0)).phone).toBe('699123456');
  await press(parts.newRequest);

  await test.step('the library comes while one types', async () => {
    await fill(page);
    await press(parts.phone);
    await page.keyboard.type('699 12');
    gate.open();
    await expect.poll(() => hasCome).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.keyboard.type('34 56');
    await expect(parts.phone).toBeFocused();
    await expect(parts.phone).toHaveValue('699 1234 56');
    await page.keyboard.press('Enter');
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).phone).toBe('+237699123456');
  });
});

test('numbers are read in every usual spelling', async ({ page }) => {
  const parts = await open(page);
  await press(parts.phone);
  const read = parts.form.locator('input[type="hidden"][name="phone"]');
  const put = async (country: string, typed: string) => {
    await parts.phone.fill('');
    await parts.country.selectOption(country);
    await parts.phone.fill(typed);
  };
  for (const [country, typed, number] of [
    ['CM', '0033612345678', '+33612345678'],
    ['CM', '00 237 6 99 12 34 56', '+237699123456'],
    ['CM', '237699123456', '+237699123456'],
    ['CM', '+237 (0)6 99 12 34 56', '+237699123456'],
    ['CM', '(00)44 7400 123456', '+447400123456'],
    ['CM', '001 613 555 0123', '+16135550123'],
    // A link of an address book, and marks of direction that come along from there.
    ['CM', 'tel:+237-699-123-456', '+237699123456'],
    ['CM', '\u202a+237 699 12 34 56\u202c', '+237699123456'],
    ['FR', '00237699123456', '+237699123456'],
    ['FR', '33612345678', '+33612345678'],
    ['US', '011 33 6 12 34 56 78', '+33612345678'],
    ['BE', '0470/12.34.56', '+32470123456'],
  ] as const) {
    await put(country, typed);
    await expect.soft(read, typed).toHaveValue(number);
  }
  for (const [typed, said] of [
    ['appelez ma fille', /^Ce n’est pas un numéro de téléphone/],
    ['699123456 le soir', /^Ce n’est pas un numéro de téléphone/],
    ['699123456 / 677123456', /un seul numéro/],
    ['977123456', /^Ce n’est pas un numéro de téléphone/],
    ['06 12 34 56 78', /Choisissez son pays dans la liste/],
    ['33612345678', /Choisissez son pays dans la liste/],
    ['6991234567', /Au Cameroun, il en a 9/],
    ['+33 6 12 34', /^Il manque des chiffres(?!.*Cameroun)/],
    ['0033 6 12 34 56 78 90', /^Ce numéro a trop de chiffres(?!.*Cameroun)/],
  ] as const) {
    await put('CM', typed);
    await press(parts.submit);
    await expect.soft(parts.summary.getByRole('link').filter({ hasText: said })).toHaveCount(1);
    await expect.soft(parts.phone).toHaveValue(typed);
  }
});
