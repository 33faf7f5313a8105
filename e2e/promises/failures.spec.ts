import { expect, test, type Page } from 'playwright/test';
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
  open,
  partsOf,
  plain,
  SEND,
  STILL_PHONE,
  watchSends,
} from '../form';
import { requestsWith } from '../outbox';
import { announcements, press, SMOKE, write } from '../support';

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
  const text = new URL((await byWhatsApp(page).getAttribute('href')) ?? '').searchParams.get(
    'text',
  );
  return /AV-\w{3}-\w{3}/.exec(text ?? '')?.[0] ?? 'no reference';
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

const UNSURE =
  'Le service d’envoi n’a pas confirmé la demande : on ne peut pas savoir si elle est partie. Envoyez-la encore, ou autrement : sa référence reste la même, et le centre reconnaîtra un double.';

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
      reference = await refuse(200, 'Connectez-vous : <body><a href="/">ici</a>', UNSURE);
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
      const href = await form(page).getByRole('link', { name: 'Par e-mail' }).getAttribute('href');
      // A mail program reads «+» as a plus sign: spaces have to be escaped.
      expect(href).not.toContain('+');
      const mail = new URL(href ?? '');
      expect(mail.protocol + mail.pathname).toBe(mailHref(site.email));
      expect(mail.searchParams.get('subject')).toBe('Demande de rendez-vous');
      expect(plain(mail.searchParams.get('body'))).toBe(whole);
      await expect(form(page).locator(`a[href="${phoneHref(site.phones[0])}"]`)).toBeVisible();
    });
    await test.step('by hand: the whole of it is on the clipboard, and the page says so', async () => {
      await press(page.getByRole('button', { name: 'Copier la demande' }));
      await expect(announcements(page).filter({ hasText: 'Demande copiée.' })).toBeVisible();
      expect(plain(await page.evaluate(() => window.name))).toBe(whole);
    });
    await test.step('what is typed since goes along, and takes the error away from nobody', async () => {
      await write(partsOf(page).message, 'Autre chose.');
      await expect(byWhatsApp(page)).toHaveAttribute('href', /Autre%20chose/);
      await expect(alerts(page).filter({ hasText: 'Erreur: ' })).toBeVisible();
    });
    await test.step('the next try arrives', () => expectLaterSuccess(page, reference));
  },
);

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

test('nothing is waited for longer than 20 seconds, neither what sends nor its answer, and nothing leaves afterwards', async ({
  page,
}) => {
  const LATE = 'Le service d’envoi n’a pas répondu en 20 secondes.';
  const sends = watchSends(page);
  const { submit, busy } = partsOf(page);
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

  const expectPatience = async () => {
    await expect(busy).toBeDisabled();
    await page.clock.fastForward(19_900);
    await expect(busy).toBeDisabled();
    await expect(alerts(page)).toHaveCount(0);
    await page.clock.fastForward(100);
    reference = await expectFailure(page, LATE);
  };
  await test.step('EmailJS’s code', async () => {
    await press(submit);
    await expectPatience();
    code.open();
    await expect.poll(() => hasCome).toBe(true);
  });
  await test.step('the answer of the service', async () => {
    await page.route(SEND, () => new Promise(() => {}), { times: 1 });
    await press(submit);
    await expect.poll(() => sends.length).toBe(1);
    await expectPatience();
  });
  await page.clock.resume();
  await expectLaterSuccess(page, reference);
  // The one without an answer, and the one that has arrived.
  expect(sends).toHaveLength(2);
});

test('in an app that opens no window and stores nothing, so that EmailJS refuses to run, the request is ready for other ways', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => {
      throw new DOMException('Not allowed.', 'NotSupportedError');
    };
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const { submit, message, summary, erase } = await open(page);
  const ready = announcements(page).getByText('Votre demande est prête pour WhatsApp');
  await test.step('by WhatsApp, with what is changed meanwhile', async () => {
    await fill(page, { ...awa, email: undefined });
    await press(page.getByRole('button', { name: 'Envoyer par WhatsApp' }));
    await expect(ready).toBeVisible();
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
    await expect(ready).toHaveCount(0);
  });
  await test.step('what can’t be sent is told, goes other ways, and can be erased', async () => {
    await fill(page, awa);
    await press(submit);
    const blocked = 'Une partie du site ne s’est pas chargée, ou votre navigateur la bloque.';
    await expectFailure(page, blocked);
    await expect(byWhatsApp(page)).toHaveAttribute('href', /Awa%20Ngo%20Bell/);
    await press(erase);
    await expectEmpty(page);
    await expect(alerts(page)).toHaveCount(0);
  });
});
