import { expect } from 'playwright/test';
import { site } from '@/lib/content/generated/site';
import { phoneHref } from '@/lib/text/format';
import { awa, holdSends, onlyParams, normaliseSpaces, STILL_PHONE, test } from '@/e2e/support/form';
import { requestsWith } from '@/e2e/support/mailbox';
import { selectOption, tap, tapInFooter, type } from '@/e2e/support/page';

test.use(STILL_PHONE);

test('a request is sent once, even across navigation', async ({ page, form, sends }) => {
  await form.open();
  const gate = await holdSends(page);
  await form.fill();
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
    expect(sends).toHaveLength(1);
    await page.unrouteAll();
  });
});

test('a request arrives as typed; the next starts empty', async ({ page, form, sends }) => {
  await form.open();
  await form.fill();
  await expect(form.country).toBeVisible();
  // Enter in the message starts a line, and submits nothing.
  await type(form.message, awa.message);
  await type(form.phone, '699123456');
  expect(sends).toEqual([]);
  await tap(form.submit);

  await test.step('it arrives unchanged', async () => {
    await expect(form.sent).toBeFocused();
    await expect(form.sent).toBeInViewport();
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
        whatsapp: '237699123456',
        date: '2099-12-24',
        time: '10:30',
        service: 'Consultation générale',
        message: 'Pour ma mère, « Mama Ngo ».\nElle marche avec une canne.',
        reference: expect.stringMatching(/^AV-\w{3}-\w{3}$/),
        language: '',
        requested_service: '',
      },
    });
    expect(requestsWith(onlyParams(sends).reference ?? '?')).toEqual([onlyParams(sends)]);
  });
  await test.step('the confirmation shows each answer, and contacts', async () => {
    const confirmation = page.locator('[data-sent]');
    const lines = await confirmation.locator('dl > div').allInnerTexts();
    expect(lines.map((line) => normaliseSpaces(line).split('\n'))).toEqual([
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
    await tap(form.newRequest);
    await expect(form.forSelf).toBeFocused();
    await form.expectEmpty();
    // As mail programs copy an address.
    await form.fill({ ...awa, email: 'Awa <mailto:awa@exemple.cm>, ' });
    await tap(form.forRelative);
    await selectOption(page.getByLabel(/^Cette personne est/), 'Mon père ou ma mère');
    await selectOption(page.getByLabel(/^Est-elle d’accord/), 'Oui');
    await type(page.getByLabel(/^Son prénom/), 'Odile');
    await page.keyboard.press('Enter');
    await expect(form.sent).toBeVisible();
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
