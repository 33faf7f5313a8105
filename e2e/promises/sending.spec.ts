import { expect, test, type Page } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { phoneHref } from '@/lib/text/format';
import {
  awa,
  expectEmpty,
  expectFilled,
  fill,
  makeGate,
  onlyParams,
  open,
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
async function holdSends(page: Page) {
  const gate = makeGate();
  await page.route(SEND, (route) => gate.opened.then(() => route.continue()));
  return gate;
}

test('a request leaves once, even while its page is left', async ({ page }) => {
  const sends = watchSends(page);
  const parts = await open(page);
  const gate = await holdSends(page);
  await fill(page);
  await parts.submit.dblclick();
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
    await pressInFoot(page, 'À propos');
    await expect(page).toHaveURL(/\/about$/);
    // From the bar under the thumb.
    const bar = page.getByRole('navigation', { name: 'Nous joindre' });
    await press(bar.getByRole('link', { name: 'Consultation', exact: true }));
    await expect(parts.busy).toBeDisabled();
    await expectFilled(page, awa);
    gate.open();
    await expect(parts.sent).toBeVisible();
    expect(sends).toHaveLength(1);
    await page.unrouteAll();
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
