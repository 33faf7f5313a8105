import { expect, test, type Locator, type Page, type Request, type Route } from 'playwright/test';

/**
 * The appointment form, as a visitor meets it. Every expected text stands here as the
 * specification and the decisions give it.
 */

const SEND = '**/api/v1.0/email/send';
const SEND_LABEL = 'Envoyer ma demande';

/** A request that is right, its day far enough to stay to come. */
const awa = {
  serviceType: 'Consultation générale',
  appointmentDate: '2099-12-24',
  appointmentTime: '10:30',
  fullName: 'Awa Ngo Bell',
  email: 'awa.bell+rdv@exemple.cm',
  message: 'Pour ma mère, « Mama Ngo ».\nElle marche avec une canne.',
};

type Answers = typeof awa;

const REFERENCE = /^AV-[234679ACDEFGHJKMNPRTWXY]{3}-[234679ACDEFGHJKMNPRTWXY]{3}$/;

/** What is said beside a required field that was left empty. */
const MISSING = {
  serviceType: 'Choisissez un type de service.',
  appointmentDate: 'Choisissez une date.',
  appointmentTime: 'Choisissez une heure.',
  fullName: 'Entrez votre nom et votre prénom.',
  email: 'Entrez votre adresse e-mail, par exemple nom@exemple.com.',
};

/** The form's parts, found as a visitor finds them: by their labels. */
function partsOf(page: Page) {
  return {
    form: page.locator('form'),
    serviceType: page.getByRole('combobox', { name: 'Type de service (obligatoire)', exact: true }),
    appointmentDate: page.getByLabel('Date souhaitée (obligatoire)', { exact: true }),
    appointmentTime: page.getByLabel('Heure souhaitée (obligatoire)', { exact: true }),
    fullName: page.getByRole('textbox', { name: 'Nom et prénom (obligatoire)', exact: true }),
    email: page.getByRole('textbox', { name: 'E-mail (obligatoire)', exact: true }),
    phone: page.getByRole('textbox', { name: 'Téléphone (facultatif)', exact: true }),
    message: page.getByRole('textbox', { name: 'Message (facultatif)', exact: true }),
    country: page.getByRole('combobox', { name: 'Pays de l’indicatif', exact: true }),
    submit: page.getByRole('button', { name: SEND_LABEL, exact: true }),
    erase: page.getByRole('button', { name: 'Effacer ma saisie', exact: true }),
    summary: page.getByRole('group', { name: 'Il y a un problème', exact: true }),
    sent: page.getByRole('heading', { name: 'Demande envoyée', exact: true }),
  };
}

/** Waits until React has taken the form over: only then does the date know its first day. */
async function ready(page: Page): Promise<void> {
  await expect(partsOf(page).appointmentDate).toHaveAttribute('min', /^\d{4}-\d{2}-\d{2}$/);
}

async function open(page: Page, path = '/appoitment'): Promise<ReturnType<typeof partsOf>> {
  await page.goto(path);
  await ready(page);
  return partsOf(page);
}

async function fill(page: Page, answers: Partial<Answers> = awa): Promise<void> {
  const parts = partsOf(page);
  const { serviceType, ...texts } = answers;
  if (serviceType !== undefined) await parts.serviceType.selectOption(serviceType);
  for (const [field, text] of Object.entries(texts) as [keyof typeof texts, string][]) {
    await parts[field].fill(text);
  }
}

async function expectFilled(page: Page, answers: Partial<Answers>): Promise<void> {
  const parts = partsOf(page);
  for (const [field, text] of Object.entries(answers) as [keyof Answers, string][]) {
    await expect(parts[field], field).toHaveValue(text);
  }
}

/** Every request to the e-mail service from now on. */
function watchSends(page: Page): Request[] {
  const sends: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1.0/email/')) sends.push(request);
  });
  return sends;
}

/** The template's parameters of the only request sent. */
function onlyParams(sends: Request[]): Record<string, string> {
  expect(sends).toHaveLength(1);
  return sends[0]?.postDataJSON().template_params;
}

