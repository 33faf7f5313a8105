import { expect, test } from 'playwright/test';
import {
  afterWord,
  awa,
  expectError,
  expectFilled,
  fill,
  MISSING,
  onlyParams,
  open,
  partsOf,
  plain,
  ready,
  watchSends,
} from '../form';
import {
  announcements,
  dateKeys,
  holdScripts,
  press,
  tabTo,
  timeKeys,
  TOUCH_PHONE,
  write,
  SMOKE,
} from '../support';

/** The appointment form, as a visitor meets it, and what it says of mistakes. */

type RequiredField = keyof typeof MISSING;

const missing = Object.entries(MISSING) as [RequiredField, string][];

test(
  'the keyboard alone goes from the list of mistakes to a field, fills the form and sends it, once',
  SMOKE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const sends = watchSends(page);
    const parts = await open(page);
    await test.step('a line of the list leads to its field', async () => {
      await tabTo(parts.submit);
      await page.keyboard.press('Enter');
      await expect(parts.summary).toBeFocused();
      await tabTo(parts.summary.getByRole('link', { name: MISSING.appointmentTime }));
      await page.keyboard.press('Enter');
      await expect(parts.appointmentTime).toBeFocused();
      expect(new URL(page.url()).search).toBe('');
      expect(sends).toEqual([]);
    });
    await test.step('the fields are filled in their order, and sent', async () => {
      await parts.forSelf.focus();
      await page.keyboard.press('Space');
      await tabTo(parts.serviceType);
      await page.keyboard.type('Consultation');
      for (const [field, keys] of [
        ['appointmentDate', dateKeys(awa.appointmentDate)],
        ['appointmentTime', timeKeys(awa.appointmentTime)],
        ['fullName', awa.fullName],
        ['email', awa.email],
        ['phone', '699123456'],
        ['message', awa.message],
      ] as const) {
        await tabTo(parts[field]);
        await page.keyboard.type(keys);
      }
      await expectFilled(page, awa);
      await tabTo(parts.submit);
      await page.keyboard.press('Enter');
      await expect(parts.sent).toBeFocused();
      expect(onlyParams(sends)).toMatchObject({
        from_name: awa.fullName,
        service: awa.serviceType,
        date: awa.appointmentDate,
        time: awa.appointmentTime,
        phone: '+237699123456',
      });
    });
  },
);

test.describe('with a finger', () => {
  test.use(TOUCH_PHONE);

  test('what is missing or wrong is said beside its field and in a list that leads there, until it is put right', async ({
    page,
  }) => {
    const sends = watchSends(page);
    await page.clock.install();
    const parts = await open(page, '/contact');
    const title = await page.title();
    const lines = parts.summary.getByRole('link');
    const tooShort = 'Votre adresse e-mail s’arrête trop tôt : elle s’écrit comme nom@exemple.com.';

    await test.step('sent empty, the form says what is missing', async () => {
      await press(parts.submit);
      await expect(parts.summary).toBeFocused();
      await expect(parts.summary).toBeInViewport();
      await expect(lines).toHaveText(Object.values(MISSING));
      for (const [field, sentence] of missing) {
        await expectError(parts[field], sentence, parts.summary);
      }
      for (const field of [parts.phone, parts.message]) {
        await expect(field).not.toHaveAttribute('aria-invalid');
      }
      await expect(page).toHaveTitle(/^Erreur\s: /);
    });
    await test.step('a line of the list leads to its field, as the page glides there', async () => {
      await press(lines.last());
      await expect(parts.email).toBeFocused();
      await expect(parts.email).toBeInViewport();
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await test.step('it follows what is typed, though not in mid-word, and stops once it is right', async () => {
      await write(parts.email, 'awa@');
      await expect(lines.last()).toHaveText(MISSING.email);
      await afterWord(page);
      await expect(lines.last()).toHaveText(tooShort);
      await expectError(parts.email, tooShort, parts.summary);
      await fill(page, awa);
      await afterWord(page);
      await expect(parts.summary).toHaveCount(0);
      await expect(parts.email).not.toHaveAttribute('aria-invalid');
      await expect(page).toHaveTitle(title);
    });
    await test.step('nobody is scolded while typing: a new mistake waits for the next try', async () => {
      await write(parts.email, 'awa@');
      await press(parts.submit);
      await expect(lines).toHaveText([tooShort]);
      // A hand is slower than the list, which takes the focus once it is drawn.
      await expect(parts.summary).toBeFocused();
      await write(parts.fullName, '');
      await afterWord(page);
      await expect(lines).toHaveText([tooShort]);
      await expect(parts.fullName).not.toHaveAttribute('aria-invalid');
      await press(parts.submit);
      await expect(lines).toHaveText([MISSING.fullName, tooShort]);
      await expect(parts.summary).toBeFocused();
      expect(sends).toEqual([]);
    });
    await test.step('the page that follows has its own title, without «Erreur»', async () => {
      await press(page.getByRole('link', { name: 'Confidentialité de vos données' }));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveURL('/privacy');
      await expect(page).not.toHaveTitle(/Erreur|Contact/);
    });
  });
});

test('what is too long stays whole, is told beside its field, and holds the request back', async ({
  page,
}) => {
  const sends = watchSends(page);
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto('/appoitment');
  const parts = partsOf(page);
  const quarter = page.getByLabel('Quartier où venir (facultatif)');
  const relative = page.getByRole('textbox', { name: 'Son prénom (facultatif)' });
  /** Each field, what it takes, and what is pasted: one sign more for each field before it. */
  const fields = [
    [quarter, 160],
    [parts.fullName, 120],
    [parts.email, 254],
    [parts.phone, 250],
    [parts.message, 3000],
    [relative, 60],
  ] as const;
  const texts = fields.map(([, most], index) => 'é'.repeat(most + 1 + index));
  const said = (index: number) =>
    new RegExp(`trop long : ${fields[index]![1]} .*Il y en a ${index + 1} de trop`);
  const expectWhole = async () => {
    for (const [index, [field]] of fields.entries()) {
      await expect(field).toHaveValue(texts[index]!);
    }
  };
  await press(parts.forRelative);

  await test.step('written before React', async () => {
    for (const [index, [field]] of fields.entries()) {
      await press(field);
      await page.keyboard.insertText(texts[index]!);
    }
    release();
    await page.clock.runFor(100);
    await ready(page);
    await expectWhole();
  });
  await test.step('said beside each, once nobody types', async () => {
    await page.clock.runFor(1500);
    const words = async () =>
      (await announcements(parts.form).allTextContents()).map((it) =>
        plain(it).replace('3 000', '3000'),
      );
    for (const index of fields.keys()) {
      await expect.poll(async () => (await words()).join('\n')).toMatch(said(index));
    }
  });
  await test.step('refused, and kept by the draft', async () => {
    await press(parts.submit);
    await expect(parts.summary).toBeFocused();
    const lines = (await parts.summary.getByRole('link').allTextContents()).map((it) =>
      plain(it).replace('3 000', '3000'),
    );
    for (const index of fields.keys()) expect.soft(lines.join('\n')).toMatch(said(index));
    await expectWhole();
    await page.reload();
    await page.clock.runFor(100);
    await ready(page);
    await expectWhole();
    expect(sends).toEqual([]);
  });
});
