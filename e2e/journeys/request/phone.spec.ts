import { expect, type Locator, type Page } from 'playwright/test';
import { awa, interceptScript, onlyParams, SEND, STILL_PHONE, test } from '@/e2e/support/form';
import { selectOption, makeGate, tap, SMOKE, type } from '@/e2e/support/page';

/** phoneLibrary.test.ts tests the notations of a number. */

test.use(STILL_PHONE);

/** An address in France, for Chromium's own autofill. */
const ADDRESS = {
  NAME_FULL: awa.fullName,
  EMAIL_ADDRESS: awa.email,
  ADDRESS_HOME_STREET_ADDRESS: '12 rue des Lilas',
  ADDRESS_HOME_DEPENDENT_LOCALITY: 'Montchat',
  ADDRESS_HOME_CITY: 'Lyon',
  ADDRESS_HOME_ZIP: '69003',
  ADDRESS_HOME_COUNTRY: 'FR',
};

/** Fills in the form from its name, as a tap on Chromium's suggestion does. */
async function autofill(page: Page): Promise<void> {
  await tap(page.getByLabel('Nom et prénom'));
  const client = await page.context().newCDPSession(page);
  const enabled = await client.send('Autofill.enable').catch(() => null);
  test.skip(!enabled, 'this Chromium is the headless shell, without autofill');
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const selector = 'form [name="fullName"]';
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await client.send('DOM.describeNode', { nodeId });
  const fields = Object.entries(ADDRESS).map(([name, value]) => ({ name, value }));
  await client.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
  await expect(page.locator('form [name="email"]')).toHaveValue(awa.email);
  await client.detach();
}

/**
 * Sets a value as some password managers and in-app browsers do: without an `input` event, by the
 * prototype's setter, which React does not see.
 *
 * @param events Fired afterwards, such as `change`.
 */
const setSilently = (field: Locator, text: string, ...events: string[]) =>
  field.evaluate(
    (control, [value, ...types]) => {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!;
      set!.call(control, value);
      for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [text, ...events] as const,
  );

test('a foreign number sets its country and is sent whole', SMOKE, async ({ form, sends }) => {
  await form.open();
  await tap(form.fullName);
  await expect(form.country).toHaveValue('CM');
  await expect(form.fullName).toBeFocused();
  await test.step('the list leaves the first digit to the field', async () => {
    await form.phone.click({ position: { x: 90, y: 20 } });
    await expect(form.phone).toBeFocused();
  });
  const countries = await form.country.locator('option').allTextContents();
  expect(countries.length).toBeGreaterThan(200);
  expect(countries.slice(0, 4)).toEqual(['Cameroun', 'France', 'Belgique', 'Canada']);
  expect(countries.at(-1)).toBe('Autre pays');
  await test.step('a wrong number stays, with what is wrong', async () => {
    for (const [typed, message] of [
      ['67712345', /^Il manque un chiffre\s: ce numéro en a 8\. Au Cameroun, il en faut 9/],
      ['6658676162', /^Il y a un chiffre de trop\s: ce numéro en a 10\./],
      ['06 12 34 56 78', /Choisissez son pays dans la liste/],
      ['0033 6 12 34 56 78 90', /^Ce numéro a trop de chiffres(?!.*Cameroun)/],
    ] as const) {
      await form.phone.fill(typed);
      await tap(form.submit);
      await expect.soft(form.summary.getByRole('link').filter({ hasText: message })).toHaveCount(1);
      await expect.soft(form.phone).toHaveValue(typed);
    }
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
  await test.step('a country chosen under digits says what they become', async () => {
    await selectOption(form.country, 'Cameroun');
    await type(form.phone, '612345678');
    await selectOption(form.country, 'France');
    await expect(form.root).toContainText('Avec ce pays, votre numéro est le +33 6 12 34 56 78.');
  });
  await form.fill();
  await tap(form.submit);
  await expect(form.sent).toBeVisible();
  expect(onlyParams(sends).phone).toBe('+33612345678');
});

test('a number is sent without the library, losing no key', async ({ page, form, sends }) => {
  await page.clock.install();
  const gate = makeGate();
  let hasArrived = false;
  await interceptScript(page, 'INVALID_LENGTH', async (route) => {
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

test('a number set without an event is what leaves', async ({ page, form, sends }) => {
  await test.step('before the list of countries has loaded', async () => {
    await form.open();
    await setSilently(form.phone, '699123456');
    await form.fill();
    await expect(form.country).toBeVisible();
    await tap(form.submit);
    await expect(form.sent).toBeFocused();
    expect(onlyParams(sends).phone).toBe('+237699123456');
    await expect(form.confirmation).toContainText('+237 6 99 12 34 56');
  });
  await test.step('over a typed number, under a chosen country', async () => {
    await tap(form.newRequest);
    await form.fill();
    await type(form.phone, '699123456');
    // A script sets no country, with or without events.
    await setSilently(form.country, 'FR', 'input', 'change');
    await expect(form.country).toHaveValue('CM');
    await setSilently(form.country, 'FR');
    await tap(form.phone);
    await expect(form.country).toHaveValue('CM');
    await selectOption(form.country, 'France');
    await setSilently(form.phone, '06 12 34 56 78');
    await page.route(SEND, (route) => route.fulfill({ status: 403 }), { times: 1 });
    await tap(form.submit);
    await expect(form.byWhatsApp).toHaveAttribute('href', /33612345678/);
  });
  await test.step('what is set afterwards is in the other channels, and in the draft', async () => {
    await setSilently(form.phone, '+32 470 12 34 56');
    await tap(form.message);
    await expect(form.country).toHaveValue('BE');
    await expect(form.byWhatsApp).toHaveAttribute('href', /32470123456/);
    await page.reload();
    await expect(form.phone).toHaveValue('+32 470 12 34 56');
  });
});

test('autofill changes no country or place', async ({ page, form, sends }) => {
  await form.open('/contact');
  const typePhone = () => type(form.phone, '699123456');
  for (const actions of [
    [autofill, typePhone],
    [typePhone, autofill],
  ]) {
    await form.eraseAll();
    for (const act of actions) await act(page);
    await expect(form.country).toHaveValue('CM');
    await expect(form.visitPlace).toHaveValue('');
  }
  await test.step('a place that software sets is repeated before the button', async () => {
    const repeated = page.getByText(/viendrons ici/);
    await setSilently(form.visitPlace, 'Montchat', 'input');
    await expect(repeated).toHaveCount(0);
    await tap(form.forRelative);
    await expect(repeated).toContainText('Montchat');
  });
  await form.fill({ ...awa, message: '' });
  await tap(form.submit);
  await expect(form.sent).toBeVisible();
  expect(onlyParams(sends).phone).toBe('+237699123456');
});
