import { expect, test, type Locator, type Page, type Route } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { mailHref, phoneHref } from '@/lib/text/format';
import {
  alerts,
  awa,
  EMAIL_SCRIPT,
  expectEmpty,
  expectFilled,
  fill,
  interceptScript,
  makeGate,
  MISSING,
  onlyParams,
  open,
  partsOf,
  plain,
  ready,
  SEND,
  STILL_PHONE,
  watchSends,
} from '../form';
import { requestsWith } from '../outbox';
import { announcements, press, pressInFoot, SMOKE, write } from '../support';

/**
 * A request that does not arrive. Whatever the cause, the visitor is told it in French, loses
 * nothing, can take another way, and a later try arrives once. lib/browser/emailFailure.test.ts has
 * the sentence of each cause.
 */

test.use(STILL_PHONE);

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const form = (page: Page) => page.locator('form');
const byWhatsApp = (page: Page) => form(page).getByRole('link', { name: 'Par WhatsApp' });
const byMail = (page: Page) => form(page).getByRole('link', { name: 'Par e-mail' });

const textOf = async (link: Locator, param: string) =>
  plain(new URL((await link.getAttribute('href')) ?? '').searchParams.get(param));

const referenceIn = (text: string) => /AV-\w{3}-\w{3}/.exec(text)?.[0] ?? 'no reference';

/**
 * One alert with its sentence, the values, and the other ways.
 *
 * @returns The reference that they bear.
 */
async function expectFailure(page: Page, sentence: string): Promise<string> {
  // Until then the last refusal may still stand there. To the letter: no other space before the colon.
  await expect
    .poll(async () => plain(await alerts(page).textContent()))
    .toBe(`Erreur: ${sentence}`);
  await expect(alerts(page)).toBeVisible();
  await expect(partsOf(page).submit).toBeEnabled();
  await expectFilled(page, awa);
  return referenceIn(await textOf(byWhatsApp(page), 'text'));
}

/** A new try arrives, once, under the same reference: the centre can tell a double. */
async function expectLaterSuccess(page: Page, reference: string, button = partsOf(page).submit) {
  const sends = watchSends(page);
  await press(button);
  await expect(partsOf(page).sent).toBeFocused();
  await expect(alerts(page)).toHaveCount(0);
  expect(sends).toHaveLength(1);
  expect(requestsWith(reference)).toHaveLength(1);
}

const RESEND =
  'Envoyez-la encore, ou autrement : sa référence reste la même, et le centre reconnaîtra un double.';
const UNCONFIRMED = `Le service d’envoi n’a pas confirmé la demande : on ne peut pas savoir si elle est partie. ${RESEND}`;
const PERHAPS = `la demande est peut-être partie. ${RESEND}`;

