import { expect, test } from 'playwright/test';
import {
  awa,
  expectError,
  expectFilled,
  fill,
  MISSING,
  onlyParams,
  open,
  partsOf,
  plain,
  SEND,
  ready,
  watchPageErrors,
  watchSends,
} from '../form';
import { navigation } from '../shell';
import {
  choose,
  pickDate,
  pickTime,
  press,
  pressInFoot,
  TOUCH_PHONE,
  whenAlive,
  write,
} from '../support';

/** What is wished for: a day and an hour in Yaoundé, and the service that one comes from. */

// Without the glides, which take their time; one test has them, to the part that a link leads to.
test.use({ ...TOUCH_PHONE, contextOptions: { reducedMotion: 'reduce' } });

// What is still on its way when a test ends concerns nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('the wished moment, on a device set far from Yaoundé', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('days and hours are those of Yaoundé', async ({ page }) => {
    const sends = watchSends(page);
    const parts = partsOf(page);

    await test.step('the first day offered is today there, before and after its midnight', async () => {
      await page.clock.setFixedTime('2026-11-24T22:59:30Z');
      await open(page);
      await expect(parts.appointmentDate).toHaveAttribute('min', '2026-11-24');
      await page.clock.setFixedTime('2026-11-24T23:00:30Z');
      await open(page);
      await expect(parts.appointmentDate).toHaveAttribute('min', '2026-11-25');
    });
    await test.step('yesterday there is refused, although it is still today elsewhere', async () => {
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
    await test.step('the chosen day is spelt out', async () => {
      // Half past three in the afternoon in Yaoundé.
      await page.clock.setFixedTime('2026-11-24T14:30:00Z');
      await open(page);
      await pickDate(parts.appointmentDate, '2099-12-24');
      await expect(parts.form).toContainText('jeudi 24 décembre 2099');
      await pickDate(parts.appointmentDate, '2099-12-01');
      await expect(parts.form).toContainText('mardi 1er décembre 2099');
      await expect(parts.form).not.toContainText('24 décembre');
    });
    await test.step('an hour already past today is remarked, and the request still leaves', async () => {
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
      expect(onlyParams(sends.slice(1))).toMatchObject({ date: '2026-11-24', time: '15:29' });
    });
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

    await test.step('the choice stays the visitor’s to change', async () => {
      await press(page.getByRole('button', { name: 'Nouvelle demande' }));
      await expect(parts.serviceType).toHaveValue('Suivi de grossesse');
      await fill(page, { ...awa, serviceType: 'Gestion de médication' });
      await press(parts.submit);
      await expect(parts.sent).toBeVisible();
      expect(onlyParams(sends.slice(1))).toMatchObject({
        service: 'Gestion de médication',
        requested_service: 'Suivi de grossesse à domicile',
      });
    });
  });

  const services: [id: number, type: string, title: string][] = [
    [1, 'Autre', 'Aide à la vie quotidienne'],
    [2, 'Soins spécialisés', 'Soins médicaux à domicile'],
    [3, 'Suivi de grossesse', 'Suivi de grossesse à domicile'],
  ];

  test('«Demander un devis» of a service leads to the form, which chooses its type and says that it is for a quote', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const parts = partsOf(page);
    const typed = { fullName: awa.fullName, message: awa.message };
    for (const [index, [id, type, title]] of services.entries()) {
      await test.step(`service ${id} chooses «${type}» anew, and keeps the rest of what was typed`, async () => {
        await page.goto(`/ServiceDetails/${id}`);
        // The last one is opened by the page itself, the others by whoever is quicker.
        if (index === services.length - 1) await whenAlive(page);
        await press(page.getByRole('link', { name: 'Demander un devis', exact: true }).first());
        await expect(page).toHaveURL(`/contact?service=${id}&demande=devis#formulaire`);
        await ready(page);
        await expect(page.locator('#formulaire-heading')).toBeInViewport();
        await expect(parts.serviceType).toHaveValue(type);
        await expect(parts.form).toContainText(
          `Vous demandez un devis pour «\u00a0${title}\u00a0»`,
        );
        if (index > 0) await expectFilled(page, typed);
        else await fill(page, typed);
      });
    }
    await expect(parts.form).toContainText(
      /Vous demandez un devis pour «\s*Suivi de grossesse à domicile\s*»/,
    );
    await expect(parts.form).not.toContainText('première visite');
    const quote = 'Devis : Suivi de grossesse à domicile';
    await test.step('no day and no hour of a visit are asked, and a past day is still wrong', async () => {
      for (const field of [parts.appointmentDate, parts.appointmentTime]) {
        await expect(field).toHaveAccessibleName(/\(facultatif\)$/);
        await expect(field).not.toHaveAttribute('aria-required');
      }
      await fill(page, { appointmentDate: '2024-01-07' });
      await write(parts.fullName, '');
      await press(parts.submit);
      await expect(parts.summary.getByRole('link')).toHaveText([
        /^Cette date est passée/,
        MISSING.fullName,
        MISSING.email,
      ]);
      await parts.appointmentDate.fill('');
      await expect(parts.summary.getByRole('link')).toHaveCount(2);
    });
    await test.step('another way than the form says that it is for a quote', async () => {
      await page.route(SEND, (route) => route.fulfill({ status: 403, body: 'refus' }), {
        times: 1,
      });
      await fill(page, { fullName: awa.fullName, email: awa.email });
      await press(parts.submit);
      const mail = page.getByRole('link', { name: 'Par e-mail' });
      const whatsapp = page.getByRole('main').getByRole('link', { name: 'Par WhatsApp' });
      for (const link of [mail, whatsapp]) {
        const address = decodeURIComponent((await link.getAttribute('href')) ?? '');
        expect(plain(address)).toContain(quote);
        expect(address).not.toMatch(/rendez-vous|souhaitée/);
        expect(address).toMatch(/(body|text)=Demande de devis\n/);
      }
      expect(await mail.getAttribute('href')).toContain('subject=Demande%20de%20devis&');
    });
    await test.step('so does the request itself', async () => {
      await press(parts.submit);
      await expect(parts.sent).toBeVisible();
      const params = onlyParams(sends.slice(1));
      expect(params).toMatchObject({
        service: 'Suivi de grossesse',
        requested_service: quote,
        date: '(À convenir)',
        time: '(À convenir)',
      });
      await expect(page.locator('[data-sent]')).not.toContainText(/rendez-vous|convenir/);
      await expect(page.locator('[data-sent]')).toContainText('devis');
      await expect(page.locator('main dl').last()).toContainText(quote);
      const outbox = await (await page.request.get('/outbox')).text();
      const messages = outbox
        .split('<article>')
        .filter((text) => text.includes(params.reference ?? '?'));
      expect(messages).toHaveLength(1);
      expect(messages[0]).toContain(quote);
    });
    await test.step('the next request from elsewhere asks for none', async () => {
      await pressInFoot(page, 'Prendre rendez-vous');
      await ready(page);
      await expect(parts.form).not.toContainText('devis');
    });
  });

  test('a quote may be asked without a service, and for the same visit kept', async ({ page }) => {
    const sends = watchSends(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
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

  test('the address of the moment decides, also where a link of the page itself changes it', async ({
    page,
  }) => {
    const sends = watchSends(page);
    const parts = await open(page, '/appoitment?service=2');
    const typed = { fullName: awa.fullName, message: awa.message };

    await test.step('the wish of another address is forgotten, what was typed is not', async () => {
      await expect(parts.serviceType).toHaveValue('Soins spécialisés');
      await expect(parts.form).toContainText('Soins médicaux à domicile');
      await fill(page, typed);
      await pressInFoot(page, 'Prendre rendez-vous');
      await expect(page).toHaveURL('/appoitment');
      await expect(parts.form).not.toContainText('Soins médicaux à domicile');
      await expect(parts.serviceType).toHaveValue('');
      await expectFilled(page, typed);
    });
    await test.step('the way back brings it again', async () => {
      await page.goBack();
      await expect(page).toHaveURL('/appoitment?service=2');
      await expect(parts.form).toContainText('Soins médicaux à domicile');
      await expect(parts.serviceType).toHaveValue('Soins spécialisés');
      await page.goForward();
      await expect(parts.serviceType).toHaveValue('');
    });
    await test.step('nor does a draft bring back what only the link had chosen', async () => {
      await page.goto('/appoitment?service=2');
      await ready(page);
      await expect(parts.serviceType).toHaveValue('Soins spécialisés');
      await fill(page, { email: awa.email });
      await page.goto('/appoitment');
      await ready(page);
      await expectFilled(page, { ...typed, email: awa.email, serviceType: '' });
    });
    await test.step('a type that the visitor chose stays', async () => {
      await page.goto('/appoitment?service=2');
      await ready(page);
      await choose(parts.serviceType, 'Gestion de médication');
      await pressInFoot(page, 'Prendre rendez-vous');
      await expect(parts.form).not.toContainText('Soins médicaux à domicile');
      await expect(parts.serviceType).toHaveValue('Gestion de médication');
      await fill(page, { ...awa, serviceType: undefined });
    });
    await test.step('and the request by another way, once refused, follows the address too', async () => {
      await page.route(SEND, (route) => route.fulfill({ status: 403, body: 'refus' }), {
        times: 1,
      });
      await page.goBack();
      await expect(parts.form).toContainText('Soins médicaux à domicile');
      await press(parts.submit);
      const whatsapp = parts.form.getByRole('link', { name: 'Par WhatsApp' });
      const text = /Soins%20m%C3%A9dicaux%20%C3%A0%20domicile|Soins\+m/;
      await expect(whatsapp).toHaveAttribute('href', text);
      await pressInFoot(page, 'Prendre rendez-vous');
      await expect(whatsapp).not.toHaveAttribute('href', text);
      await press(parts.submit);
      await expect(parts.sent).toBeVisible();
      expect(onlyParams(sends.slice(1))).toMatchObject({
        service: 'Gestion de médication',
        requested_service: '',
      });
    });
    await test.step('a quote is forgotten so, too', async () => {
      await open(page, '/contact?demande=devis');
      await expect(parts.form).toContainText('Vous demandez un devis.');
      await press(page.getByRole('button', { name: 'Menu' }));
      await press(navigation(page).getByRole('link', { name: 'Contact', exact: true }));
      await expect(page).toHaveURL('/contact');
      await expect(parts.form).not.toContainText('devis');
      await expect(parts.appointmentDate).toHaveAccessibleName(/\(obligatoire\)$/);
    });
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
