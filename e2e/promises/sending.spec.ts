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
  plain,
  SEND,
  STILL_PHONE,
  watchSends,
} from '../form';
import { requestsWith } from '../outbox';
import { choose, press, pressInFoot, write } from '../support';

/** The way of a request: it leaves once, from a person, says so, and arrives. */

test.use(STILL_PHONE);

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Keeps every request on its way until the gate opens. */
async function holdSends(page: Page, answer = (route: Route) => route.continue()) {
  const gate = makeGate();
  await page.route(SEND, (route) => gate.opened.then(() => answer(route)));
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

test('a request leaves once, even while its page is left', async ({ page }) => {
  const sends = watchSends(page);
  const parts = await open(page);
  const leave = async () => {
    await pressInFoot(page, 'À propos');
    await expect(page).toHaveURL(/\/about$/);
  };
  /** The way to the form from the bar under the thumb. */
  const comeBack = async () => {
    const bar = page.getByRole('navigation', { name: 'Nous joindre' });
    await press(bar.getByRole('link', { name: 'Consultation', exact: true }));
  };
  const gate = await holdSends(page);
  await fill(page);
  await tapTwice(page);
  await expect.poll(() => sends.length).toBeGreaterThan(0);

  await test.step('it can be neither sent again nor erased', async () => {
    await expect(parts.busy).toBeDisabled();
    await press(parts.busy, { force: true });
    await press(parts.fullName);
    await page.keyboard.press('Enter');
    await expect(parts.erase).toBeDisabled();
    await expectFilled(page, awa);
  });
  await test.step('leaving the site is asked about', async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(parts.busy).toBeVisible();
  });
  await test.step('whoever comes back finds it on its way, then arrived', async () => {
    await leave();
    await comeBack();
    await expect(parts.busy).toBeDisabled();
    await expectFilled(page, awa);
    gate.open();
    await expect(parts.sent).toBeVisible();
    expect(sends).toHaveLength(1);
    await page.unrouteAll();
  });
  await test.step('one that has failed meanwhile is all there', async () => {
    await press(parts.newRequest);
    const refusal = await holdSends(page, (route) => route.fulfill({ status: 500 }));
    await fill(page);
    const sent = page.waitForRequest(SEND);
    const answered = page.waitForResponse(SEND);
    await press(parts.submit);
    await sent;
    await leave();
    refusal.open();
    await (await answered).finished();
    await page.unrouteAll();
    await comeBack();
    await expect(alerts(page)).toContainText('Erreur:');
    await expectFilled(page, awa);
  });
  // Last of all: what a browser asks before it calls may lie over the page from then on.
  await test.step('whoever calls meanwhile is not held up', async () => {
    const last = await holdSends(page);
    await press(parts.submit);
    await expect(parts.busy).toBeDisabled();
    // Chrome tells the page of a call as if it were left: what does the page answer?
    await page.evaluate(() => {
      addEventListener('beforeunload', (event) => {
        Object.assign(window, { holdsUp: event.defaultPrevented });
      });
    });
    const answer = () => page.evaluate(() => (window as { holdsUp?: boolean }).holdsUp);
    await press(page.locator('a[href^="tel:"]').locator('visible=true').first());
    await expect.poll(answer).toBe(false);
    last.open();
    await expect(parts.sent).toBeVisible();
    expect(sends).toHaveLength(3);
  });
});

test('a request arrives as written, and makes room', async ({ page }) => {
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
        reference: expect.stringMatching(/^AV-\w{3}-\w{3}$/),
        requested_service: '',
      },
    });
    expect(requestsWith(onlyParams(sends).reference ?? '?')).toEqual([onlyParams(sends)]);
  });
  await test.step('each answer stands there, and how to reach the centre', async () => {
    const confirmation = page.locator('[data-sent]');
    const lines = await confirmation.locator('dl > div').allInnerTexts();
    expect(lines.map((line) => plain(line).split('\n'))).toEqual([
      ['Référence', onlyParams(sends).reference],
      ['Type de service', 'Consultation générale'],
      ['Date souhaitée', 'jeudi 24 décembre 2099'],
      ['Heure souhaitée', '10:30'],
      ['Nom', 'Awa Ngo Bell'],
      ['E-mail', 'awa.bell+rdv@exemple.cm'],
      ['Téléphone', '+237 6 99 12 34 56'],
      ['Message', 'Pour ma mère, « Mama Ngo ».', 'Elle marche avec une canne.'],
    ]);
    await expect(confirmation).toContainText('Nous vous répondons par téléphone ou par e-mail');
    for (const href of [phoneHref(site.phones[0]), site.social.whatsapp]) {
      await expect(confirmation.locator(`a[href="${href}"]`)).toBeVisible();
    }
  });
  await test.step('a new one, for a relative, begins empty and leaves by Enter', async () => {
    await press(parts.newRequest);
    await expect(parts.forSelf).toBeFocused();
    await expectEmpty(page);
    // As a mail program copies an address: what is no part of it stays behind.
    await fill(page, { ...awa, email: 'Awa <mailto:awa@exemple.cm>, ' });
    await press(parts.forRelative);
    await choose(page.getByLabel(/^Cette personne est/), 'Mon père ou ma mère');
    await choose(page.getByLabel(/^Est-elle d’accord/), 'Oui');
    await write(page.getByLabel(/^Son prénom/), 'Odile');
    await page.keyboard.press('Enter');
    await expect(parts.sent).toBeVisible();
    const [first, second] = sends.map((send) => send.postDataJSON().template_params);
    expect(second).toMatchObject({ from_email: 'awa@exemple.cm', reply_to: 'awa@exemple.cm' });
    expect(second.reference).not.toBe(first.reference);
    expect(second.message).toContain(
      'Prénom du proche : Odile\nLien avec vous : Mon père ou ma mère\nAccord du proche : Oui',
    );
    expect(page.url()).not.toContain('Odile');
    expect(sends).toHaveLength(2);
  });
});
