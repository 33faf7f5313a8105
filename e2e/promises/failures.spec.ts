import { expect, test, type ConsoleMessage, type Page, type Request } from 'playwright/test';
import { localKeys } from '@/scripts/local/emailStandIn';
import {
  expectFilled,
  fill,
  interceptScript,
  open,
  partsOf,
  plain,
  SEND,
  watchPageErrors,
  watchSends,
  type Answers,
} from '../form';
import { announcements, press, TOUCH_PHONE, write } from '../support';

/**
 * A request that does not arrive. Whatever the cause, the visitor is told it in French, loses
 * nothing, can take another way, and a later try arrives once.
 */

test.use(TOUCH_PHONE);

const LATER = 'Rien n’est perdu.';

const answers: Answers = {
  serviceType: 'Soins spécialisés',
  appointmentDate: '2099-12-24',
  appointmentTime: '10:30',
  fullName: 'Awa Ngo Bell',
  email: 'awa@exemple.cm',
  message: 'Pansement & tension : 2 visites.\nAppelez après 18 h.',
};

/** What EmailJS's own script contains, and no other. */
const EMAIL_SCRIPT = '/api/v1.0/email/send';

async function openAndFill(page: Page, path = '/appoitment'): Promise<void> {
  const parts = await open(page, path);
  await fill(page, answers);
  await expect(parts.country).toBeVisible();
  await write(parts.phone, '699123456');
}

async function expectKept(page: Page): Promise<void> {
  await expectFilled(page, answers);
  await expect(partsOf(page).phone).toHaveValue(/^6\s?99\s?12\s?34\s?56$/);
}

const submit = (page: Page) => partsOf(page).submit;
const sent = (page: Page) => partsOf(page).sent;
const busy = (page: Page) => page.getByRole('button', { name: 'Envoi en cours...', exact: true });
const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

/** The whole request, as it goes by WhatsApp, by e-mail or by hand. */
const wholeRequest = (reference: string) =>
  [
    'Demande de rendez-vous',
    `Référence : ${reference}`,
    'Nom : Awa Ngo Bell',
    'E-mail : awa@exemple.cm',
    'Téléphone : +237699123456',
    'Type de service : Soins spécialisés',
    'Date souhaitée : jeudi 24 décembre 2099',
    'Heure souhaitée : 10:30',
    'Message : Pansement & tension : 2 visites.\nAppelez après 18 h.',
  ].join('\n');

/** What happens behind the page, from now on. */
function watch(page: Page) {
  const logged: ConsoleMessage[] = [];
  page.on('console', (message) => {
    // The browser's own lines about a failed request are not the site's.
    if (message.type() === 'error' && message.args().length > 0) logged.push(message);
  });
  return { sends: watchSends(page), pageErrors: watchPageErrors(page), logged };
}

/** Waits for EmailJS's script, which comes with the first touch of the form. */
const emailScript = (page: Page) =>
  page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes(EMAIL_SCRIPT),
  );

/**
 * One alert with its sentence, the values, and the four other ways.
 *
 * @returns The reference that the other ways bear.
 */
async function expectFailure(page: Page, sentence: string): Promise<string> {
  await expect(alerts(page)).toHaveCount(1);
  await expect(alerts(page)).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  const said = await alerts(page).textContent();
  // To the letter: no capital more, no other space before the colon.
  expect(said?.slice(0, 8)).toBe('Erreur: ');
  expect(plain(said)).toBe(`Erreur: ${sentence}`);
  await expectKept(page);

  const form = page.locator('form');
  await expect(form.getByText(LATER)).toBeVisible();
  const whatsapp = new URL(
    (await form.getByRole('link', { name: 'Par WhatsApp' }).getAttribute('href')) ?? '',
  );
  const reference = /AV-\w{3}-\w{3}/.exec(whatsapp.search)?.[0] ?? 'no reference';
  expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/237600000001');
  expect(plain(whatsapp.searchParams.get('text'))).toBe(wholeRequest(reference));

  const href = await form.getByRole('link', { name: 'Par e-mail' }).getAttribute('href');
  // A mail program reads «+» as a plus sign: spaces have to be escaped.
  expect(href).not.toContain('+');
  const mail = new URL(href ?? '');
  expect(mail.protocol + mail.pathname).toBe('mailto:contact@aide-a-la-vie.example');
  expect(mail.searchParams.get('subject')).toBe('Demande de rendez-vous');
  expect(plain(mail.searchParams.get('body'))).toBe(wholeRequest(reference));

  await expect(form.getByRole('button', { name: 'Copier la demande' })).toBeEnabled();
  await expect(form.locator('a[href="tel:+237600000001"]')).toBeVisible();
  return reference;
}

