import { expect, type Page, type Route } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { mailHref, phoneHref } from '@/lib/text/format';
import {
  type FormPage,
  awa,
  copied,
  onlyParams,
  ownClipboard,
  normaliseSpaces,
  SEND,
  STILL_PHONE,
  stored,
  test,
} from '@/e2e/support/form';
import { requestsWith } from '@/e2e/support/mailbox';
import {
  announcements,
  collectProblems,
  makeGate,
  selectOption,
  SMOKE,
  tap,
  tapInFooter,
  type,
} from '@/e2e/support/page';

/** Requests that are sent, and that fail. sendRequest.test.ts tests the message of each failure. */

test.use(STILL_PHONE);

test('a request arrives once, as typed; the next starts empty', async ({ page, form, sends }) => {
  await form.open();
  const gate = makeGate();
  await page.route(SEND, (route) => gate.opened.then(() => route.continue()));
  await form.fill();
  await expect(form.country).toBeVisible();
  // Enter in the message starts a line, and submits nothing.
  await type(form.message, awa.message);
  await type(form.phone, '699123456');
  expect(sends).toEqual([]);
  await form.submit.dblclick();
  await expect.poll(() => sends.length).toBeGreaterThan(0);

  await test.step('it can be neither sent again nor erased', async () => {
    await expect(form.busy).toBeDisabled();
    await tap(form.busy, { force: true });
    await tap(form.fullName);
    await page.keyboard.press('Enter');
    await expect(form.erase).toBeDisabled();
    await form.expectFilled(awa);
  });
  await test.step('the form, opened again, shows it being sent, then sent', async () => {
    await tapInFooter(page, 'Tarifs');
    await expect(page).toHaveURL(/\/tarifs$/);
    const bar = page.getByRole('navigation', { name: 'Nous joindre' });
    await tap(bar.getByRole('link', { name: 'Consultation', exact: true }));
    await expect(form.busy).toBeDisabled();
    await form.expectFilled(awa);
    gate.open();
    await expect(form.sent).toBeVisible();
    await page.unrouteAll();
  });
  await test.step('it arrives unchanged', async () => {
    await expect(form.sent).toBeInViewport();
    const { template_params: params, ...keys } = sends[0]!.postDataJSON();
    expect(keys).toMatchObject({ user_id: 'cle-publique-locale', template_id: 'template_local' });
    expect(params).toMatchObject({
      reference: expect.stringMatching(/^AV-\w{3}-\w{3}$/),
      ...{ from_name: awa.fullName, from_email: awa.email, reply_to: awa.email },
      ...{ phone: '+237699123456', date: awa.appointmentDate, time: awa.appointmentTime },
      ...{ service: awa.serviceType, message: awa.message },
    });
    expect(requestsWith(params.reference)).toEqual([params]);
  });
  await test.step('the confirmation shows each answer, and contacts', async () => {
    await expect(form.confirmation.locator('dl > div')).toHaveText([
      `Référence${onlyParams(sends).reference}`,
      `Type de service${awa.serviceType}`,
      'Date souhaitéejeudi 24 décembre 2099',
      `Heure souhaitée${awa.appointmentTime}`,
      `Nom${awa.fullName}`,
      `E-mail${awa.email}`,
      'Téléphone+237 6 99 12 34 56',
      `Message${awa.message}`,
    ]);
    await expect(form.confirmation).toContainText(
      'Nous vous répondons par téléphone ou par e-mail',
    );
    for (const href of [phoneHref(site.phones[0]), site.social.whatsapp])
      await expect(form.confirmation.locator(`a[href="${href}"]`)).toBeVisible();
  });
  await test.step('only its reference is stored, until the next begins', async () => {
    const { reference } = onlyParams(sends);
    // Whole values: the seed of the reference has twenty random digits.
    await expect.poll(() => stored(page)).not.toMatch(/Awa|Pour|@|699123456|2099-/);
    await page.reload();
    await expect(form.confirmation.locator('dl')).toHaveText(`Référence${reference}`);
    await tap(form.newRequest);
    await expect(form.forSelf).toBeFocused();
    await form.expectEmpty();
    expect(await stored(page)).not.toContain(reference);
  });
  await test.step('one for a relative leaves by Enter', async () => {
    // As mail programs copy an address. A suggestion without an answer changes nothing.
    await form.fill({ ...awa, email: 'Awa <mailto:awa@hotmial.com>, ' });
    await tap(form.forRelative);
    await selectOption(page.getByLabel(/^Cette personne est/), 'Mon père ou ma mère');
    await selectOption(page.getByLabel(/^Est-elle d’accord/), 'Oui');
    await type(page.getByLabel(/^Son prénom/), 'Odile');
    await page.keyboard.press('Enter');
    await expect(form.sent).toBeVisible();
    const [first, second] = sends.map((send) => send.postDataJSON().template_params);
    expect(second).toMatchObject({ from_email: 'awa@hotmial.com', reply_to: 'awa@hotmial.com' });
    expect(second.reference).not.toBe(first.reference);
    expect(second.message).toContain(
      'Prénom du proche : Odile\nLien avec vous : Mon père ou ma mère\nAccord du proche : Oui',
    );
    expect(page.url()).not.toContain('Odile');
    expect(sends).toHaveLength(2);
  });
});

// It throws if the time is past already: a loaded machine may need seconds.
const stopClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);

