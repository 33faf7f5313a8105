import { expect, test, type Page, type Route } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { phoneHref } from '@/lib/text/format';
import {
  alerts,
  awa,
  expectEmpty,
  expectFilled,
  fill,
  makeGate,
  onlyParams,
  open,
  partsOf,
  PHONE_SCRIPT,
  plain,
  ready,
  REFERENCE,
  SEND,
  STILL_PHONE,
  watchSends,
} from '../form';
import { requestsWith } from '../outbox';
import { press, pressInFoot, whenAlive, write } from '../support';

/** The way of a request: it leaves once, from a person, says so, and arrives. */

test.use(STILL_PHONE);

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Keeps every request on its way until the gate opens. */
async function holdSends(page: Page, answer = (route: Route) => route.continue()) {
  const gate = makeGate();
  await page.route(SEND, async (route) => {
    await gate.opened;
    await answer(route);
  });
  return gate;
}

/** Twice in the same place, faster than the page can answer. */
async function tapTwice(page: Page): Promise<void> {
  const { submit } = partsOf(page);
  await submit.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await submit.boundingBox()) ?? {};
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  await Promise.all([tap(), tap()]);
}

test('however often it is sent a request leaves once, and while it is on its way the form says so', async ({
  page,
}) => {
  const sends = watchSends(page);
  const parts = await open(page);
  const gate = await holdSends(page);
  await fill(page);
  await tapTwice(page);
  await expect.poll(() => sends.length).toBeGreaterThan(0);

  await test.step('it can be neither sent again nor erased', async () => {
    await expect(parts.busy).toBeDisabled();
    await expect(parts.sent).toHaveCount(0);
    await press(parts.busy, { force: true });
    await press(parts.fullName);
    await page.keyboard.press('Enter');
    // Its confirmation would cover a new one.
    await expect(parts.erase).toBeDisabled();
    await press(parts.erase, { force: true });
    await expectFilled(page, awa);
  });
  await test.step('whoever calls meanwhile is not held up', async () => {
    // Chrome tells the page of a call as if it were left: what does the page answer?
    await page.evaluate(() => {
      addEventListener('beforeunload', (event) => {
        Object.assign(window, { holdsUp: event.defaultPrevented });
      });
    });
    const answer = () => page.evaluate(() => (window as { holdsUp?: boolean }).holdsUp);
    await press(page.locator('a[href^="tel:"]').locator('visible=true').first());
    await expect.poll(answer).toBe(false);
    await press(parts.fullName);
  });
  await test.step('leaving the site is asked about', async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(parts.busy).toBeVisible();
  });
  gate.open();
  await expect(parts.sent).toBeVisible();
  expect(sends).toHaveLength(1);
  await test.step('once it has arrived, nobody is kept', async () => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    await ready(page);
    expect(dialogs).toEqual([]);
  });
});

test('it arrives as it was written, is shown, and gives way to a new one', async ({ page }) => {
  const sends = watchSends(page);
  const parts = await open(page);
  await fill(page);
  await expect(parts.country).toBeVisible();
  // Key by key: Enter in it begins a line, and sends nothing.
  await write(parts.message, awa.message);
  await write(parts.phone, '699123456');
  expect(sends).toEqual([]);
  await press(parts.submit);

  await test.step('it travels to the letter, and stands in the centre’s box', async () => {
    await expect(parts.sent).toBeFocused();
    await expect(parts.sent).toBeInViewport();
    expect(sends).toHaveLength(1);
    expect(sends[0]?.postDataJSON()).toEqual({
      lib_version: '4.4.1',
      user_id: 'cle-publique-locale',
      service_id: 'service_local',
      template_id: 'template_local',
      template_params: {
        from_name: 'Awa Ngo Bell',
        from_email: 'awa.bell+rdv@exemple.cm',
        reply_to: 'awa.bell+rdv@exemple.cm',
        phone: '+237699123456',
        date: '2099-12-24',
        time: '10:30',
        service: 'Consultation générale',
        message: 'Pour ma mère, « Mama Ngo ».\nElle marche avec une canne.',
        reference: expect.stringMatching(REFERENCE),
        requested_service: '',
      },
    });
    expect(requestsWith(onlyParams(sends).reference ?? '?')).toEqual([onlyParams(sends)]);
  });
  await test.step('each answer stands there, and how to reach the centre meanwhile', async () => {
    const confirmation = page.locator('[data-sent]');
    const lines = await confirmation.locator('dl > div').allInnerTexts();
    expect(lines.map((line) => plain(line).split('\n'))).toEqual([
      ['Référence', onlyParams(sends).reference],
      ['Nom', 'Awa Ngo Bell'],
      ['E-mail', 'awa.bell+rdv@exemple.cm'],
      ['Téléphone', '+237699123456'],
      ['Type de service', 'Consultation générale'],
      ['Date souhaitée', 'jeudi 24 décembre 2099'],
      ['Heure souhaitée', '10:30'],
      ['Message', 'Pour ma mère, « Mama Ngo ».', 'Elle marche avec une canne.'],
    ]);
    await expect(confirmation).toContainText('Nous vous répondons par téléphone ou par e-mail');
    await expect(confirmation.locator(`a[href="${phoneHref(site.phones[0])}"]`)).toBeVisible();
    await expect(confirmation.locator(`a[href="${site.social.whatsapp}"]`)).toBeVisible();
  });
  await test.step('a new one begins empty, leaves by Enter, and has a reference of its own', async () => {
    await press(parts.newRequest);
    await expect(parts.serviceType).toBeFocused();
    await expectEmpty(page);
    // As a mail program copies an address: what is no part of it stays behind.
    await fill(page, { ...awa, email: 'Awa <mailto:awa@exemple.cm>, ' });
    await press(parts.email);
    await page.keyboard.press('Enter');
    await expect(parts.sent).toBeVisible();
    const [first, second] = sends.map((send) => send.postDataJSON().template_params);
    expect(second).toMatchObject({ from_email: 'awa@exemple.cm', reply_to: 'awa@exemple.cm' });
    expect(second.reference).not.toBe(first.reference);
    expect(sends).toHaveLength(2);
  });
});

