import { expect, test, type Locator, type Page, type Route } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { mailHref, phoneHref } from '@/lib/text/format';
import {
  alerts,
  awa,
  copied,
  EMAIL_SCRIPT,
  expectFilled,
  fill,
  interceptScript,
  makeGate,
  MISSING,
  onlyParams,
  open,
  ownClipboard,
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
const copy = (page: Page) => page.getByRole('button', { name: 'Copier la demande' });

const textOf = async (link: Locator, param: string) =>
  plain(new URL((await link.getAttribute('href')) ?? '').searchParams.get(param));

const referenceIn = (text: string) => /AV-\w{3}-\w{3}/.exec(text)?.[0] ?? 'no reference';

/**
 * Touches a button that stands at the very foot of the window, just above the bar of phones, without
 * the scrolling that a tool would do first.
 */
async function touchAtFoot(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    const bar = document.querySelector('nav[aria-label="Nous joindre"]')!.getBoundingClientRect();
    const foot = bar.height > 0 ? bar.top : innerHeight;
    scrollBy({ top: element.getBoundingClientRect().bottom - foot + 2, behavior: 'instant' });
  });
  const { x, y, width, height } = (await button.boundingBox())!;
  await button.page().touchscreen.tap(x + width / 2, y + height / 2);
}

/** Nothing lies over a text: neither the header nor the bar, nor the end of the window. */
const expectInSight = (text: Locator) =>
  expect
    .poll(() =>
      text.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
          element.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      }),
    )
    .toBe(true);

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
  await expect(partsOf(page).submit).toBeEnabled();
  await expectFilled(page, awa);
  return referenceIn(await textOf(byWhatsApp(page), 'text'));
}

const PERHAPS =
  'la demande est peut-être partie. Envoyez-la encore, ou autrement : sa référence reste la même, et le centre reconnaîtra un double.';

test('a refused request stays and goes every other way', SMOKE, async ({ page }) => {
  await ownClipboard(page);
  const { submit, sent } = await open(page);
  await fill(page);
  let reference = '';
  let whole = '';
  await test.step('its honeypot, met by robots alone, is filled', async () => {
    const sends = watchSends(page);
    const honeypot = page.locator('input[name="precision"]');
    await expect(honeypot).not.toBeInViewport();
    const label = 'Ne remplissez pas ce champ';
    await expect(page.getByRole('textbox', { name: label })).toHaveCount(0);
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://pub.example'));
    await press(submit);
    const kept = 'Votre appareil a rempli une case qui devait rester vide.';
    await expectFailure(page, `Votre demande n’est pas partie. ${kept}`);
    expect(sends).toEqual([]);
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = ''));
  });
  await test.step('its check throws', async () => {
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
    const stopped = 'une erreur a arrêté sa vérification. (no field)';
    reference = await expectFailure(page, `Votre demande n’est pas partie : ${stopped}`);
  });
  await test.step('the connection ends after the service has taken it', async () => {
    const cut = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route(SEND, cut, { times: 1 });
    await press(submit);
    const sentence = `La connexion s’est coupée, ou une extension du navigateur bloque l’envoi : ${PERHAPS} (Failed to fetch)`;
    expect(await expectFailure(page, sentence)).toBe(reference);
    expect(requestsWith(reference)).toHaveLength(1);
  });
  await test.step('the service refuses it, told in sight of the button', async () => {
    await page.route(SEND, (route) => route.fulfill({ status: 403, body: 'Forbidden' }), {
      times: 1,
    });
    await touchAtFoot(submit);
    const sentence = 'Le service d’envoi refuse les demandes de cette page. (Forbidden)';
    expect(await expectFailure(page, sentence)).toBe(reference);
    await expectInSight(alerts(page).locator('p'));
    await expect(submit).toBeFocused();
    await expect(submit).toBeInViewport({ ratio: 1 });
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
    await expect(form(page).locator(`a[href="${phoneHref(site.phones[0])}"]`)).toBeVisible();
  });
  await test.step('by hand, from the clipboard', async () => {
    await press(copy(page));
    await expect(announcements(page).filter({ hasText: 'Demande copiée.' })).toBeVisible();
    expect(await copied(page)).toBe(whole);
  });
  await test.step('what is too long for a link is copied whole', async () => {
    const note = form(page).getByText('Touchez d’abord « Copier la demande »');
    await expect(note).toHaveCount(0);
    const long = 'Une phrase « à » écrire. '.repeat(110).trim();
    await partsOf(page).message.fill(long);
    await expect(note).toContainText('« Par WhatsApp » et « Par e-mail »');
    for (const [link, param] of [
      [byWhatsApp(page), 'text'],
      [byMail(page), 'body'],
    ] as const) {
      expect(await textOf(link, param)).toContain('est à coller ici');
    }
    await press(copy(page));
    await expect.poll(() => copied(page)).toContain(long);
    await partsOf(page).message.fill(awa.message);
  });
  await test.step('the next try arrives, under the same reference', async () => {
    await press(submit);
    await expect(sent).toBeFocused();
    await expect(alerts(page)).toHaveCount(0);
    // The one whose answer was lost, and this one.
    expect(requestsWith(reference)).toHaveLength(2);
  });
});