/** Errors that nobody caught, from now on. */
function watchPageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** A gate that holds whoever waits for it until it is opened. */
function makeGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

/** Lets `act` answer for the script that holds `mark`; the others pass. */
async function interceptScript(
  page: Page,
  mark: string,
  act: (route: Route, pass: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await page.route('**/_next/static/**/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const pass = () => route.fulfill({ response, body });
    await (body.includes(mark) ? act(route, pass) : pass());
  });
}

/** What only the phone library's own script contains. */
const PHONE_SCRIPT = 'PhoneInputCountrySelect';

/** Waits until a script that the page asked for has arrived, has run and has had its effect. */
async function scriptRun(page: Page, url: string): Promise<void> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, url);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** All that the browser keeps for the site, as one text. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

const plain = (text: string | null) => (text ?? '').replace(/\u00a0/g, ' ');

/** The field is marked wrong, and the same sentence stands beside it and in the list. */
async function expectError(field: Locator, sentence: string, summary: Locator): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const describedBy = () =>
    field.evaluate((control) => {
      const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
      return ids.map((id) => document.getElementById(id)?.textContent ?? null);
    });
  await expect.poll(async () => (await describedBy()).map(plain)).toContain(sentence);
  await expect(summary.getByRole('link', { name: sentence, exact: true })).toHaveCount(1);
  const shown = field.page().locator('form').getByText(sentence, { exact: true });
  await expect(shown).toHaveCount(2);
  await expect(shown.last()).toBeVisible();
}

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const path of ['/appoitment', '/contact']) {
  test.describe(`the form on ${path}`, () => {
    test('every field has its label, says whether it is required, and starts empty', async ({
      page,
    }) => {
      const parts = await open(page, path);
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
        await expect(parts[field], field).toHaveAttribute('required');
      }
      for (const field of ['phone', 'message'] as const) {
        await expect(parts[field], field).not.toHaveAttribute('required');
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

    test('sent empty, it says what is missing, in one list and beside each field', async ({
      page,
    }) => {
      const sends = watchSends(page);
      const parts = await open(page, path);
      const title = await page.title();
      await parts.submit.click();

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

    test('a right request is sent once, and only what the visitor wrote', async ({ page }) => {
      const sends = watchSends(page);
      const parts = await open(page, path);
      await fill(page);
      await parts.submit.click();
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
  });
}

test.describe('what is wrong', () => {
  test('each line of the list leads to its field, by mouse and by keyboard', async ({ page }) => {
    const parts = await open(page);
    await parts.submit.click();
    for (const [field, sentence] of Object.entries(MISSING)) {
      const link = parts.summary.getByRole('link', { name: sentence });
      await link.click();
      await expect(parts[field as keyof typeof MISSING], field).toBeFocused();
      await link.press('Enter');
      await expect(parts[field as keyof typeof MISSING], field).toBeFocused();
    }
    expect(new URL(page.url()).search).toBe('');
  });

  const mistakes: [what: string, field: keyof Answers, text: string, sentence: string][] = [
    [
      'an address without its domain',
      'email',
      'awa@exemple',
      'Vérifiez votre adresse e-mail : elle s’écrit comme nom@exemple.com.',
    ],
    [
      'a day that is past',
      'appointmentDate',
      '2024-01-07',
      'Cette date est passée. Choisissez aujourd’hui ou un jour à venir.',
    ],
    ['a name of spaces', 'fullName', '   ', 'Entrez votre nom et votre prénom.'],
  ];

  for (const [what, field, text, sentence] of mistakes) {
    test(`${what} is said, alone, and nothing leaves`, async ({ page }) => {
      const sends = watchSends(page);
      const parts = await open(page);
      await fill(page, { ...awa, [field]: text });
      await parts.submit.click();
      await expect(parts.summary).toBeFocused();
      await expect(parts.summary.getByRole('link')).toHaveCount(1);
      await expectError(parts[field], sentence, parts.summary);
      expect(sends).toEqual([]);
      await expectFilled(page, { ...awa, [field]: text });
    });
  }

  test('what is put right stops being said at once, and the request then leaves', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    const title = await page.title();
    await parts.submit.click();
    await expect(parts.summary.getByRole('link')).toHaveCount(5);

    await parts.email.pressSequentially('awa');
    const half = 'Vérifiez votre adresse e-mail : elle s’écrit comme nom@exemple.com.';
    await expect(parts.summary.getByRole('link')).toHaveCount(5);
    await expect(parts.summary.getByRole('link').last()).toHaveText(half);
    await expectError(parts.email, half, parts.summary);

    let left = 5;
    for (const [field, text] of Object.entries({ ...awa, message: '' })) {
      if (field === 'message') continue;
      const control = parts[field as keyof typeof MISSING];
      if (field === 'serviceType') await control.selectOption(text);
      else await control.fill(text);
      await expect(control, field).not.toHaveAttribute('aria-invalid');
      left -= 1;
      await expect(parts.summary.getByRole('link')).toHaveCount(left);
    }
    await expect(parts.summary).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    expect(sends).toEqual([]);

    await parts.submit.click();
    await expect(parts.sent).toBeVisible();
    expect(sends).toHaveLength(1);
  });

  test('nobody is scolded while typing: a new mistake waits for the next try', async ({ page }) => {
    const parts = await open(page);
    await fill(page, { ...awa, email: '' });
    await parts.submit.click();
    await expect(parts.summary.getByRole('link')).toHaveText([MISSING.email]);

    await parts.fullName.fill('');
    await parts.email.fill('awa@');
    await expect(parts.summary.getByRole('link')).toHaveText([/^Vérifiez votre adresse e-mail/]);
    await expect(parts.fullName).not.toHaveAttribute('aria-invalid');

    await parts.submit.click();
    await expect(parts.summary.getByRole('link')).toHaveCount(2);
    await expect(parts.summary).toBeFocused();
    await expectError(parts.fullName, MISSING.fullName, parts.summary);
  });

  test('the page that follows has its own title, without «Erreur»', async ({ page }) => {
    const parts = await open(page);
    await parts.submit.click();
    await expect(page).toHaveTitle(/^Erreur/);
    await page.getByRole('link', { name: 'Confidentialité de vos données' }).click();
    await expect(page).toHaveURL('/privacy');
    // The change of page is over once its heading has the focus.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).not.toHaveTitle(/Erreur|Rendez-vous/);
    await page.goBack();
    await ready(page);
    await expect(page).toHaveTitle(/^Prenez Rendez-vous/);
  });
});

test.describe('the way of a request', () => {
  test('while it is on its way the button says so and cannot be pressed', async ({ page }) => {
    const sends = watchSends(page);
    const gate = makeGate();
    await page.route(SEND, async (route) => {
      await gate.opened;
      await route.continue();
    });
    const parts = await open(page);
    await fill(page);
    await parts.submit.click();

    const busy = page.getByRole('button', { name: 'Envoi en cours...', exact: true });
    await expect(busy).toBeVisible();
    await expect(busy).toBeDisabled();
    await expect(parts.submit).toHaveCount(0);
    await expect(parts.sent).toHaveCount(0);
    await parts.fullName.press('Enter');
    await expectFilled(page, awa);

    gate.open();
    await expect(parts.sent).toBeVisible();
    expect(sends).toHaveLength(1);
  });

  test('while it is on its way it cannot be erased: its confirmation would cover a new one', async ({
    page,
  }) => {
    const gate = makeGate();
    await page.route(SEND, async (route) => {
      await gate.opened;
      await route.continue();
    });
    const parts = await open(page);
    await fill(page);
    await parts.submit.click();
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled();
    await expect(parts.erase).toBeDisabled();
    gate.open();
    await expect(parts.sent).toBeVisible();
  });

  const hurries: [how: string, send: (page: Page) => Promise<void>][] = [
    ['a double click', (page) => partsOf(page).submit.dblclick()],
    [
      'Enter pressed twice in a field',
      async (page) => {
        await partsOf(page).fullName.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      },
    ],
    [
      'two submits in the same moment',
      (page) =>
        partsOf(page).form.evaluate((form: HTMLFormElement) => {
          form.requestSubmit();
          form.requestSubmit();
        }),
    ],
  ];

  for (const [how, send] of hurries) {
    test(`${how} sends one request`, async ({ page }) => {
      const sends = watchSends(page);
      const gate = makeGate();
      await page.route(SEND, async (route) => {
        await gate.opened;
        await route.continue();
      });
      const parts = await open(page);
      await fill(page);
      await send(page);
      await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled();
      await expect.poll(() => sends.length).toBeGreaterThan(0);
      gate.open();
      await expect(parts.sent).toBeVisible();
      expect(sends).toHaveLength(1);
    });
  }

  test('once it has arrived the page says so, and shows what was sent', async ({ page }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    await parts.serviceType.focus();
    await expect(parts.country).toBeVisible();
    await fill(page);
    await parts.phone.fill('699123456');
    await parts.submit.click();

    await expect(parts.sent).toBeFocused();
    await expect(parts.sent).toBeInViewport();
    await expect(parts.form).toHaveCount(0);
    const { reference } = onlyParams(sends);
    expect(reference).toMatch(REFERENCE);
    const lines = page.locator('main dl').filter({ hasText: 'Référence' }).locator('> div');
    const shown = await lines.evaluateAll((rows) =>
      rows.map((row) => Array.from(row.children, (child) => child.textContent)),
    );
    expect(shown.map((row) => row.map(plain))).toEqual([
      ['Référence', reference],
      ['Nom', 'Awa Ngo Bell'],
      ['E-mail', 'awa.bell+rdv@exemple.cm'],
      ['Téléphone', '+237699123456'],
      ['Type de service', 'Consultation générale'],
      ['Date souhaitée', 'jeudi 24 décembre 2099'],
      ['Heure souhaitée', '10:30'],
      ['Message', 'Pour ma mère, « Mama Ngo ».\nElle marche avec une canne.'],
    ]);
    const confirmation = page.locator('main').filter({ has: parts.sent });
    await expect(confirmation).toContainText('Nous vous répondons par téléphone ou par e-mail');
    // How to reach the centre meanwhile.
    const around = parts.sent.locator('xpath=ancestor::div[3]');
    await expect(around.locator('a[href="tel:+237600000001"]')).toBeVisible();
    await expect(around.locator('a[href="https://wa.me/237600000001"]')).toBeVisible();
  });

  test('«Nouvelle demande» gives back an empty form, ready to be filled', async ({ page }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    await fill(page);
    await parts.submit.click();
    await page.getByRole('button', { name: 'Nouvelle demande', exact: true }).click();

    await expect(parts.sent).toHaveCount(0);
    await expect(parts.serviceType).toBeFocused();
    await expectFilled(page, {
      serviceType: '',
      appointmentDate: '',
      appointmentTime: '',
      fullName: '',
      email: '',
      message: '',
    });
    await expect(parts.phone).toHaveValue('');
    await expect(parts.submit).toBeEnabled();

    await fill(page, { ...awa, fullName: 'Paul Mbarga' });
    await parts.submit.click();
    await expect(parts.sent).toBeVisible();
    expect(sends).toHaveLength(2);
    const [first, second] = sends.map((send) => send.postDataJSON().template_params);
    expect(second.from_name).toBe('Paul Mbarga');
    expect(second.reference).toMatch(REFERENCE);
    expect(second.reference).not.toBe(first.reference);
  });

  test('an empty message travels as «(Aucun message supplémentaire)»', async ({ page }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    await fill(page, { ...awa, message: '' });
    await parts.submit.click();
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).message).toBe('(Aucun message supplémentaire)');
    await expect(page.locator('main')).not.toContainText('Aucun message supplémentaire');
  });

  test('it arrives in the centre’s box', async ({ page }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    await fill(page);
    await parts.submit.click();
    await expect(parts.sent).toBeVisible();
    const { reference = '' } = onlyParams(sends);
    const outbox = await (await page.request.get('/outbox')).text();
    const messages = outbox.split('<article>').filter((text) => text.includes(reference));
    expect(messages).toHaveLength(1);
    for (const line of [
      'Nom : Awa Ngo Bell',
      'E-mail : awa.bell+rdv@exemple.cm',
      'Type de service : Consultation générale',
      'Date souhaitée : 2099-12-24',
      'Heure souhaitée : 10:30',
      'Elle marche avec une canne.',
    ]) {
      expect(messages[0]).toContain(line);
    }
  });
});

test.describe('the phone', () => {
  /** The form with its country list, which comes after the first touch. */
  async function openTouched(page: Page) {
    const parts = await open(page);
    await expect(parts.country).toHaveCount(0);
    await parts.fullName.focus();
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
    const flag = parts.country.locator('xpath=..').locator('img');
    await expect(flag).toHaveAttribute('src', '/flags/CM.svg');
    await parts.country.selectOption({ label: 'France' });
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

  for (const [what, country, typed, travels] of numbers) {
    test(`${what} («${typed}») travels as «${travels}»`, async ({ page }) => {
      const sends = watchSends(page);
      const parts = await openTouched(page);
      await fill(page);
      if (country) await parts.country.selectOption({ label: country });
      await parts.phone.pressSequentially(typed);
      await parts.submit.click();
      await expect(parts.sent).toBeVisible();
      expect(onlyParams(sends).phone).toBe(travels);
    });
  }

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

  for (const [what, typed, sentence, erase, retyped] of wrong) {
    test(`a number ${what} («${typed}») is refused in French, and can be put right`, async ({
      page,
    }) => {
      const sends = watchSends(page);
      const parts = await openTouched(page);
      await fill(page);
      await parts.phone.pressSequentially(typed);
      await parts.submit.click();
      await expect(parts.summary).toBeFocused();
      await expect(parts.summary.getByRole('link')).toHaveCount(1);
      await expectError(parts.phone, sentence, parts.summary);
      expect(sends).toEqual([]);

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
      await parts.submit.click();
      await expect(parts.sent).toBeVisible();
      expect(onlyParams(sends).phone).toBe('+237677123456');
    });
  }

  test('a wrong number that is erased is no longer said to be wrong', async ({ page }) => {
    const sends = watchSends(page);
    const parts = await openTouched(page);
    await fill(page);
    await parts.phone.pressSequentially('677');
    await parts.submit.click();
    await expect(parts.summary).toBeFocused();
    await parts.phone.fill('');
    await expect(parts.summary).toHaveCount(0);
    await parts.submit.click();
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).phone).toBe('');
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
    await parts.phone.focus();
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
    await parts.submit.click();
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
    await parts.phone.focus();
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
    await parts.phone.fill('699123456');
    await parts.submit.click();
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
    await parts.phone.fill('699123456');
    await parts.submit.click();
    // However long the form is ready to wait, it is less than a failed send takes.
    await page.clock.fastForward(20_000);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).phone).toBe('699123456');
  });
});

