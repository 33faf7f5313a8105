import { expect, test, type Page } from 'playwright/test';
import { awa, fill, onlyParams, open, REFERENCE, watchPageErrors, watchSends } from '../form';
import { announcements, choose, press, TOUCH_PHONE, write, holdScripts } from '../support';

/** How families really ask: on WhatsApp, and for somebody else. */

// Without the glides, which take their time: appointment.spec.ts has them.
test.use({ ...TOUCH_PHONE, contextOptions: { reducedMotion: 'reduce' } });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const WHATSAPP = /^https:\/\/(wa\.me|api\.whatsapp\.com|web\.whatsapp\.com)\//;

/** Answers in WhatsApp's place, and notes with what it is opened. */
async function watchWhatsApp(page: Page, answer: 'opens' | 'is missing' = 'opens') {
  const opened: URL[] = [];
  await page.context().route(WHATSAPP, (route) => {
    opened.push(new URL(route.request().url()));
    return answer === 'opens'
      ? route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' })
      : route.abort();
  });
  return opened;
}

const byWhatsApp = (page: Page) => page.getByRole('button', { name: 'Envoyer par WhatsApp' });
const handed = (page: Page) => page.getByText('Votre demande est écrite dans WhatsApp');
const wentOut = (page: Page) => page.getByRole('button', { name: 'C’est envoyé' });

/** Presses, and takes the window that opens. */
async function sendByWhatsApp(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.context().waitForEvent('page'), press(byWhatsApp(page))]);
  return popup;
}