test(
  'a refused request says why, stays as it was typed, goes by every other way, and the next try arrives',
  SMOKE,
  async ({ page }) => {
    // A clipboard of this page alone: the computer's own is shared by all tests.
    await page.addInitScript(() => {
      const clipboard = { writeText: async (text: string) => void (window.name = text) };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    });
    await open(page);
    await fill(page);
    const refuse = async (status: number, body: string, sentence: string) => {
      await page.route(SEND, (route) => route.fulfill({ status, body }), { times: 1 });
      await press(partsOf(page).submit);
      return expectFailure(page, sentence);
    };
    let reference = '';
    let whole = '';
    await test.step('by its honeypot, which neither eye nor screen reader meets, and only robots fill in', async () => {
      const sends = watchSends(page);
      const honeypot = page.locator('input[name="precision"]');
      await expect(honeypot).not.toBeInViewport();
      const label = 'Ne remplissez pas ce champ';
      await expect(page.getByRole('textbox', { name: label })).toHaveCount(0);
      // Set from outside, as a robot does it.
      await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://pub.example'));
      await press(partsOf(page).submit);
      const kept = 'Votre appareil a rempli une case qui devait rester vide.';
      await expectFailure(page, `Votre demande n’est pas partie. ${kept}`);
      expect(sends).toEqual([]);
      await honeypot.evaluate((input: HTMLInputElement) => (input.value = ''));
    });
    await test.step('by the page of a hotel’s Wi-Fi, which answers in the place of the service', async () => {
      reference = await refuse(200, 'Connectez-vous : <body><a href="/">ici</a>', UNCONFIRMED);
    });
    await test.step('by a connection that ends after the service has taken it, which is unsure', async () => {
      const cut = async (route: Route) => {
        await route.fetch();
        await route.abort('connectionreset');
      };
      await page.route(SEND, cut, { times: 1 });
      await press(partsOf(page).submit);
      const sentence = `La connexion s’est coupée, ou une extension du navigateur bloque l’envoi : ${PERHAPS} (Failed to fetch)`;
      expect(await expectFailure(page, sentence)).toBe(reference);
      expect(requestsWith(reference)).toHaveLength(1);
    });
    await test.step('by the service, told in place of the last refusal', async () => {
      const sentence = 'Le service d’envoi refuse les demandes de cette page. (Forbidden)';
      // Every try bears the same reference.
      expect(await refuse(403, 'Forbidden', sentence)).toBe(reference);
    });
    await test.step('by WhatsApp, by e-mail and by phone', async () => {
      const whatsapp = new URL((await byWhatsApp(page).getAttribute('href')) ?? '');
      expect(whatsapp.origin + whatsapp.pathname).toBe(site.social.whatsapp);
      whole = plain(whatsapp.searchParams.get('text'));
      expect(whole).toContain(`Demande de rendez-vous\nRéférence : ${reference}\n`);
      for (const answer of [awa.fullName, awa.email, awa.serviceType, '24 décembre', awa.message]) {
        expect(whole).toContain(answer);
      }
      const href = await byMail(page).getAttribute('href');
      // A mail program reads «+» as a plus sign: spaces have to be escaped.
      expect(href).not.toContain('+');
      const mail = new URL(href ?? '');
      expect(mail.protocol + mail.pathname).toBe(mailHref(site.email));
      expect(mail.searchParams.get('subject')).toBe('Demande de rendez-vous');
      expect(plain(mail.searchParams.get('body'))).toBe(whole);
      expect(href?.match(/%0D%0A/g)).toHaveLength(whole.split('\n').length - 1);
      expect(href?.match(/%0A/g)).toHaveLength(whole.split('\n').length - 1);
      await expect(form(page).locator(`a[href="${phoneHref(site.phones[0])}"]`)).toBeVisible();
    });
    await test.step('by hand: the whole of it is on the clipboard, and the page says so', async () => {
      await press(page.getByRole('button', { name: 'Copier la demande' }));
      await expect(announcements(page).filter({ hasText: 'Demande copiée.' })).toBeVisible();
      expect(plain(await page.evaluate(() => window.name))).toBe(whole);
    });
    await test.step('the same request arrives under the same reference', async () => {
      await press(partsOf(page).submit);
      await expect(partsOf(page).sent).toBeFocused();
      await expect(alerts(page)).toHaveCount(0);
      // The one whose answer was lost, and this one.
      expect(requestsWith(reference)).toHaveLength(2);
    });
  },
);