test.describe('the wished moment, on a computer set far from Yaoundé', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the first day offered is today in Yaoundé, before and after its midnight', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-24T22:59:30Z');
    const parts = await open(page);
    await expect(parts.appointmentDate).toHaveAttribute('min', '2026-11-24');
    await page.clock.setFixedTime('2026-11-24T23:00:30Z');
    await open(page);
    await expect(parts.appointmentDate).toHaveAttribute('min', '2026-11-25');
  });

  test('yesterday in Yaoundé is refused, although it is still today elsewhere', async ({
    page,
  }) => {
    const sends = watchSends(page);
    await page.clock.setFixedTime('2026-11-24T23:00:30Z');
    const parts = await open(page);
    await fill(page, { ...awa, appointmentDate: '2026-11-24' });
    await parts.submit.click();
    await expectError(
      parts.appointmentDate,
      'Cette date est passée. Choisissez aujourd’hui ou un jour à venir.',
      parts.summary,
    );
    expect(sends).toEqual([]);
    await parts.appointmentDate.fill('2026-11-25');
    await expect(parts.summary).toHaveCount(0);
    await parts.submit.click();
    await expect(parts.sent).toBeVisible();
  });

  test('the chosen day is spelt out', async ({ page }) => {
    const parts = await open(page);
    await parts.appointmentDate.fill('2099-12-24');
    await expect(parts.form).toContainText('jeudi 24 décembre 2099');
    await parts.appointmentDate.fill('2099-12-01');
    await expect(parts.form).toContainText('mardi 1er décembre 2099');
    await expect(parts.form).not.toContainText('24 décembre');
  });

  test('an hour already past today is remarked, and the request still leaves', async ({ page }) => {
    const sends = watchSends(page);
    // Half past three in the afternoon in Yaoundé.
    await page.clock.setFixedTime('2026-11-24T14:30:00Z');
    const parts = await open(page);
    const remark = page.getByText('Cette heure est déjà passée à Yaoundé.');
    await fill(page, { ...awa, appointmentDate: '2026-11-24', appointmentTime: '15:31' });
    await expect(parts.form).toContainText('mardi 24 novembre 2026');
    await expect(remark).toHaveCount(0);
    await parts.appointmentTime.fill('15:29');
    await expect(remark).toBeVisible();
    await expect(parts.appointmentTime).not.toHaveAttribute('aria-invalid');
    await parts.appointmentDate.fill('2026-11-25');
    await expect(remark).toHaveCount(0);
    await parts.appointmentDate.fill('2026-11-24');
    await expect(remark).toBeVisible();

    await parts.submit.click();
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends)).toMatchObject({ date: '2026-11-24', time: '15:29' });
  });
});