/** A new try arrives, once, under the same reference: the centre can tell a double. */
async function expectLaterSuccess(page: Page, sends: Request[], reference: string): Promise<void> {
  const before = sends.length;
  await press(submit(page));
  await expect(sent(page)).toBeFocused();
  await expect(alerts(page)).toHaveCount(0);
  expect(sends).toHaveLength(before + 1);
  expect(sends.at(-1)?.postDataJSON().template_params).toMatchObject({
    from_name: 'Awa Ngo Bell',
    phone: '+237699123456',
    reference,
  });
  const outbox = await (await page.request.get('/outbox')).text();
  expect(outbox.split(`Référence : ${reference}`)).toHaveLength(2);
}

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const statuses: [status: number, body: string, sentence: string][] = [
  [
    400,
    'The template ID is required',
    'Le service d’envoi n’accepte pas cette demande. (The template ID is required)',
  ],
  [403, 'Forbidden', 'Le service d’envoi refuse les demandes de cette page. (Forbidden)'],
  [
    412,
    'Gmail_API: Invalid grant',
    'Le service d’envoi n’arrive pas à joindre la boîte du centre. (Gmail_API: Invalid grant)',
  ],
  [
    413,
    'Variables size limit',
    'Votre message est trop long pour le service d’envoi. Raccourcissez-le, puis réessayez. (Variables size limit)',
  ],
  [
    429,
    'Too Many Requests',
    'Trop de demandes arrivent en même temps. Attendez 1 minute, puis réessayez. (Too Many Requests)',
  ],
  [
    451,
    'Unavailable For Headless Browser',
    'Le service d’envoi refuse ce navigateur. Essayez avec un autre. (Unavailable For Headless Browser)',
  ],
  [500, 'Server error', 'Le service d’envoi est en panne pour le moment. (Server error)'],
  [418, '', 'Veuillez vérifier la console'],
];

for (const body of ['OK', 'Queued', '']) {
  test(`an answer 200 ${body ? `«${body}»` : 'without a word'} says that the request is sent`, async ({
    page,
  }) => {
    await page.route(SEND, (route) => route.fulfill({ contentType: 'text/plain', body }));
    await openAndFill(page);
    await press(submit(page));
    await expect(sent(page)).toBeFocused();
  });
}

for (const [status, body, sentence] of statuses) {
  test(`an answer ${status} ${body ? `«${body}»` : 'without a word'} is told, and a later try arrives`, async ({
    page,
  }) => {
    const seen = watch(page);
    const fault = { status, contentType: 'text/plain', body };
    await page.route(SEND, (route) => route.fulfill(fault), { times: 1 });
    await openAndFill(page);
    await press(submit(page));
    const reference = await expectFailure(page, sentence);

    expect(seen.sends).toHaveLength(1);
    expect(seen.logged).toHaveLength(1);
    expect(seen.logged[0]?.text()).toContain('La demande n’est pas partie.');
    // The service's answer itself, for whoever looks into it.
    expect(await seen.logged[0]?.args()[1]?.jsonValue()).toEqual({ status, text: body });

    await expectLaterSuccess(page, seen.sends, reference);
    expect(seen.pageErrors).toEqual([]);
  });
}

test('a page of the network, in place of the service, is not read out to the visitor', async ({
  page,
}) => {
  const seen = watch(page);
  // What a hotel's Wi-Fi or a broken relay answers to everything.
  const body =
    '<!doctype html><html><head><title>Wi-Fi</title></head><body>Connectez-vous</body></html>';
  await page.route(SEND, (route) => route.fulfill({ contentType: 'text/html', body }), {
    times: 1,
  });
  await openAndFill(page);
  await press(submit(page));
  await expect(alerts(page)).toContainText('Le service d’envoi n’a pas confirmé la demande.');
  await expect(alerts(page)).not.toContainText('<');
  expect(seen.pageErrors).toEqual([]);
});

