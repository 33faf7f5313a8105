import { expect, test } from 'playwright/test';
import {
  afterWord,
  awa,
  expectError,
  expectFilled,
  fillByHand,
  MISSING,
  onlyParams,
  open,
  plain,
  ready,
  REFERENCE,
  watchSends,
  type Answers,
} from '../form';
import { dateKeys, press, tabTo, timeKeys, TOUCH_PHONE, write, SMOKE } from '../support';

/** The appointment form, as a visitor meets it, and what it says of mistakes. */

// Without the glides between the list and the fields, which take their time: one test has them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** A field that has to be filled, however its code says so. */
const REQUIRED = '[required], [aria-required="true"]';

/**
 * Where a request is written, and with what. The other two pairs are made elsewhere: a mouse on
 * /appoitment below and in early.spec.ts, a finger on /contact in wishes.spec.ts.
 */
const places = [
  { path: '/appoitment', hand: 'a finger', options: TOUCH_PHONE },
  { path: '/contact', hand: 'a mouse', options: {} },
] as const;

for (const { path, hand, options } of places) {
  test.describe(`the form on ${path}, with ${hand}`, () => {
    test.use(options);

    test('has its labels, says what is missing, and is sent once, by its button and by Enter', async ({
      page,
    }) => {
      const sends = watchSends(page);
      const parts = await open(page, path);

      await test.step('every field has its label and starts empty', async () => {
        await expect(parts.form).toHaveCount(1);
        for (const field of [
          'serviceType',
          'appointmentDate',
          'appointmentTime',
          'fullName',
          'email',
          'phone',
          'message',
        ] as const) {
          await expect(parts[field], field).toBeVisible();
          await expect(parts[field], field).toHaveValue('');
          await expect(parts[field], field).not.toHaveAttribute('aria-invalid');
        }
        for (const field of Object.keys(MISSING) as (keyof typeof MISSING)[]) {
          await expect(parts[field].and(page.locator(REQUIRED)), field).toHaveCount(1);
        }
        for (const field of ['phone', 'message'] as const) {
          await expect(parts[field].and(page.locator(REQUIRED)), field).toHaveCount(0);
        }
        await expect(parts.serviceType.locator('option')).toHaveText([
          'Type de service',
          'Consultation générale',
          'Suivi de grossesse',
          'Gestion de médication',
          'Soins spécialisés',
          'Autre',
        ]);
        await expect(parts.appointmentDate).toHaveAttribute('type', 'date');
        await expect(parts.appointmentTime).toHaveAttribute('type', 'time');
        await expect(parts.email).toHaveAttribute('type', 'email');
        await expect(parts.fullName).toHaveAttribute('autocomplete', 'name');
        await expect(parts.email).toHaveAttribute('autocomplete', 'email');
        await expect(parts.phone).toHaveAttribute('autocomplete', 'tel');
        await expect(parts.message).toHaveAttribute('rows', '4');
        await expect(parts.submit).toBeEnabled();
        await expect(parts.summary).toHaveCount(0);
      });
      await test.step('a choice shows its arrow, and no words run under it', async () => {
        // With a mouse the browser draws its own sign for a day and an hour; a phone draws none.
        const chosen = ['serviceType', 'appointmentDate', 'appointmentTime'] as const;
        for (const field of hand === 'a finger' ? chosen : chosen.slice(0, 1)) {
          await expect(parts[field], field).toHaveCSS('background-image', /gradient/);
          await expect(parts[field], field).toHaveCSS('padding-inline-end', '48px');
        }
      });
      await test.step('sent so, the form says what is missing', async () => {
        const title = await page.title();
        await press(parts.submit);

        await expect(parts.summary).toBeFocused();
        await expect(parts.summary).toBeInViewport();
        await expect(page.getByRole('heading', { name: 'Il y a un problème' })).toBeVisible();
        await expect(parts.summary.getByRole('link')).toHaveText(Object.values(MISSING));
        for (const [field, sentence] of Object.entries(MISSING)) {
          await expectError(parts[field as keyof typeof MISSING], sentence, parts.summary);
        }
        for (const field of ['phone', 'message'] as const) {
          await expect(parts[field], field).not.toHaveAttribute('aria-invalid');
        }
        await expect.poll(async () => plain(await page.title())).toBe(`Erreur : ${plain(title)}`);
        expect(sends).toEqual([]);
      });
      await test.step('a press on a label goes to its field', async () => {
        const fields = Object.keys(MISSING) as (keyof typeof MISSING)[];
        for (const [index, field] of ([...fields, 'message'] as const).entries()) {
          const id = await parts[field].getAttribute('id');
          // Two presses at one place of the screen would be a double one, which marks a word.
          const position = { x: index % 2 ? 60 : 10, y: 10 };
          await press(page.locator(`label[for="${id}"]`), { position });
          await expect(parts[field], field).toBeFocused();
        }
        // The phone's field is another one once its list of countries has come.
        await expect(parts.country).toBeVisible();
        await press(page.locator(`label[for="${await parts.phone.getAttribute('id')}"]`));
        await expect(parts.phone).toBeFocused();
      });
      await test.step('a right request is sent once, not by Enter in its message, and only as it was written', async () => {
        await fillByHand(page);
        // The message was typed key by key: Enter in it has begun a line, and sent nothing.
        await expect(parts.message).toHaveValue(awa.message);
        expect(awa.message).toContain('\n');
        expect(sends).toEqual([]);
        await press(parts.submit);
        await expect(parts.sent).toBeVisible();

        expect(sends).toHaveLength(1);
        expect(sends[0]?.method()).toBe('POST');
        expect(new URL(sends[0]?.url() ?? '').pathname).toBe('/api/v1.0/email/send');
        expect(sends[0]?.postDataJSON()).toEqual({
          lib_version: '4.4.1',
          user_id: 'cle-publique-locale',
          service_id: 'service_local',
          template_id: 'template_local',
          template_params: {
            from_name: 'Awa Ngo Bell',
            from_email: 'awa.bell+rdv@exemple.cm',
            reply_to: 'awa.bell+rdv@exemple.cm',
            phone: '',
            date: '2099-12-24',
            time: '10:30',
            service: 'Consultation générale',
            message: 'Pour ma mère, « Mama Ngo ».\nElle marche avec une canne.',
            reference: expect.stringMatching(REFERENCE),
            requested_service: '',
          },
        });
      });
      await test.step('Enter in a field sends the next one, once', async () => {
        await press(page.getByRole('button', { name: 'Nouvelle demande' }));
        await fillByHand(page, { ...awa, message: undefined });
        await expect(parts.email).toBeFocused();
        expect(sends).toHaveLength(1);
        await page.keyboard.press('Enter');
        await expect(parts.sent).toBeVisible();
        expect(onlyParams(sends.slice(1)).from_name).toBe(awa.fullName);
      });
    });
  });
}