test.describe('for the visitor who comes from a service', () => {
  test('/contact?service=3 chooses the follow-up of a pregnancy, and names the service', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const parts = await open(page, '/contact?service=3');
    await expect(parts.serviceType).toHaveValue('Suivi de grossesse');
    await expect(parts.form).toContainText(/Service demandé\s: Suivi de grossesse à domicile/);
    await fill(page, { ...awa, serviceType: undefined });
    await parts.submit.click();
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends)).toMatchObject({
      service: 'Suivi de grossesse',
      requested_service: 'Suivi de grossesse à domicile',
    });
    await expect(page.locator('main dl').last()).toContainText('Suivi de grossesse à domicile');
  });

  test('the choice stays the visitor’s to change', async ({ page }) => {
    const sends = watchSends(page);
    const parts = await open(page, '/contact?service=3');
    await expect(parts.serviceType).toHaveValue('Suivi de grossesse');
    await fill(page, { ...awa, serviceType: 'Gestion de médication' });
    await expect(parts.serviceType).toHaveValue('Gestion de médication');
    await parts.submit.click();
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends)).toMatchObject({
      service: 'Gestion de médication',
      requested_service: 'Suivi de grossesse à domicile',
    });
  });

  const services: [id: number, type: string, title: string][] = [
    [1, 'Autre', 'Aide à la vie quotidienne'],
    [2, 'Soins spécialisés', 'Soins médicaux à domicile'],
    [3, 'Suivi de grossesse', 'Suivi de grossesse à domicile'],
  ];

  for (const [id, type, title] of services) {
    test(`«Demander un devis» of service ${id} leads to the form with «${type}»`, async ({
      page,
    }) => {
      await page.goto(`/ServiceDetails/${id}`);
      await page.getByRole('link', { name: 'Demander un devis', exact: true }).first().click();
      await expect(page).toHaveURL(`/contact?service=${id}`);
      const parts = partsOf(page);
      await ready(page);
      await expect(parts.serviceType).toHaveValue(type);
      await expect(parts.form).toContainText(new RegExp(`Service demandé\\s: ${title}`));
    });
  }

  test('another service’s link chooses anew and keeps the rest of what was typed', async ({
    page,
  }) => {
    const parts = await open(page, '/contact?service=3');
    await fill(page, { fullName: awa.fullName, message: awa.message });
    await page.goto('/ServiceDetails/2');
    await page.getByRole('link', { name: 'Demander un devis', exact: true }).first().click();
    await expect(page).toHaveURL('/contact?service=2');
    await ready(page);
    await expect(parts.serviceType).toHaveValue('Soins spécialisés');
    await expectFilled(page, { fullName: awa.fullName, message: awa.message });
  });

  for (const query of ['?service=99', '?service=', '?service=abc', '?autre=3']) {
    test(`an address that names no service (${query}) chooses nothing`, async ({ page }) => {
      const errors = watchPageErrors(page);
      const parts = await open(page, `/contact${query}`);
      await expect(parts.serviceType).toHaveValue('');
      await expect(parts.form).not.toContainText('Service demandé');
      expect(errors).toEqual([]);
    });
  }
});