test('a request whose page is left on its way is found again in the form that one comes back to', async ({
  page,
}) => {
  const sends = watchSends(page);
  const parts = await open(page);
  /** The way to the form from the bar under the thumb. */
  const comeBack = () =>
    press(
      page
        .getByRole('navigation', { name: 'Nous joindre' })
        .getByRole('link', { name: 'Consultation', exact: true }),
    );
  const sendAndLeave = async (answer?: (route: Route) => Promise<void>) => {
    const sent = page.waitForRequest(SEND);
    const gate = await holdSends(page, answer);
    await fill(page);
    await press(parts.submit);
    await sent;
    await pressInFoot(page, 'À propos');
    await expect(page).toHaveURL(/\/about$/);
    return gate;
  };

  await test.step('it is still on its way, and leaves once', async () => {
    const gate = await sendAndLeave();
    await comeBack();
    await expect(parts.busy).toBeDisabled();
    await expectFilled(page, awa);
    await press(parts.fullName);
    await page.keyboard.press('Enter');
    gate.open();
    await expect(parts.sent).toBeVisible();
    expect(sends).toHaveLength(1);
    await page.unrouteAll();
    await press(parts.newRequest);
  });
  await test.step('it has failed meanwhile: the form says so, keeps it all, and sends it again', async () => {
    const gate = await sendAndLeave((route) => route.fulfill({ status: 500 }));
    const answered = page.waitForResponse(SEND);
    gate.open();
    await (await answered).finished();
    await page.unrouteAll();
    await comeBack();
    await expect(alerts(page)).toContainText('Erreur:');
    await expectFilled(page, awa);
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(sends).toHaveLength(3);
  });
});

test('the form fetches nothing to send with before it is reached for, and holds back robots alone', async ({
  page,
}) => {
  const sends = watchSends(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  /** Whether the phone library has come, and EmailJS. */
  const hasCome = async () => {
    const bodies = await Promise.all(scripts);
    return [PHONE_SCRIPT, 'lib_version'].map((mark) => bodies.some((body) => body.includes(mark)));
  };
  const parts = await open(page);
  await test.step('EmailJS and the phone library come when the form is reached for', async () => {
    await whenAlive(page);
    await page.waitForLoadState('networkidle');
    expect(await hasCome()).toEqual([false, false]);
    await press(parts.fullName);
    await expect.poll(hasCome).toEqual([true, true]);
  });
  const honeypot = page.locator('input[name="precision"]');
  await test.step('neither eye nor keyboard nor screen reader meets what only robots fill in', async () => {
    await expect(honeypot).not.toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Ne remplissez pas ce champ' })).toHaveCount(0);
    await press(parts.message);
    await page.keyboard.press('Tab');
    await expect(page.locator('form summary').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('form').getByRole('link', { name: /Confidentialité/ })).toBeFocused();
  });
  await test.step('filled all the same it holds the request back, and a person keeps the other ways', async () => {
    await fill(page);
    // Set from outside, as a robot does it.
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://pub.example'));
    await press(parts.submit);
    await expect(alerts(page)).toContainText('Votre appareil a rempli une case');
    await expect(page.getByRole('link', { name: 'Par WhatsApp' })).toBeVisible();
    await expectFilled(page, awa);
    expect(sends).toEqual([]);
  });
});