test('a request written offline waits for network and tap', async ({ page, context }) => {
  const sends = watchSends(page);
  const { submit, phone, sent } = await open(page);
  await context.setOffline(true);
  await fill(page);
  await write(phone, '699123456');
  await press(submit);
  const sentence = 'Vous êtes hors connexion. Votre demande n’est pas partie.';
  const reference = await expectFailure(page, sentence);
  // What knows phone numbers is out of reach as well.
  await expect(byWhatsApp(page)).toHaveAttribute('href', /699123456/);
  await context.setOffline(false);
  const again = page.getByRole('button', { name: 'Renvoyer ma demande' });
  await expect(again).toBeVisible();
  expect(sends).toEqual([]);
  await press(again);
  await expect(sent).toBeFocused();
  expect(sends).toHaveLength(1);
  expect(requestsWith(reference)).toHaveLength(1);
});

test('nothing is awaited over 20 seconds; late answers are told', async ({ page }) => {
  const LATE = 'Le service d’envoi n’a pas répondu en 20 secondes';
  const sends = watchSends(page);
  const { submit, busy, sent } = partsOf(page);
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

  const expectTimeout = async (sentence: string) => {
    await expect(busy).toBeDisabled();
    await page.clock.fastForward(19_900);
    await expect(busy).toBeDisabled();
    await expect(alerts(page)).toHaveCount(0);
    await page.clock.fastForward(100);
    return expectFailure(page, sentence);
  };
  /** Sends, and holds the answer until the gate that it gives is opened. */
  const sendAndWait = async (answer: (route: Route) => Promise<void>) => {
    const gate = makeGate();
    const answerLate = (route: Route) => gate.opened.then(() => answer(route));
    await page.route(SEND, answerLate, { times: 1 });
    const sentBefore = sends.length;
    await press(submit);
    await expect.poll(() => sends.length).toBe(sentBefore + 1);
    const reference = await expectTimeout(`${LATE} : ${PERHAPS}`);
    return { gate, reference };
  };
  await test.step('EmailJS’s code: nothing leaves afterwards', async () => {
    await press(submit);
    await expectTimeout(`${LATE}.`);
    code.open();
    await expect.poll(() => hasCome).toBe(true);
    expect(sends).toEqual([]);
  });
  await test.step('its arrival', async () => {
    const { gate, reference } = await sendAndWait((route) => route.continue());
    gate.open();
    await expect(sent).toBeFocused();
    expect(requestsWith(reference)).toHaveLength(1);
  });
});

test('a request leaves where storage is blocked', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
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
  expect(problems).toEqual([]);
});

test('where no window opens the request is ready', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => {
      throw new DOMException('Not allowed.', 'NotSupportedError');
    };
  });
  const { submit, message, summary } = await open(page);
  const prepared = announcements(page).getByText('Votre demande est prête pour WhatsApp');
  await fill(page, { ...awa, email: undefined });
  await touchAtFoot(page.getByRole('button', { name: 'Envoyer par WhatsApp' }));
  await expectInSight(prepared);
  await expect(page.getByRole('button', { name: 'C’est envoyé' })).toBeVisible();
  await write(message, 'Le matin.');
  const link = /^https:\/\/wa\.me\/237\d{9}\?text=Demande.*Le%20matin\./;
  await expect(byWhatsApp(page)).toHaveAttribute('href', link);
  await test.step('by e-mail, the address is asked for after all', async () => {
    await press(submit);
    await expect(summary.getByRole('link')).toHaveText([MISSING.email]);
    await expect(prepared).toHaveCount(0);
  });
});