test.describe('what was typed', () => {
  const empty = Object.fromEntries(Object.keys(awa).map((field) => [field, ''])) as Answers;

  test('survives a reload, to the last key, and leaves under the same reference', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    await fill(page);
    await page.reload();
    await ready(page);
    await expectFilled(page, awa);
    await expect(parts.form).toContainText('jeudi 24 décembre 2099');
    await parts.submit.click();
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends)).toMatchObject({
      from_name: awa.fullName,
      from_email: awa.email,
      date: awa.appointmentDate,
      time: awa.appointmentTime,
      service: awa.serviceType,
      message: awa.message,
    });
  });

  test('the phone survives a reload to its last digit', async ({ page }) => {
    const parts = await open(page);
    await parts.fullName.focus();
    await expect(parts.country).toBeVisible();
    await parts.phone.pressSequentially('699123456');
    await page.reload();
    await ready(page);
    await expect(parts.phone).toHaveValue('+237699123456');
  });

  test('a foreign number survives a reload with its country', async ({ page }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    await parts.fullName.focus();
    await expect(parts.country).toBeVisible();
    await fill(page);
    await parts.country.selectOption({ label: 'France' });
    await parts.phone.pressSequentially('612345678');
    await page.reload();
    await ready(page);
    await parts.fullName.focus();
    await expect(parts.country).toHaveValue('FR');
    await parts.submit.click();
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).phone).toBe('+33612345678');
  });

  test('survives a look at another page', async ({ page }) => {
    await open(page);
    await fill(page);
    await page.getByRole('link', { name: 'Confidentialité de vos données' }).click();
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await ready(page);
    await expectFilled(page, awa);
  });

  test('is forgotten once the request has arrived', async ({ page }) => {
    const parts = await open(page);
    await fill(page);
    await expect.poll(() => stored(page)).toContain(awa.fullName);
    await parts.submit.click();
    await expect(parts.sent).toBeVisible();
    await expect.poll(() => stored(page)).not.toContain('Awa');
    await page.reload();
    await ready(page);
    await expectFilled(page, empty);
  });

  test('is forgotten by «Effacer ma saisie», errors included', async ({ page }) => {
    const parts = await open(page);
    const title = await page.title();
    await parts.fullName.focus();
    await expect(parts.country).toBeVisible();
    await fill(page, { ...awa, email: 'awa' });
    await parts.phone.fill('699123456');
    await parts.submit.click();
    await expect(parts.summary).toBeFocused();

    await parts.erase.click();
    await expectFilled(page, empty);
    await expect(parts.phone).toHaveValue('');
    await expect(parts.summary).toHaveCount(0);
    await expect(parts.form).not.toContainText('2099');
    await expect(page).toHaveTitle(title);
    expect(await stored(page)).not.toContain('Awa');
    await page.reload();
    await ready(page);
    await expectFilled(page, empty);
    await expect(parts.phone).toHaveValue('');
  });

  test('stays in its tab: a form opened in another one is empty', async ({ page, context }) => {
    await open(page);
    await fill(page);
    const other = await context.newPage();
    await open(other);
    await expectFilled(other, empty);
  });
});

