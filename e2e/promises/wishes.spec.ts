import { expect, test } from 'playwright/test';
import {
  awa,
  expectError,
  expectFilled,
  fill,
  onlyParams,
  open,
  partsOf,
  SEND,
  ready,
  watchPageErrors,
  watchSends,
} from '../form';
import { pickDate, pickTime, press, TOUCH_PHONE, whenAlive } from '../support';

/** What is wished for: a day and an hour in Yaoundé, and the service that one comes from. */

test.use(TOUCH_PHONE);

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('the wished moment, on a device set far from Yaoundé', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the first day offered is today in Yaoundé, before and after its midnight', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-24T22:59:30Z');
    const parts = await open(page);
    await expect(parts.appointmentDate).toHaveAttribute('min', '2026-11-24');
    await page.clock.setFixedTime('2026-11-24T23:00:30Z');
    await open(page);
    await expect(parts.appointmentDate).toHaveAttribute('min', '2026-11-25');
  });

  test('yesterday in Yaoundé is refused, although it is still today elsewhere', async ({
    page,
  }) => {
    const sends = watchSends(page);
    await page.clock.setFixedTime('2026-11-24T23:00:30Z');
    const parts = await open(page);
    await fill(page, { ...awa, appointmentDate: '2026-11-24' });
    await press(parts.submit);
    await expectError(
      parts.appointmentDate,
      'Cette date est passée. Choisissez aujourd’hui ou un jour à venir.',
      parts.summary,
    );
    expect(sends).toEqual([]);
    await pickDate(parts.appointmentDate, '2026-11-25');
    await expect(parts.summary).toHaveCount(0);
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
  });

  test('the chosen day is spelt out', async ({ page }) => {
    const parts = await open(page);
    await pickDate(parts.appointmentDate, '2099-12-24');
    await expect(parts.form).toContainText('jeudi 24 décembre 2099');
    await pickDate(parts.appointmentDate, '2099-12-01');
    await expect(parts.form).toContainText('mardi 1er décembre 2099');
    await expect(parts.form).not.toContainText('24 décembre');
  });

  test('an hour already past today is remarked, and the request still leaves', async ({ page }) => {
    const sends = watchSends(page);
    // Half past three in the afternoon in Yaoundé.
    await page.clock.setFixedTime('2026-11-24T14:30:00Z');
    const parts = await open(page);
    const remark = page.getByText('Cette heure est déjà passée à Yaoundé.');
    await fill(page, { ...awa, appointmentDate: '2026-11-24', appointmentTime: '15:31' });
    await expect(parts.form).toContainText('mardi 24 novembre 2026');
    await expect(remark).toHaveCount(0);
    await pickTime(parts.appointmentTime, '15:29');
    await expect(remark).toBeVisible();
    await expect(parts.appointmentTime).not.toHaveAttribute('aria-invalid');
    await pickDate(parts.appointmentDate, '2026-11-25');
    await expect(remark).toHaveCount(0);
    await pickDate(parts.appointmentDate, '2026-11-24');
    await expect(remark).toBeVisible();

    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends)).toMatchObject({ date: '2026-11-24', time: '15:29' });
  });
});