test('another request has another reference, and goes other ways however long it is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const clipboard = { writeText: async (text: string) => void (window.name = text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  const { submit, message, fullName, sent } = await open(page);
  await fill(page);
  await press(submit);
  const reference = await expectFailure(page, 'Le service d’envoi est en panne pour le moment.');

  await test.step('what is typed since goes along, and takes the error away from nobody', async () => {
    await write(message, 'Autre chose.');
    await expect(byWhatsApp(page)).toHaveAttribute('href', /Autre%20chose/);
    await expect(alerts(page).filter({ hasText: 'Erreur: ' })).toBeVisible();
  });
  await test.step('what is too long for a link is copied whole', async () => {
    const note = form(page).getByText('Touchez d’abord « Copier la demande »');
    await expect(note).toHaveCount(0);
    const long = 'Une phrase « à » écrire. '.repeat(110).trim();
    await message.fill(long);
    await expect(note).toContainText('« Par WhatsApp » et « Par e-mail »');
    const links = [
      [byWhatsApp(page), 'text', 8190 * 0.6],
      [byMail(page), 'body', 2046],
    ] as const;
    for (const [link, param, limit] of links) {
      expect((await link.getAttribute('href'))?.length).toBeLessThan(limit);
      const text = await textOf(link, param);
      for (const answer of [awa.fullName, awa.email, awa.serviceType, '24 décembre']) {
        expect(text).toContain(answer);
      }
      expect(text).not.toContain('Une phrase');
      expect(text).toContain('est à coller ici');
    }
    await press(page.getByRole('button', { name: 'Copier la demande' }));
    await expect.poll(() => page.evaluate(() => window.name)).toContain(long);
  });
  await test.step('for the father in the mother’s place', async () => {
    await write(message, 'Pour mon père.');
    await write(fullName, 'Paul Mbarga');
    const other = referenceIn(await textOf(byWhatsApp(page), 'text'));
    expect(other).not.toBe(reference);
    await press(submit);
    await expect(sent).toBeFocused();
    expect(requestsWith(other)).toMatchObject([{ from_name: 'Paul Mbarga' }]);
  });
});

test('whatever throws while a request is checked, the form stays free', async ({ page }) => {
  const { submit } = await open(page);
  await fill(page);
  await page.evaluate(() => {
    const { get } = FormData.prototype;
    const throwOnce = () => {
      FormData.prototype.get = () => {
        FormData.prototype.get = get;
        throw new Error('no field');
      };
    };
    addEventListener('submit', throwOnce, { capture: true, once: true });
  });
  await press(submit);
  const sentence =
    'Votre demande n’est pas partie : une erreur a arrêté sa vérification. (no field)';
  const reference = await expectFailure(page, sentence);
  await expectLaterSuccess(page, reference);
});

test('offline before the form was ever touched, the request waits for the network and for a tap, and arrives', async ({
  page,
  context,
}) => {
  const sends = watchSends(page);
  await open(page);
  await context.setOffline(true);
  await fill(page);
  await write(partsOf(page).phone, '699123456');
  await press(partsOf(page).submit);
  const reference = await expectFailure(
    page,
    'Vous êtes hors connexion. Votre demande n’est pas partie.',
  );
  // What knows phone numbers is out of reach as well.
  await expect(byWhatsApp(page)).toHaveAttribute('href', /699123456/);
  await context.setOffline(false);
  const again = page.getByRole('button', { name: 'Renvoyer ma demande' });
  await expect(again).toBeVisible();
  expect(sends).toEqual([]);
  await expectLaterSuccess(page, reference, again);
});