test.describe('where the browser blocks storage', () => {
  const block = (page: Page, names: string[]) =>
    page.addInitScript((blocked) => {
      for (const name of blocked) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    }, names);

  test('the form works all the same', async ({ page }) => {
    await block(page, ['sessionStorage']);
    const sends = watchSends(page);
    const errors = watchPageErrors(page);
    const parts = await open(page);
    await fill(page);
    await parts.submit.click();
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends).from_name).toBe('Awa Ngo Bell');
    await page.getByRole('button', { name: 'Nouvelle demande' }).click();
    await expect(parts.fullName).toHaveValue('');
    await fill(page, { fullName: 'Paul' });
    await parts.erase.click();
    await expect(parts.fullName).toHaveValue('');
    expect(errors).toEqual([]);
  });

  test('and where EmailJS refuses to run without it, the request has other ways', async ({
    page,
  }) => {
    await block(page, ['sessionStorage', 'localStorage']);
    const errors = watchPageErrors(page);
    const parts = await open(page);
    await fill(page);
    await parts.submit.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Erreur' })).toHaveText(
      'Erreur: Une partie du site ne s’est pas chargée, ou votre navigateur la bloque.',
    );
    const way = await page.getByRole('link', { name: 'Par WhatsApp' }).getAttribute('href');
    expect(new URL(way ?? '').searchParams.get('text')).toContain('Awa Ngo Bell');
    await expectFilled(page, awa);
    expect(errors).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/appoitment', '/contact']) {
    test(`the form of ${path} says how the centre is reached, and tells nothing to the address`, async ({
      page,
    }) => {
      const requests: string[] = [];
      await page.goto(path);
      const parts = partsOf(page);
      const heading = page.getByRole('heading', { name: 'Ce formulaire a besoin de JavaScript' });
      await expect(heading).toBeVisible();
      const note = page.locator('noscript').filter({ has: heading });
      await expect(note.locator('a[href="tel:+237600000001"]')).toBeVisible();
      await expect(note.locator('a[href^="https://wa.me/237600000001"]')).toBeVisible();
      await expect(note.locator('a[href="mailto:contact@aide-a-la-vie.example"]')).toBeVisible();

      await fill(page);
      await parts.phone.fill('699123456');
      page.on('request', (request) => requests.push(request.url()));
      await parts.submit.click();
      await parts.fullName.press('Enter');
      await expectFilled(page, awa);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(new URL(page.url()).search).toBe('');
      expect(requests).toEqual([]);
    });
  }
});