test('a network that breaks off is told, and a later try arrives', async ({ page }) => {
  const seen = watch(page);
  await page.route(SEND, (route) => route.abort('connectionreset'), { times: 1 });
  await openAndFill(page);
  await press(submit(page));
  const reference = await expectFailure(
    page,
    'La demande n’est pas partie. La connexion est coupée, ou une extension du navigateur bloque l’envoi.',
  );
  expect(seen.logged).toHaveLength(1);
  expect(seen.logged[0]?.text()).toContain('Failed to fetch');
  await expectLaterSuccess(page, seen.sends, reference);
  expect(seen.pageErrors).toEqual([]);
});

const OFFLINE = 'Vous êtes hors connexion. Votre demande n’est pas partie.';

test('offline is told as such, and once back a later try arrives', async ({ page, context }) => {
  const seen = watch(page);
  const loaded = emailScript(page);
  await openAndFill(page);
  await loaded;
  await context.setOffline(true);
  await press(submit(page));
  const reference = await expectFailure(page, OFFLINE);
  expect(seen.logged).toHaveLength(1);
  await context.setOffline(false);
  await expectLaterSuccess(page, seen.sends, reference);
  expect(seen.pageErrors).toEqual([]);
});

test('offline before the form was ever touched, a later try arrives too', async ({
  page,
  context,
}) => {
  const seen = watch(page);
  await open(page);
  await context.setOffline(true);
  await fill(page, answers);
  await press(submit(page));
  await expect(alerts(page)).toHaveText(`Erreur: ${OFFLINE}`);
  expect(seen.sends).toEqual([]);

  await context.setOffline(false);
  await press(submit(page));
  await expect(sent(page)).toBeFocused();
  expect(seen.sends).toHaveLength(1);
  expect(seen.pageErrors).toEqual([]);
});

test('no answer is waited for 20 seconds and not longer, and a later try arrives', async ({
  page,
}) => {
  const seen = watch(page);
  await page.clock.install();
  await page.route(SEND, () => new Promise(() => {}), { times: 1 });
  await openAndFill(page);
  await stopClock(page);
  await press(submit(page));
  await expect.poll(() => seen.sends.length).toBe(1);
  await page.clock.fastForward(19_900);
  await expect(busy(page)).toBeDisabled();
  await expect(alerts(page)).toHaveCount(0);
  await page.clock.fastForward(100);
  const reference = await expectFailure(page, 'Le service d’envoi n’a pas répondu en 20 secondes.');
  expect(seen.logged).toHaveLength(1);
  expect(seen.logged[0]?.text()).toContain('La demande n’est pas partie.');
  await page.clock.resume();
  await expectLaterSuccess(page, seen.sends, reference);
  expect(seen.pageErrors).toEqual([]);
});

/** From now on time passes only where the test lets it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

test('EmailJS’s code that fails to load is told, and a later try arrives', async ({ page }) => {
  const seen = watch(page);
  let broken = true;
  await interceptScript(page, EMAIL_SCRIPT, (route, pass) => (broken ? route.abort() : pass()));
  await openAndFill(page);
  await press(submit(page));
  const reference = await expectFailure(
    page,
    'Une partie du site ne s’est pas chargée, ou votre navigateur la bloque.',
  );
  expect(seen.sends).toEqual([]);
  expect(seen.logged.map((message) => message.text()).join()).toContain(
    'La demande n’est pas partie.',
  );
  broken = false;
  await expectLaterSuccess(page, seen.sends, reference);
  expect(seen.pageErrors).toEqual([]);
});

test('EmailJS’s code that never answers is waited for 20 seconds and not longer', async ({
  page,
}) => {
  const seen = watch(page);
  await page.clock.install();
  await interceptScript(page, EMAIL_SCRIPT, () => new Promise(() => {}));
  await openAndFill(page);
  await stopClock(page);
  await press(submit(page));
  await expect(busy(page)).toBeDisabled();
  await page.clock.fastForward(20_000);
  await expect(alerts(page)).toContainText('Erreur: ');
  await expectKept(page);
  await expect(page.getByRole('link', { name: 'Par WhatsApp' })).toBeVisible();
  expect(seen.sends).toEqual([]);
  expect(seen.pageErrors).toEqual([]);
});

test('a site published without its keys says so, and a later visit with them arrives', async ({
  page,
}) => {
  const seen = watch(page);
  let published = false;
  await page.route('**/_next/static/**/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: published ? body : body.replaceAll(JSON.stringify(localKeys.serviceId), '""'),
    });
  });
  await openAndFill(page);
  await press(submit(page));
  await expect(alerts(page)).toContainText(
    'L’envoi par ce formulaire n’est pas encore réglé. (The service ID is required',
  );
  await expectKept(page);
  await expect(page.getByRole('link', { name: 'Par WhatsApp' })).toBeVisible();
  expect(seen.sends).toEqual([]);

  published = true;
  await page.reload();
  await expectFilled(page, answers);
  await press(submit(page));
  await expect(sent(page)).toBeFocused();
  expect(seen.sends).toHaveLength(1);
  expect(seen.sends[0]?.postDataJSON().template_params).toMatchObject({
    from_name: 'Awa Ngo Bell',
    phone: '+237699123456',
  });
});

