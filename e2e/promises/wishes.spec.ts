import { expect, test } from 'playwright/test';
import {
  awa,
  expectFilled,
  fill,
  MISSING,
  onlyParams,
  open,
  partsOf,
  plain,
  ready,
  SEND,
  watchSends,
} from '../form';
import { choose, press, pressInFoot, TOUCH_PHONE, waitForHydration } from '../support';

/** What is wished for: the service that one comes from, or a quote. */

test.use(TOUCH_PHONE);

test('a service’s quote is asked for, whichever way', async ({ page }) => {
  const sends = watchSends(page);
  const parts = partsOf(page);
  const quote = 'Devis : Suivi de grossesse à domicile';
  await page.goto('/ServiceDetails/3');
  await waitForHydration(page);
  await press(page.getByRole('link', { name: 'Demander un devis', exact: true }).first());
  await expect(page).toHaveURL('/contact?service=3&demande=devis#formulaire');
  await ready(page);
  await expect(page.locator('#formulaire-heading')).toBeInViewport();
  await expect(parts.serviceType).toHaveValue('Suivi de grossesse');
  await expect(parts.form).toContainText(
    /Vous demandez un devis pour «\s*Suivi de grossesse à domicile\s*»/,
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('no day and no hour are asked, and a past day is still wrong', async () => {
    await fill(page, { appointmentDate: '2024-01-07' });
    await press(parts.submit);
    await expect(parts.summary.getByRole('link')).toHaveText([
      /^Cette date est passée/,
      MISSING.fullName,
      MISSING.email,
    ]);
  });
  await test.step('another way than the form says that it is for a quote', async () => {
    await fill(page, { fullName: awa.fullName, email: awa.email, appointmentDate: '' });
    await page.route(SEND, (route) => route.fulfill({ status: 403 }), { times: 1 });
    await press(parts.submit);
    const mail = parts.form.getByRole('link', { name: 'Par e-mail' });
    await expect(mail).toHaveAttribute('href', /subject=Demande%20de%20devis&/);
    const text = plain(decodeURIComponent((await mail.getAttribute('href')) ?? ''));
    expect(text).toContain(quote);
    expect(text).not.toMatch(/rendez-vous|souhaitée/);
  });
  await test.step('so does the request itself', async () => {
    await press(parts.submit);
    await expect(page.locator('[data-sent]')).toContainText('Vous recevrez alors votre devis.');
    expect(onlyParams(sends.slice(1))).toMatchObject({
      service: 'Suivi de grossesse',
      requested_service: quote,
      date: '(À convenir)',
      time: '(À convenir)',
    });
    await expect(page.locator('[data-sent] dl')).toContainText(quote);
    await expect(page.locator('[data-sent]')).not.toContainText(/rendez-vous|convenir/);
  });
  await test.step('the wish goes with its address, what was typed does not', async () => {
    await press(parts.newRequest);
    const typed = { fullName: awa.fullName, message: awa.message };
    await fill(page, typed);
    await pressInFoot(page, 'Prendre rendez-vous');
    await ready(page);
    await expect(parts.form).not.toContainText('devis');
    await expect(parts.serviceType).toHaveValue('');
    await expectFilled(page, typed);
  });
  await test.step('a type chosen by hand stays', async () => {
    await open(page, '/appoitment?service=2');
    await expect(parts.form).toContainText('Service demandé : Soins médicaux à domicile');
    await choose(parts.serviceType, 'Gestion de médication');
    await pressInFoot(page, 'Prendre rendez-vous');
    await expect(page).toHaveURL('/appoitment');
    await expect(parts.form).not.toContainText('Soins médicaux à domicile');
    await expect(parts.serviceType).toHaveValue('Gestion de médication');
  });
});