/** One alert, the values kept, and other channels; returns their reference. */
async function expectFailure(form: FormPage, sentence: string): Promise<string> {
  // The specification writes «Erreur: » so.
  await expect(form.alerts).toHaveText(`Erreur: ${sentence}`);
  await expect(form.submit).toBeEnabled();
  await form.expectFilled(awa);
  const href = (await form.byWhatsApp.getAttribute('href')) ?? '';
  return /AV-\w{3}-\w{3}/.exec(href)?.[0] ?? 'no reference';
}

const PERHAPS =
  'la demande est peut-être partie. Envoyez-la encore, ou autrement : sa référence reste la même, et le centre reconnaîtra un double.';

test('a failed request is kept, with every other channel', SMOKE, async ({ page, form, sends }) => {
  await ownClipboard(page);
  const { submit, sent } = form;
  await form.open();
  await form.fill();
  let reference = '';
  let whole = '';
  await test.step('its honeypot is filled', async () => {
    const honeypot = page.locator('input[name="precision"]');
    await expect(honeypot).not.toBeInViewport();
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://pub.example'));
    await tap(submit);
    const kept = 'Votre appareil a rempli une case qui devait rester vide.';
    const sentence = `Votre demande n’est pas partie. ${kept}`;
    reference = await expectFailure(form, sentence);
    expect(sends).toEqual([]);
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = ''));
  });
  await test.step('the connection ends after the service has taken it', async () => {
    const cut = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route(SEND, cut, { times: 1 });
    await tap(submit);
    const sentence = `La connexion s’est coupée, ou une extension du navigateur bloque l’envoi : ${PERHAPS}`;
    expect(await expectFailure(form, sentence)).toBe(reference);
    expect(requestsWith(reference)).toHaveLength(1);
    await expect(form.alerts.locator('p')).toBeInViewport({ ratio: 1 });
    await expect(submit).toBeFocused();
    await expect(submit).toBeInViewport({ ratio: 1 });
  });
  await test.step('by WhatsApp, by e-mail and by phone', async () => {
    const whatsapp = new URL((await form.byWhatsApp.getAttribute('href')) ?? '');
    expect(whatsapp.origin + whatsapp.pathname).toBe(site.social.whatsapp);
    whole = normaliseSpaces(whatsapp.searchParams.get('text'));
    expect(whole).toContain(`Demande de rendez-vous\nRéférence : ${reference}\n`);
    const href = await form.byMail.getAttribute('href');
    // Mail programs don't decode «+» as a space.
    expect(href).not.toContain('+');
    const mail = new URL(href ?? '');
    expect(mail.protocol + mail.pathname).toBe(mailHref(site.email));
    expect(mail.searchParams.get('subject')).toBe('Demande de rendez-vous');
    expect(normaliseSpaces(mail.searchParams.get('body'))).toBe(whole);
    await expect(form.root.locator(`a[href="${phoneHref(site.phones[0])}"]`)).toBeVisible();
  });
  await test.step('half an emoji breaks no channel', async () => {
    // Not as an argument, which Playwright makes well-formed.
    await form.message.evaluate((control: HTMLTextAreaElement) => {
      control.value = 'Bonjour \ud83d';
      control.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(form.byWhatsApp).toHaveAttribute('href', /Bonjour%20%EF%BF%BD/);
    await page.reload();
    await form.ready();
    await expect(form.byMail).toHaveAttribute('href', /Bonjour%20%EF%BF%BD/);
    await form.fill({ message: awa.message });
  });
  await test.step('by hand, from the clipboard', async () => {
    await tap(page.getByRole('button', { name: 'Copier la demande' }));
    await expect(announcements(page).filter({ hasText: 'Demande copiée.' })).toBeVisible();
    expect(await copied(page)).toBe(whole);
  });
  await test.step('the next try arrives, under the same reference', async () => {
    await tap(submit);
    await expect(sent).toBeFocused();
    await expect(form.alerts).toHaveCount(0);
    // With the one whose response was lost.
    expect(requestsWith(reference)).toHaveLength(2);
  });
});

test('times out after 20 seconds; a late answer counts', async ({ page, form, sends }) => {
  const gate = makeGate();
  await page.route(SEND, (route) => gate.opened.then(() => route.continue()));
  await page.clock.install();
  const { submit, busy, sent } = form;
  await form.open();
  await form.fill();
  await stopClock(page);
  await tap(submit);
  await expect.poll(() => sends.length).toBe(1);
  await page.clock.fastForward(19_900);
  await expect(busy).toBeDisabled();
  await expect(form.alerts).toHaveCount(0);
  await page.clock.fastForward(100);
  const late = 'Le service d’envoi n’a pas répondu en 20 secondes';
  const reference = await expectFailure(form, `${late} : ${PERHAPS}`);
  gate.open();
  await expect(sent).toBeFocused();
  expect(requestsWith(reference)).toHaveLength(1);
});

test('where storage is blocked, a request is not lost silently', async ({ page, form, sends }) => {
  const problems = collectProblems(page);
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.clock.install();
  await form.open('/contact');
  await form.fill();
  await stopClock(page);
  await test.step('a navigation without soft navigation asks first', async () => {
    // Others go through: unrouting would let this one go on, against the next.
    await page.route(/\/tarifs.*\.txt/, () => new Promise(() => {}));
    await tapInFooter(page, 'Tarifs');
    const asked = page.waitForEvent('dialog');
    await page.clock.fastForward(3000);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await form.expectFilled(awa);
  });
  await test.step('a soft navigation keeps it, and it is sent', async () => {
    await form.openFromFooter();
    await form.expectFilled(awa);
    await tap(form.submit);
    await expect(form.sent).toBeFocused();
  });
  expect(requestsWith(onlyParams(sends).reference!)).toHaveLength(1);
  expect(problems).toEqual([]);
});