test('a second failure takes the place of the first', async ({ page }) => {
  const seen = watch(page);
  await page.route(SEND, (route) => route.fulfill({ status: 429, body: 'Too Many Requests' }), {
    times: 1,
  });
  await openAndFill(page);
  await press(submit(page));
  await expect(alerts(page)).toContainText('Trop de demandes arrivent en même temps.');
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'Server error' }), {
    times: 1,
  });
  await press(submit(page));
  await expect(alerts(page)).toHaveText(
    'Erreur: Le service d’envoi est en panne pour le moment. (Server error)',
  );
  await expect(page.getByRole('link', { name: 'Par WhatsApp' })).toHaveCount(1);
  expect(seen.sends).toHaveLength(2);
});

test('an error stays until it is solved: typing does not take it away', async ({ page }) => {
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'Server error' }), {
    times: 1,
  });
  await openAndFill(page);
  await press(submit(page));
  await expect(alerts(page)).toContainText('Erreur: ');
  await write(partsOf(page).message, 'Autre chose.');
  await expect(alerts(page)).toContainText('Erreur: ');
  await press(partsOf(page).erase);
  await expect(alerts(page)).toHaveCount(0);
});

test('the form of the contact page tells a failure in the same way', async ({ page }) => {
  const seen = watch(page);
  await page.route(SEND, (route) => route.fulfill({ status: 403, body: 'Forbidden' }), {
    times: 1,
  });
  await openAndFill(page, '/contact');
  await press(submit(page));
  const reference = await expectFailure(
    page,
    'Le service d’envoi refuse les demandes de cette page. (Forbidden)',
  );
  await expectLaterSuccess(page, seen.sends, reference);
});

test.describe('copying the request', () => {
  const fail = async (page: Page) => {
    await page.route(SEND, (route) => route.fulfill({ status: 500, body: 'Server error' }));
    await openAndFill(page);
    await press(submit(page));
    const reference = await expectFailure(
      page,
      'Le service d’envoi est en panne pour le moment. (Server error)',
    );
    await press(page.getByRole('button', { name: 'Copier la demande' }));
    return reference;
  };

  test('puts the whole of it on the clipboard, and says so', async ({ page }) => {
    // A clipboard of this page alone: the computer's own is shared by all tests.
    await page.addInitScript(() => {
      const clipboard = { writeText: async (text: string) => void (window.name = text) };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    });
    const reference = await fail(page);
    await expect(announcements(page).filter({ hasText: 'Demande copiée.' })).toBeVisible();
    expect(plain(await page.evaluate(() => window.name))).toBe(wholeRequest(reference));
  });

  test('where the browser refuses, the text is there to be copied by hand', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    const reference = await fail(page);
    const box = page.getByLabel('Votre navigateur refuse la copie.');
    await expect(box).toBeVisible();
    expect(plain(await box.inputValue())).toBe(wholeRequest(reference));
    const selected = await box.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(plain(selected)).toBe(wholeRequest(reference));
    await expect(page.getByText('Demande copiée.')).toHaveCount(0);
  });
});
