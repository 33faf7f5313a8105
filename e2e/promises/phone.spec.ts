import { expect, test } from 'playwright/test';
import { countryNames } from '@/scripts/prepare/countries';
import {
  afterWord,
  alerts,
  EMAIL_SCRIPT,
  expectError,
  fill,
  interceptScript,
  makeGate,
  onlyParams,
  open,
  PHONE_SCRIPT,
  plain,
  ready,
  SEND,
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

test(
  'the phone has its countries in the order of French, and each way to write a number travels as one',
  SMOKE,
  async ({ page }) => {
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

    await test.step('what reads and sends it comes when the form is reached for', async () => {
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    });
    await test.step('after the first touch there is a list of countries, Cameroon chosen', async () => {
      await expect(parts.country).toHaveCount(0);
      await press(parts.fullName);
      await expect(parts.country).toBeVisible();
      await expect(parts.fullName).toBeFocused();
      expect(asked.toSorted()).toEqual([EMAIL_SCRIPT, PHONE_SCRIPT]);
      await expect(parts.country).toHaveValue('CM');
      await expect(flag).toHaveAttribute('src', '/flags/CM.svg');
    });
    await test.step('it begins where families call from, and goes on as French is sorted', async () => {
      const names = await parts.country.locator('option').allTextContents();
      const others = Object.values(countryNames()).filter((name) => !FIRST.includes(name));
      others.sort(new Intl.Collator('fr').compare);
      expect(names).toEqual([...FIRST, '', ...others, 'Autre pays']);
    });
    await test.step('a number with its code chooses its country', async () => {
      await write(parts.phone, '+32 470 12 34 56');
      await expect(parts.country).toHaveValue('BE');
    });
    await test.step('a number of another country travels with its code, under its flag', async () => {
      await choose(parts.country, 'France');
      await write(parts.phone, '06 12 34 56 78');
      await expect(flag).toHaveAttribute('src', '/flags/FR.svg');
      await fill(page);
      await press(parts.submit);
      await expect(parts.sent).toBeVisible();
      expect(onlyParams(sends).phone).toBe('+33612345678');
    });
  },
);

test('the number read is the number typed or filled in; a wrong one is refused in French, and can be erased or put right', async ({
  page,
}) => {
  const sends = watchSends(page);
  await page.clock.install();
  const parts = await open(page);
  const { keyboard } = page;
  const read = parts.form.locator('input[type="hidden"][name="phone"]');
  // Keyboards of Android give letters, and tell of no key.
  const type = async (text: string) => {
    for (const letter of text) await keyboard.insertText(letter);
  };
  const edit = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  await fill(page);
  await expect(parts.country).toBeVisible();

  await test.step('typed, and put right in its midst', async () => {
    await press(parts.phone);
    await type('699123456');
    await expect(read).toHaveValue('+237699123456');
    // What fingers have written stays as they wrote it while they are there.
    await expect(parts.phone).toHaveValue('699123456');
    await edit('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace', 'Backspace');
    await type('78');
    await expect(read).toHaveValue('+237699178456');
  });
  await test.step('grouped once it is left, a space more or less is no digit more or less', async () => {
    await press(parts.message);
    await expect(parts.phone).toHaveValue('6 99 17 84 56');
    await press(parts.phone);
    await edit('End', 'Space', 'Backspace');
    await expect(parts.phone).toHaveValue('6 99 17 84 56');
    await expect(read).toHaveValue('+237699178456');
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
  await test.step('nine digits that no line of Cameroon has, erased', async () => {
    await write(parts.phone, '977123456');
    await press(parts.submit);
    await expect(parts.summary).toBeFocused();
    const wrong = 'Ce n’est pas un numéro de téléphone. Écrivez-le en chiffres, ou laissez vide.';
    await expectError(parts.phone, wrong, parts.summary);
    await write(parts.phone, '');
    await afterWord(page);
    await expect(parts.summary).toHaveCount(0);
  });
  // Some numbers of Cameroon have eight digits, but not these.
  await test.step('a digit too few, put right: it counts at once, and travels so', async () => {
    await write(parts.phone, '69912345');
    await press(parts.submit);
    const tooShort =
      'Il manque des chiffres à ce numéro. Au Cameroun, il en a 9, par exemple 6 99 12 34 56.';
    await expectError(parts.phone, tooShort, parts.summary);
    expect(sends).toEqual([]);
    await press(parts.summary.getByRole('link'));
    await expect(parts.phone).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('6');
    await afterWord(page);
    await expect(parts.summary).toHaveCount(0);
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).phone).toBe('+237699123456');
  });
});

test('where its library does not answer the number travels as it was typed; where it comes while one types no key is lost', async ({
  page,
}) => {
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
  await test.step('it never answers', async () => {
    await fill(page);
    await write(parts.phone, '699123456');
    await press(parts.submit);
    // Longer than the form is ready to wait.
    await page.clock.fastForward(5000);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends.splice(0)).phone).toBe('699123456');
    await press(parts.newRequest);
  });
  await test.step('it comes meanwhile: sent from the field, the number travels with its code', async () => {
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

/** The list's country, what is typed, and the number that is meant. */
const MEANT: readonly (readonly [country: string, typed: string, number: string])[] = [
  ['Cameroun', '0033612345678', '+33612345678'],
  ['Cameroun', '00 237 6 99 12 34 56', '+237699123456'],
  ['Cameroun', '237699123456', '+237699123456'],
  ['Cameroun', '+237 (0)6 99 12 34 56', '+237699123456'],
  ['Cameroun', '+33 (0)6 12 34 56 78', '+33612345678'],
  ['Cameroun', '0032470123456', '+32470123456'],
  ['Cameroun', '0049 1512 3456789', '+4915123456789'],
  ['Cameroun', '(00)44 7400 123456', '+447400123456'],
  ['Cameroun', '001 613 555 0123', '+16135550123'],
  ['Cameroun', '0041791234567', '+41791234567'],
  ['Cameroun', '0024106031234', '+24106031234'],
  ['Cameroun', '0023563012345', '+23563012345'],
  // A link of an address book, and marks of direction that come along from there.
  ['Cameroun', 'tel:+237-699-123-456', '+237699123456'],
  ['Cameroun', '\u202a+237 699 12 34 56\u202c', '+237699123456'],
  ['France', '00237699123456', '+237699123456'],
  ['France', '0612345678', '+33612345678'],
  ['France', '33612345678', '+33612345678'],
  ['Canada', '011237699123456', '+237699123456'],
  ['États-Unis', '011 33 6 12 34 56 78', '+33612345678'],
  ['États-Unis', '0033612345678', '+33612345678'],
  ['Belgique', '0470/12.34.56', '+32470123456'],
];

const NO_NUMBER = 'Ce n’est pas un numéro de téléphone. Écrivez-le en chiffres, ou laissez vide.';

/** The list's country, what is typed, and what is said of it: it stays as it was typed. */
const REFUSED: readonly (readonly [country: string, typed: string, said: RegExp])[] = [
  ['Cameroun', 'appelez ma fille', new RegExp(`^${NO_NUMBER}$`)],
  ['Cameroun', '699123456 le soir', new RegExp(`^${NO_NUMBER}$`)],
  ['Cameroun', '699123456 / 677123456', /un seul numéro/],
  ['France', '06 12 34 56 78 ou 06 98 76 54 32', /un seul numéro/],
  ['Cameroun', '06 12 34 56 78', /Choisissez son pays dans la liste/],
  ['Cameroun', '33612345678', /Choisissez son pays dans la liste/],
  ['Cameroun', '6991234567', /Au Cameroun, il en a 9/],
  ['Cameroun', '+33 6 12 34', /^(?!.*Cameroun)Il manque des chiffres/],
  ['Cameroun', '0033 6 12 34 56 78 90', /^(?!.*Cameroun)Ce numéro a trop de chiffres/],
  ['France', '06 12 34', /^(?!.*Cameroun)Il manque des chiffres/],
];

test('each number leaves as it was meant, or is refused and stays as it was typed', async ({
  page,
}) => {
  const sends = watchSends(page);
  await page.route(SEND, (route) => route.fulfill({ status: 403, body: 'Forbidden' }));
  const parts = await open(page);
  const { keyboard } = page;
  await fill(page);
  await expect(parts.country).toBeVisible();
  let chosen = 'Cameroun';
  const put = async (country: string, text: string, isPasted: boolean) => {
    await write(parts.phone, '');
    if (country !== chosen) await parts.country.selectOption({ label: country });
    chosen = country;
    await press(parts.phone);
    await (isPasted ? keyboard.insertText(text) : keyboard.type(text));
  };
  /** The number of the next request, which the service refuses: the form stays as it is. */
  const leaves = async () => {
    const asked = page.waitForRequest(SEND);
    await keyboard.press('Enter');
    const { phone } = (await asked).postDataJSON().template_params;
    await expect(parts.submit).toBeEnabled();
    await expect(alerts(page)).toBeVisible();
    return phone as string;
  };

  await test.step('typed or pasted', async () => {
    for (const [index, [country, text, number]] of MEANT.entries()) {
      await put(country, text, index % 2 === 1);
      expect.soft(await leaves(), `${country}: ${text}`).toBe(number);
      // The same in the text for the other ways.
      const href = await parts.form
        .getByRole('link', { name: 'Par WhatsApp' })
        .getAttribute('href');
      const line = `Téléphone : ${number}\n`;
      expect.soft(plain(new URL(href!).searchParams.get('text'))).toContain(line);
      // What leaves is what is shown, and its country.
      await press(parts.message);
      const digits = (await parts.phone.inputValue()).replace(/\D/g, '');
      expect.soft(number.endsWith(digits.replace(/^0/, '')), `${text}: ${digits}`).toBe(true);
      chosen = (await parts.country.locator('option:checked').textContent())!;
    }
  });
  await test.step('refused', async () => {
    const before = sends.length;
    for (const [country, text, said] of REFUSED) {
      await put(country, text, false);
      await keyboard.press('Enter');
      await expect
        .soft(parts.summary.getByRole('link').filter({ hasText: said }), text)
        .toHaveCount(1);
      await expect.soft(parts.phone).toHaveValue(text);
    }
    expect(sends).toHaveLength(before);
  });
});

test('no choice of a country loses a digit, whenever the number was written', async ({ page }) => {
  const gate = makeGate();
  await interceptScript(page, PHONE_SCRIPT, async (route) => {
    await gate.opened;
    await route.continue();
  });
  const parts = await open(page, '/contact');
  const read = parts.form.locator('input[name="phone"]');
  const flag = (country: string) => expect(parts.country).toHaveValue(country);

  await test.step('before the list came: one’s country, another one, and back', async () => {
    await write(parts.phone, '06 12 34 56 78');
    await press(parts.message);
    gate.open();
    await expect(parts.country).toBeVisible();
    await expect(parts.phone).toHaveValue('06 12 34 56 78');
    for (const [country, code, number] of [
      ['France', 'FR', '+33612345678'],
      ['Cameroun', 'CM', '+2370612345678'],
      ['France', 'FR', '+33612345678'],
    ] as const) {
      await choose(parts.country, country);
      await flag(code);
      await expect(read).toHaveValue(number);
      await expect(parts.phone).toHaveValue('06 12 34 56 78');
    }
  });
  await test.step('given back by the draft of the visit', async () => {
    await choose(parts.country, 'Cameroun');
    await write(parts.phone, '612345678');
    await page.reload();
    await ready(page);
    await expect(parts.phone).toHaveValue('612345678');
    await press(parts.message);
    await choose(parts.country, 'France');
    await expect(read).toHaveValue('+33612345678');
  });
  await test.step('a number with its code stays that number, and how it is changed is said', async () => {
    await write(parts.phone, '+32 470 12 34 56');
    await press(parts.message);
    await flag('BE');
    await choose(parts.country, 'France');
    await expect(parts.phone).toHaveValue('+32 470 12 34 56');
    await expect(read).toHaveValue('+32470123456');
    await expect(parts.form).toContainText('commencez-le par +33');
    await expect(parts.country).toBeFocused();
  });
});