test('nothing is waited for longer than 20 seconds, and an answer that comes later is told', async ({
  page,
}) => {
  const LATE = 'Le service d’envoi n’a pas répondu en 20 secondes';
  const sends = watchSends(page);
  const { submit, busy, message, sent } = partsOf(page);
  const code = makeGate();
  let hasCome = false;
  await interceptScript(page, EMAIL_SCRIPT, async (route) => {
    await code.opened;
    await route.continue();
    hasCome = true;
  });
  await page.clock.install();
  await open(page);
  await fill(page);
  // From now on time passes only where the test lets it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  let reference = '';

  const expectTimeout = async (sentence: string) => {
    await expect(busy).toBeDisabled();
    await page.clock.fastForward(19_900);
    await expect(busy).toBeDisabled();
    await expect(alerts(page)).toHaveCount(0);
    await page.clock.fastForward(100);
    reference = await expectFailure(page, sentence);
  };
  /** Sends, and holds the answer until what it gives is called. */
  const sendAndWait = async (answer: (route: Route) => Promise<void>) => {
    const gate = makeGate();
    await page.route(
      SEND,
      async (route) => {
        await gate.opened;
        await answer(route);
      },
      { times: 1 },
    );
    const sentBefore = sends.length;
    await press(submit);
    await expect.poll(() => sends.length).toBe(sentBefore + 1);
    await expectTimeout(`${LATE} : ${PERHAPS}`);
    return gate.open;
  };
  await test.step('of EmailJS’s code: nothing leaves afterwards', async () => {
    await press(submit);
    await expectTimeout(`${LATE}.`);
    code.open();
    await expect.poll(() => hasCome).toBe(true);
    expect(sends).toEqual([]);
  });
  await test.step('of the service: a refusal', async () => {
    const answer = await sendAndWait((route) => route.fulfill({ status: 403, body: 'Forbidden' }));
    answer();
    const refused = 'Le service d’envoi refuse les demandes de cette page. (Forbidden)';
    expect(await expectFailure(page, refused)).toBe(reference);
  });
  await test.step('its word that it has come, when another request stands in the form', async () => {
    const answer = await sendAndWait((route) => route.continue());
    await message.fill('Autre chose.');
    answer();
    await expect(alerts(page)).toContainText(`est arrivée, sous la référence ${reference}.`);
    await expect(message).toHaveValue('Autre chose.');
    await message.fill(awa.message);
  });
  await test.step('its word that it has come', async () => {
    const answer = await sendAndWait((route) => route.continue());
    answer();
    await expect(sent).toBeFocused();
    expect(requestsWith(reference)).toHaveLength(2);
  });
});

/** What becomes of the browser's storage: blocked by its settings, missing in an app, full. */
const STORAGE = {
  blocked: () => {
    for (const name of ['sessionStorage', 'localStorage', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  missing: () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, { value: null });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  },
};

for (const [state, break_] of Object.entries(STORAGE)) {
  test(`a request leaves where storage is ${state}`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.addInitScript(break_);
    // No page is loaded anew on the way: what was typed is kept.
    await open(page, '/contact');
    await fill(page);
    await pressInFoot(page, 'À propos');
    await expect(page).toHaveURL(/\/about$/);
    await press(page.getByRole('link', { name: 'Consultation', exact: true }).last());
    await ready(page);
    await expectFilled(page, awa);
    const sends = watchSends(page);
    await press(partsOf(page).submit);
    await expect(partsOf(page).sent).toBeFocused();
    expect(requestsWith(onlyParams(sends).reference!)).toHaveLength(1);
    await press(partsOf(page).newRequest);
    await expectEmpty(page);
    expect(problems).toEqual([]);
  });
}

test('in an app that opens no window the request is ready for other ways', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => {
      throw new DOMException('Not allowed.', 'NotSupportedError');
    };
  });
  const { submit, message, summary } = await open(page);
  const prepared = announcements(page).getByText('Votre demande est prête pour WhatsApp');
  await test.step('by WhatsApp, with what is changed meanwhile', async () => {
    await fill(page, { ...awa, email: undefined });
    await press(page.getByRole('button', { name: 'Envoyer par WhatsApp' }));
    await expect(prepared).toBeVisible();
    await expect(page.getByText('Votre demande est écrite dans WhatsApp')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'C’est envoyé' })).toBeVisible();
    await expect(byWhatsApp(page)).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/237\d{9}\?text=Demande/,
    );
    await write(message, 'Le matin.');
    await expect(byWhatsApp(page)).toHaveAttribute('href', /Le%20matin\./);
  });
  await test.step('by e-mail, the address is asked for after all', async () => {
    await press(submit);
    await expect(summary.getByRole('link')).toHaveText([MISSING.email]);
    await expect(prepared).toHaveCount(0);
  });
});