test.describe('for the visitor who comes from a service', () => {
  test('/contact?service=3 chooses the follow-up of a pregnancy, and names the service', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const parts = await open(page, '/contact?service=3');
    await expect(parts.serviceType).toHaveValue('Suivi de grossesse');
    await expect(parts.form).toContainText(/Service demandé\s: Suivi de grossesse à domicile/);
    await fill(page, { ...awa, serviceType: undefined });
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends)).toMatchObject({
      service: 'Suivi de grossesse',
      requested_service: 'Suivi de grossesse à domicile',
    });
    await expect(page.locator('main dl').last()).toContainText('Suivi de grossesse à domicile');
  });

  test('the choice stays the visitor’s to change', async ({ page }) => {
    const sends = watchSends(page);
    const parts = await open(page, '/contact?service=3');
    await expect(parts.serviceType).toHaveValue('Suivi de grossesse');
    await fill(page, { ...awa, serviceType: 'Gestion de médication' });
    await expect(parts.serviceType).toHaveValue('Gestion de médication');
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends)).toMatchObject({
      service: 'Gestion de médication',
      requested_service: 'Suivi de grossesse à domicile',
    });
  });

  const services: [id: number, type: string, title: string][] = [
    [1, 'Autre', 'Aide à la vie quotidienne'],
    [2, 'Soins spécialisés', 'Soins médicaux à domicile'],
    [3, 'Suivi de grossesse', 'Suivi de grossesse à domicile'],
  ];

  test('«Demander un devis» of a service leads to the form with its type', async ({ page }) => {
    for (const [id, type, title] of services) {
      await test.step(`service ${id}: «${type}»`, async () => {
        await page.goto(`/ServiceDetails/${id}`);
        await press(page.getByRole('link', { name: 'Demander un devis', exact: true }).first());
        await expect(page).toHaveURL(`/contact?service=${id}&demande=devis#formulaire`);
        const parts = partsOf(page);
        await ready(page);
        await expect(parts.serviceType).toHaveValue(type);
        await expect(parts.form).toContainText(
          `Vous demandez un devis pour «\u00a0${title}\u00a0»`,
        );
      });
    }
  });

  test('another service’s link chooses anew and keeps the rest of what was typed', async ({
    page,
  }) => {
    const parts = await open(page, '/contact?service=3');
    await fill(page, { fullName: awa.fullName, message: awa.message });
    await page.goto('/ServiceDetails/2');
    await press(page.getByRole('link', { name: 'Demander un devis', exact: true }).first());
    await expect(page).toHaveURL('/contact?service=2&demande=devis#formulaire');
    await ready(page);
    await expect(parts.serviceType).toHaveValue('Soins spécialisés');
    await expectFilled(page, { fullName: awa.fullName, message: awa.message });
  });

  test('a request for a quote is made on the form that the link leads to, and says so', async ({
    page,
  }) => {
    const sends = watchSends(page);
    await page.goto('/ServiceDetails/3');
    await whenAlive(page);
    await press(page.getByRole('link', { name: 'Demander un devis', exact: true }).first());
    await ready(page);
    const parts = partsOf(page);
    await expect(page.locator('#formulaire-heading')).toBeInViewport();
    await expect(parts.form).toContainText(
      /Vous demandez un devis pour «\s*Suivi de grossesse à domicile\s*».*date.*première visite/,
    );
    await fill(page, { ...awa, serviceType: undefined });
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    const params = onlyParams(sends);
    expect(params).toMatchObject({
      service: 'Suivi de grossesse',
      requested_service: 'Devis : Suivi de grossesse à domicile',
    });
    await expect(page.locator('main dl').last()).toContainText(
      'Devis : Suivi de grossesse à domicile',
    );
    const outbox = await (await page.request.get('/outbox')).text();
    const messages = outbox
      .split('<article>')
      .filter((text) => text.includes(params.reference ?? '?'));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('Devis : Suivi de grossesse à domicile');

    // The next request from elsewhere asks for none.
    await press(page.getByRole('contentinfo').getByRole('link', { name: 'Prendre rendez-vous' }));
    await ready(page);
    await expect(partsOf(page).form).not.toContainText('devis');
  });

  test('a quote may be asked without a service, and for the same visit kept', async ({ page }) => {
    const sends = watchSends(page);
    await page.goto('/terms');
    await press(page.getByRole('main').getByRole('link', { name: 'demandez un devis' }));
    await ready(page);
    const parts = partsOf(page);
    await expect(page.locator('#formulaire-heading')).toBeInViewport();
    await expect(parts.form).toContainText(/Vous demandez un devis\./);
    await fill(page);
    await page.reload();
    await ready(page);
    await expect(page.locator('#formulaire')).toBeInViewport();
    await expectFilled(page, awa);
    await press(parts.submit);
    await expect(parts.sent).toBeVisible();
    expect(onlyParams(sends)).toMatchObject({ requested_service: 'Devis' });
  });

  test('another way than the form says that it is for a quote', async ({ page }) => {
    await page.route(SEND, (route) => route.fulfill({ status: 403, body: 'refus' }));
    const parts = await open(page, '/contact?service=2&demande=devis#formulaire');
    await fill(page, { ...awa, serviceType: undefined });
    await press(parts.submit);
    const mail = page.getByRole('link', { name: 'Par e-mail' });
    const whatsapp = page.getByRole('main').getByRole('link', { name: 'Par WhatsApp' });
    for (const link of [mail, whatsapp]) {
      const address = decodeURIComponent((await link.getAttribute('href')) ?? '');
      expect(address).toContain('Devis : Soins médicaux à domicile');
    }
  });

  test('an address that names no service chooses nothing', async ({ page }) => {
    const errors = watchPageErrors(page);
    for (const query of ['?service=99', '?service=', '?service=abc', '?autre=3']) {
      const parts = await open(page, `/contact${query}`);
      await whenAlive(page);
      await expect(parts.serviceType, query).toHaveValue('');
      await expect(parts.form, query).not.toContainText('Service demandé');
      expect(errors, query).toEqual([]);
    }
  });
});