test.describe('before the page is alive', () => {
  /** Opens the form with its scripts held back. */
  async function openEarly(page: Page) {
    const gate = makeGate();
    await page.route('**/_next/static/**/*.js', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/appoitment', { waitUntil: 'commit' });
    const parts = partsOf(page);
    await expect(parts.submit).toBeVisible();
    await expect(parts.appointmentDate).not.toHaveAttribute('min');
    return { parts, gate };
  }

  test('what is typed stays, and leaves with the request', async ({ page }) => {
    const sends = watchSends(page);
    const { parts, gate } = await openEarly(page);
    await fill(page);
    await parts.phone.fill('699123456');
    await parts.fullName.focus();
    gate.open();
    await ready(page);
    await expectFilled(page, awa);
    await expect(parts.fullName).toBeFocused();
    await parts.submit.click();
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends)).toMatchObject({
      from_name: awa.fullName,
      from_email: awa.email,
      date: awa.appointmentDate,
      time: awa.appointmentTime,
      service: awa.serviceType,
      message: awa.message,
    });
    expect(onlyParams(sends).phone?.replace('+237', '')).toBe('699123456');
  });

  test('what is typed then is newer than an older draft', async ({ page }) => {
    await open(page);
    await fill(page);
    const { gate, parts } = await openEarly(page);
    await parts.fullName.fill('Paul Mbarga');
    gate.open();
    await ready(page);
    await expectFilled(page, { ...awa, fullName: 'Paul Mbarga' });
  });
});
