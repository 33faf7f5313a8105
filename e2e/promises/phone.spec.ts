import { expect } from 'playwright/test';
import { interceptScript, onlyParams, STILL_PHONE, test } from '../form';
import { selectOption, makeGate, tap, SMOKE, type } from '../support';

test.use(STILL_PHONE);

test('a foreign number sets its country and is sent whole', SMOKE, async ({ form, sends }) => {
  await form.open();
  await tap(form.fullName);
  await expect(form.country).toHaveValue('CM');
  await expect(form.fullName).toBeFocused();
  await test.step('frequent countries come first, the rest in French order', async () => {
    const names = await form.country.locator('option').allTextContents();
    const [first, others] = [names.slice(0, names.indexOf('')), names.slice(names.indexOf('') + 1)];
    expect(first.slice(0, 4)).toEqual(['Cameroun', 'France', 'Belgique', 'Canada']);
    expect(others.pop()).toBe('Autre pays');
    expect(others.length).toBeGreaterThan(200);
    expect(others).toEqual(others.toSorted(new Intl.Collator('fr').compare));
  });
  await type(form.phone, '+32 470 12 34 56');
  await expect(form.country).toHaveValue('BE');
  await selectOption(form.country, 'France');
  await expect(form.root).toContainText('commencez-le par +33');
  await expect(form.phone).toHaveValue('+32 470 12 34 56');
  await type(form.phone, '');
  await selectOption(form.country, 'France');
  await type(form.phone, '06 12 34 56 78');
  await expect(form.root.locator('img[src*="/flags/"]')).toHaveAttribute('src', '/flags/FR.svg');
  await form.fill();
  await tap(form.submit);
  await expect(form.sent).toBeVisible();
  expect(onlyParams(sends).phone).toBe('+33612345678');
});

test('a number is sent without the library, losing no key', async ({ page, form, sends }) => {
  await page.clock.install();
  const gate = makeGate();
  let hasArrived = false;
  await interceptScript(page, 'PhoneInputCountrySelect', async (route) => {
    await gate.opened;
    await route.continue();
    hasArrived = true;
  });
  await form.open();
  await form.fill();
  await type(form.phone, '699123456');
  await tap(form.submit);
  // Longer than the form waits for the library.
  await page.clock.fastForward(5000);
  await expect(form.sent).toBeVisible();
  expect(onlyParams(sends).phone).toBe('699123456');
  await tap(form.newRequest);

  await test.step('the library loads while typing', async () => {
    await form.fill();
    await tap(form.phone);
    await page.keyboard.type('699 12');
    gate.open();
    await expect.poll(() => hasArrived).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.keyboard.type('34 56');
    await expect(form.phone).toBeFocused();
    await expect(form.phone).toHaveValue('699 1234 56');
  });
  await test.step('a correction within is grouped on blur', async () => {
    for (let digit = 0; digit < 2; digit += 1) await page.keyboard.press('Backspace');
    // Android keyboards fire no key events.
    for (const digit of '78') await page.keyboard.insertText(digit);
    await tap(form.message);
    await expect(form.phone).toHaveValue('6 99 12 34 78');
  });
});

test('numbers are parsed in every usual notation', async ({ form }) => {
  await form.open();
  await tap(form.phone);
  const read = form.root.locator('input[type="hidden"][name="phone"]');
  const put = async (country: string, typed: string) => {
    await form.phone.fill('');
    await form.country.selectOption(country);
    await form.phone.fill(typed);
  };
  for (const [country, typed, number] of [
    ['CM', '0033612345678', '+33612345678'],
    ['CM', '+237 (0)6 99 12 34 56', '+237699123456'],
    // Pasted from contacts, with bidi marks.
    ['CM', 'tel:+237-699-123-456', '+237699123456'],
    ['CM', '\u202a+237 699 12 34 56\u202c', '+237699123456'],
    ['US', '011 33 6 12 34 56 78', '+33612345678'],
    ['BE', '0470/12.34.56', '+32470123456'],
  ] as const) {
    await put(country, typed);
    await expect.soft(read, typed).toHaveValue(number);
  }
  for (const [typed, message] of [
    ['appelez ma fille', /^Ce n’est pas un numéro de téléphone/],
    ['69912345', /^Il manque des chiffres à ce numéro\. Au Cameroun, il en a 9/],
    ['699123456 / 677123456', /un seul numéro/],
    ['06 12 34 56 78', /Choisissez son pays dans la liste/],
    ['0033 6 12 34 56 78 90', /^Ce numéro a trop de chiffres(?!.*Cameroun)/],
  ] as const) {
    await put('CM', typed);
    await tap(form.submit);
    await expect.soft(form.summary.getByRole('link').filter({ hasText: message })).toHaveCount(1);
    await expect.soft(form.phone).toHaveValue(typed);
  }
});