test.describe('a request by WhatsApp', () => {
  test('in an app that opens no window is ready all the same, with a link that opens WhatsApp', async ({
    page,
  }) => {
    const errors = watchPageErrors(page);
    await open(page);
    await fill(page, { ...awa, email: undefined });
    for (const [what, take] of [
      ['it knows none', () => Object.assign(window, { open: undefined })],
      [
        'it refuses with an error',
        () =>
          Object.assign(window, {
            open: () => {
              throw new DOMException('Not allowed.', 'NotSupportedError');
            },
          }),
      ],
    ] as const) {
      await test.step(what, async () => {
        await page.evaluate(take);
        await press(byWhatsApp(page));
        await expect(
          announcements(page).getByText('Votre demande est prête pour WhatsApp'),
        ).toBeVisible();
        await expect(handed(page)).toHaveCount(0);
        await expect(wentOut(page)).toBeVisible();
        const link = page.locator('form').getByRole('link', { name: 'Par WhatsApp' });
        await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/237\d{9}\?text=Demande/);
        expect(errors).toEqual([]);
      });
    }
  });

  test('is checked as the other is, and stays with the visitor until he says that it went', async ({
    page,
  }) => {
    const opened = await watchWhatsApp(page);
    const parts = await open(page);
    await test.step('it is checked as the other is', async () => {
      await press(byWhatsApp(page));
      await expect(parts.summary).toBeFocused();
      await expect(parts.summary.getByRole('link')).toHaveText([
        'Choisissez un type de service.',
        'Choisissez une date.',
        'Choisissez une heure.',
        'Entrez votre nom et votre prénom.',
      ]);
      expect(opened).toEqual([]);
    });
    await test.step('an e-mail that can be none holds nothing up: nobody answers by it', async () => {
      await fill(page, { ...awa, email: 'awa@gmail..com' });
      const popup = await sendByWhatsApp(page);
      expect(opened[0]?.searchParams.get('text')).toContain('awa@gmail..com');
      await popup.close();
      await expect(parts.summary).toHaveCount(0);
    });
    await test.step('it stays with the visitor until he says that it went', async () => {
      await fill(page);
      const popup = await sendByWhatsApp(page);
      await popup.close();
      await expect(wentOut(page)).toBeVisible();

      await page.reload();
      await expect(parts.fullName).toHaveValue(awa.fullName);
      await expect(handed(page)).toHaveCount(0);

      await sendByWhatsApp(page);
      await press(wentOut(page));
      await expect(parts.sent).toBeFocused();
      await expect(
        page.getByText(/Nous vous répondons sur WhatsApp ou par téléphone/),
      ).toBeVisible();
      await page.reload();
      await expect(parts.fullName).toHaveValue('');
    });
  });

  test('is the same text as everywhere, to the last byte, and needs no e-mail nor WhatsApp', async ({
    page,
  }) => {
    const opened = await watchWhatsApp(page);
    const sends = watchSends(page);
    const parts = await open(page, '/appoitment?service=3');
    await fill(page, { ...awa, serviceType: undefined, email: undefined });
    await sendByWhatsApp(page);
    await expect(handed(page)).toBeVisible();

    const [chat] = opened;
    expect(chat?.pathname).toMatch(/^\/237\d{9}$/);
    expect([...(chat?.searchParams.keys() ?? [])]).toEqual(['text']);
    const lines =
      chat?.searchParams
        .get('text')
        ?.replace(/\u00a0/g, ' ')
        .split('\n') ?? [];
    const [title, reference, ...rest] = lines;
    expect(title).toBe('Demande de rendez-vous');
    expect(reference?.replace('Référence : ', '')).toMatch(REFERENCE);
    expect(rest).toEqual([
      'Nom : Awa Ngo Bell',
      'Type de service : Suivi de grossesse',
      'Service demandé : Suivi de grossesse à domicile',
      'Date souhaitée : jeudi 24 décembre 2099',
      'Heure souhaitée : 10:30',
      'Message : Pour ma mère, « Mama Ngo ».',
      'Elle marche avec une canne.',
    ]);

    await test.step('by e-mail, the address is asked for after all', async () => {
      await press(parts.submit);
      await expect(parts.summary.getByRole('link')).toHaveText([
        'Entrez votre adresse e-mail, par exemple nom@exemple.com.',
      ]);
      await expect(handed(page)).toHaveCount(0);
      expect(sends).toEqual([]);
    });
    await test.step('where WhatsApp is missing the page says what else to do, with the whole text', async () => {
      // Some browsers open nothing this long after a tap.
      await page.evaluate(() => (window.open = () => null));
      await fill(page, { email: awa.email });
      await press(byWhatsApp(page));
      await expect(page.getByText(/WhatsApp ne s’est pas ouvert/)).toBeVisible();
      const again = page.getByRole('link', { name: 'Par WhatsApp' });
      await expect(again).toHaveAttribute('href', /^https:\/\/wa\.me\/237\d{9}\?text=Demande/);
      await expect(page.getByRole('link', { name: 'Par e-mail' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copier la demande' })).toBeVisible();

      // What is changed meanwhile goes along.
      await write(parts.message, 'Plutôt le matin.');
      await expect(again).toHaveAttribute(
        'href',
        new RegExp(encodeURIComponent('Plutôt le matin.')),
      );
      expect(opened).toHaveLength(1);
    });
  });

  test('pressed before the page is alive it opens once it is', async ({ page }) => {
    const opened = await watchWhatsApp(page);
    const release = await holdScripts(page);
    await page.goto('/appoitment', { waitUntil: 'commit' });
    await fill(page);
    const popup = page.context().waitForEvent('page');
    await press(byWhatsApp(page));
    expect(opened).toEqual([]);
    release();
    await popup;
    await expect(handed(page)).toBeVisible();
    expect(opened).toHaveLength(1);
  });
});

test('a service’s WhatsApp link begins with what one has just read', async ({ page }) => {
  await page.goto('/ServiceDetails/3');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const link = page.getByRole('main').getByRole('link', { name: 'WhatsApp', exact: true }).first();
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(searchParams.get('text')?.replace(/\u00a0/g, ' ')).toBe(
    `Bonjour, je vous écris au sujet de « ${title?.replace(/\u00a0/g, ' ')} ».`,
  );
});

test.describe('for somebody else', () => {
  const summaryLine = (page: Page) => page.getByText('Vous demandez pour un proche ?');

  // Nothing of it is asked: in sending.spec.ts, left closed, the message is as it was typed.
  test('what one tells of them is kept, and travels within the message, under its heading', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const parts = await open(page);
    const name = page.getByLabel(/^Son prénom/);
    await expect(name).toBeHidden();
    await press(summaryLine(page));
    await write(name, 'Odile');

    await test.step('a draft gives it back in sight, and «Effacer ma saisie» takes it away', async () => {
      await page.reload();
      await expect(name).toBeVisible();
      await expect(name).toHaveValue('Odile');
      await press(parts.erase);
      await expect(name).toBeHidden();
      await press(summaryLine(page));
      await expect(name).toHaveValue('');
    });
    await write(name, 'Odile');
    await choose(page.getByLabel(/^Cette personne est/), 'Mon père ou ma mère');
    await choose(page.getByLabel(/^Est-elle d’accord/), 'Oui');
    await fill(page);
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();

    const params = onlyParams(sends);
    expect(params.message).toBe(
      [
        awa.message,
        '',
        'POUR UN PROCHE',
        'Prénom du proche : Odile',
        'Lien avec vous : Mon père ou ma mère',
        'Accord du proche : Oui',
      ].join('\n'),
    );
    expect(Object.keys(params).sort()).toEqual(
      [
        ...['from_name', 'from_email', 'reply_to', 'phone', 'date', 'time', 'service', 'message'],
        ...['reference', 'requested_service'],
      ].sort(),
    );
    const outbox = await (await page.request.get('/outbox')).text();
    const arrived = outbox.split('<article>').filter((it) => it.includes(params.reference ?? ''));
    expect(arrived).toHaveLength(1);
    expect(arrived[0]).toContain('POUR UN PROCHE');
    expect(arrived[0]).toContain('Prénom du proche : Odile');
    // Whoever sent it reads it again, part by part, and no address tells of it.
    await expect(page.getByRole('definition').filter({ hasText: 'Odile' })).toBeVisible();
    expect(page.url()).not.toContain('Odile');
  });
});