test(
  'the keyboard alone goes from the list of mistakes to each field, fills the form and sends it, once',
  SMOKE,
  async ({ page }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    await test.step('each line of the list leads to its field, by mouse and by keyboard', async () => {
      for (const [field, sentence] of Object.entries(MISSING)) {
        const link = parts.summary.getByRole('link', { name: sentence });
        await press(parts.submit);
        await press(link);
        await expect(parts[field as keyof typeof MISSING], field).toBeFocused();
        // Sent again, the list has the focus again: Tab goes on from there.
        await press(parts.submit);
        await expect(parts.summary).toBeFocused();
        await tabTo(link);
        await page.keyboard.press('Enter');
        await expect(parts[field as keyof typeof MISSING], field).toBeFocused();
      }
      expect(new URL(page.url()).search).toBe('');
    });
    await test.step('the keyboard fills the form and sends it', async () => {
      // From the head of the page on, as whoever has just come.
      await page.reload();
      await ready(page);
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

test.describe('what is wrong', () => {
  test.use(TOUCH_PHONE);

  const wrongAddress = (fault: string) =>
    `Votre adresse e-mail ${fault} : elle s’écrit comme nom@exemple.com.`;

  const mistakes: [what: string, field: keyof Answers, text: string, sentence: string][] = [
    ['an address without its end', 'email', 'awa@exemple', wrongAddress('s’arrête trop tôt')],
    [
      'a day that is past',
      'appointmentDate',
      '2024-01-07',
      'Cette date est passée. Choisissez aujourd’hui ou un jour à venir.',
    ],
    ['a name of spaces', 'fullName', '   ', 'Entrez votre nom et votre prénom.'],
  ];

  test('is said once it is sent, each mistake by itself, until it is put right', async ({
    page,
  }) => {
    const sends = watchSends(page);
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const parts = await open(page);
    const title = await page.title();

    await test.step('each line of the list leads to its field, by finger, as the page glides there', async () => {
      await press(parts.submit);
      await expect(parts.summary).toBeFocused();
      await expect(parts.summary).toBeInViewport();
      for (const [field, sentence] of Object.entries(MISSING)) {
        await press(parts.summary.getByRole('link', { name: sentence }));
        await expect(parts[field as keyof typeof MISSING], field).toBeFocused();
        await expect(parts[field as keyof typeof MISSING], field).toBeInViewport();
      }
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await test.step('the page that follows has its own title, without «Erreur»', async () => {
      await expect(page).toHaveTitle(/^Erreur/);
      await press(page.getByRole('link', { name: 'Confidentialité de vos données' }));
      await expect(page).toHaveURL('/privacy');
      // The change of page is over once its heading has the focus.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).not.toHaveTitle(/Erreur|Rendez-vous/);
      await page.goBack();
      await ready(page);
      await expect(page).toHaveTitle(/^Prenez Rendez-vous/);
    });
    await test.step('what is put right stops being said at once', async () => {
      await press(parts.submit);
      await expect(parts.summary.getByRole('link')).toHaveCount(5);

      await write(parts.email, 'awa');
      await expect(parts.summary.getByRole('link')).toHaveCount(5);
      await afterWord(page);
      const sentence = wrongAddress('n’a pas le signe @');
      await expect(parts.summary.getByRole('link').last()).toHaveText(sentence);
      await expectError(parts.email, sentence, parts.summary);

      let left = 5;
      for (const [field, text] of Object.entries(awa)) {
        if (field === 'message') continue;
        const control = parts[field as keyof typeof MISSING];
        await fillByHand(page, { [field]: text });
        await afterWord(page);
        await expect(control, field).not.toHaveAttribute('aria-invalid');
        left -= 1;
        await expect(parts.summary.getByRole('link')).toHaveCount(left);
      }
      await expect(parts.summary).toHaveCount(0);
      await expect(page).toHaveTitle(title);
      expect(sends).toEqual([]);
    });
    const right = { ...awa, message: '' };
    for (const [what, field, text, sentence] of mistakes) {
      await test.step(`${what} is said, alone, and nothing leaves`, async () => {
        await fillByHand(page, { [field]: text });
        await press(parts.submit);
        await expect(parts.summary).toBeFocused();
        await expect(parts.summary.getByRole('link')).toHaveCount(1);
        await expectError(parts[field], sentence, parts.summary);
        expect(sends).toEqual([]);
        await expectFilled(page, { ...right, [field]: text });
        await fillByHand(page, { [field]: right[field] });
        await afterWord(page);
        await expect(parts.summary).toHaveCount(0);
      });
    }
    await test.step('nobody is scolded while typing: a new mistake waits for the next try', async () => {
      await write(parts.email, '');
      await press(parts.submit);
      await expect(parts.summary).toBeFocused();
      await expect(parts.summary.getByRole('link')).toHaveText([MISSING.email]);

      await write(parts.email, 'awa@');
      await write(parts.fullName, '');
      await expect(parts.fullName).toHaveValue('');
      await afterWord(page);
      await expect(parts.summary.getByRole('link')).toHaveText([wrongAddress('s’arrête trop tôt')]);
      await expect(parts.fullName).not.toHaveAttribute('aria-invalid');

      await press(parts.submit);
      await expect(parts.summary.getByRole('link')).toHaveCount(2);
      await expect(parts.summary).toBeFocused();
      await expectError(parts.fullName, MISSING.fullName, parts.summary);
      expect(sends).toEqual([]);
    });
    await test.step('once all is right the request leaves, once', async () => {
      await fillByHand(page, { fullName: awa.fullName, email: awa.email });
      await press(parts.submit);
      await expect(parts.sent).toBeVisible();
      expect(sends).toHaveLength(1);
    });
  });
});
