import { expect } from 'playwright/test';
import { area } from '@/lib/content/generated/area';
import { site } from '@/lib/content/generated/site';
import { services } from '@/lib/content/generated/services';
import { routes, serviceRoute } from '@/lib/routing/routes';
import { AREA_ANSWERS, neighbourhoodNames, splitNames } from '@/lib/serviceArea/neighbourhoods';
import { phoneHref } from '@/lib/text/format';
import {
  awa,
  MISSING,
  onlyParams,
  normaliseSpaces,
  SEND,
  STILL_PHONE,
  stored,
  test,
} from '@/e2e/support/form';
import { announcements, goto, holdScripts, selectOption, tap, type } from '@/e2e/support/page';

test.use(STILL_PHONE);

/** A neighbourhood of each answer. */
const known = AREA_ANSWERS.flatMap((answer) => {
  const [name] = area[answer].neighbourhoods.flatMap(splitNames);
  return name ? [{ answer, name }] : [];
});
const UNKNOWN = 'Quartier de la Lune';

test('a quote request keeps its intent by every channel', async ({ page, form, sends }) => {
  const quote = 'Devis : Suivi de grossesse à domicile';
  await goto(page, '/ServiceDetails/3');
  await tap(page.getByRole('link', { name: 'Demander un devis', exact: true }).first());
  await expect(page).toHaveURL('/contact?service=3&demande=devis#formulaire');
  await form.ready();
  await expect(page.locator('#formulaire-heading')).toBeInViewport();
  await expect(form.serviceType).toHaveValue('Suivi de grossesse');
  await expect(form.root).toContainText(/un devis pour «\s*Suivi de grossesse à domicile\s*»/);

  await test.step('date and time are optional', async () => {
    await tap(form.submit);
    const lines = form.summary.getByRole('link');
    await expect(lines).toHaveText([MISSING.fullName, MISSING.email]);
  });
  await test.step('other channels name the quote', async () => {
    await form.fill({ fullName: awa.fullName, email: awa.email });
    await page.route(SEND, (route) => route.fulfill({ status: 403 }), { times: 1 });
    await tap(form.submit);
    await expect(form.byMail).toHaveAttribute('href', /subject=Demande%20de%20devis&/);
    const text = normaliseSpaces(decodeURIComponent((await form.byMail.getAttribute('href'))!));
    expect(text).toContain(quote);
    expect(text).not.toMatch(/rendez-vous|souhaitée/);
  });
  await test.step('the request names it too', async () => {
    await tap(form.submit);
    await expect(form.confirmation).toContainText('Vous recevrez alors votre devis.');
    expect(onlyParams(sends.slice(1))).toMatchObject({
      service: 'Suivi de grossesse',
      requested_service: quote,
      date: '(À convenir)',
      time: '(À convenir)',
    });
    await expect(form.confirmation).toContainText(quote);
    await expect(form.confirmation).not.toContainText(/rendez-vous|convenir/);
  });
  await test.step('the intent ends with its address, the draft stays', async () => {
    await tap(form.newRequest);
    const typed = { fullName: awa.fullName, message: awa.message };
    await form.fill(typed);
    await form.openFromFooter();
    await expect(form.root).not.toContainText('devis');
    await expect(form.serviceType).toHaveValue('');
    await form.expectFilled(typed);
  });
  await test.step('a chosen service type stays', async () => {
    await form.open('/contact?service=2');
    await expect(form.root).toContainText('Service demandé : Soins médicaux à domicile');
    await selectOption(form.serviceType, 'Gestion de médication');
    await form.openFromFooter();
    await expect(form.root).not.toContainText('Soins médicaux à domicile');
    await expect(form.serviceType).toHaveValue('Gestion de médication');
    // Each type says what it covers.
    const lines = announcements(form.root).filter({ hasText: /toilette|médicaments/ });
    await expect(lines).toHaveText([/vos médicaments/]);
    await page.goBack();
    await expect(form.root).toContainText('Service demandé : Soins médicaux à domicile');
    await expect(form.serviceType).toHaveValue('Gestion de médication');
    await form.eraseAll();
  });
  await test.step('on the way back, a link’s type is still the link’s', async () => {
    await form.open('/contact?service=3');
    await goto(page, '/fiches/urgence');
    // The browser restores the field.
    await page.goBack();
    await form.ready();
    await form.fill({ fullName: awa.fullName });
    await expect(form.serviceType).toHaveValue('Suivi de grossesse');
    await form.openFromFooter();
    await form.expectFilled({ fullName: awa.fullName });
    await expect(form.serviceType).toHaveValue('');
  });
});

test('a service and a neighbourhood travel to the form', async ({ page, form, sends }) => {
  const service = services.find(({ requestType }) => requestType === 'Autre')!;
  const named = new RegExp(`«\\s*${service.title}\\s*»|Service demandé\\s: ${service.title}`);
  await test.step('every link of its page to a form or the prices names it', async () => {
    await goto(page, serviceRoute(service.id));
    const links = ['contact', 'appoitment', 'tarifs', 'quartiers', 'comment-ca-se-passe'].map(
      (path) => `main a[href*="/${path}"]`,
    );
    for (const link of await page.locator(links.join()).all())
      await expect.soft(link).toHaveAttribute('href', new RegExp(`\\?service=${service.id}\\b`));
  });
  await test.step('from the prices, and from how it works', async () => {
    for (const [path, section] of [
      [routes.prices, 'prix'],
      [routes.howItWorks, 'cta'],
    ]) {
      await goto(page, `${path}?service=${service.id}`);
      const links = page.locator(`[aria-labelledby="${section}"]`).locator('a[href*="/contact?"]');
      await tap(links.last());
      await form.ready();
      await expect(form.root).toContainText(named);
    }
  });
  if (known.length === 0) return;

  // neighbourhoodIn.test.ts tests the spellings.
  const field = page.locator('form').locator('[name="neighbourhood"], [name="visitPlace"]');
  const answered = announcements(field.locator('xpath=..')).filter({ hasText: /\S/ });
  await test.step('each neighbourhood has its answer, before hydration too', async () => {
    const address = `${routes.neighbourhoods}?service=${service.id}`;
    const release = await holdScripts(page);
    await page.goto(address);
    await type(field, UNKNOWN);
    release();
    await expect(field).toHaveAccessibleDescription('Tapez les premières lettres');
    await expect(answered).toContainText(area.unknown);
    await expect(answered.locator(`a[href="${phoneHref(site.phones[0])}"]`)).toBeVisible();
    const chat = await answered.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(normaliseSpaces(new URL(chat ?? '').searchParams.get('text'))).toContain(UNKNOWN);
    const options = page.locator(`datalist[id="${await field.getAttribute('list')}"] option`);
    await expect(options).toHaveCount(neighbourhoodNames(area).length);
    // A later answer replaces the stored one, after a reload too.
    await expect.poll(() => stored(page)).toContain(UNKNOWN);
    await goto(page, address);
    for (const { answer, name } of known.toReversed()) {
      await type(field, name);
      await expect(answered).toContainText(`${name} : `);
      await expect(answered).toContainText(area[answer].text);
    }
  });
  await test.step('the form and its message include both', async () => {
    const { name } = known[0]!;
    await tap(page.getByRole('link', { name: /^Demander un devis pour/ }));
    await expect(page).toHaveURL(`/contact?service=${service.id}&demande=devis#formulaire`);
    await form.ready();
    await expect(form.root).toContainText(named);
    await expect(form.serviceType).toHaveValue('Autre');
    await expect(field).toHaveValue(name);
    await expect(answered).toContainText(`${name} : `);
    await form.fill({ fullName: awa.fullName, email: awa.email });
    await tap(form.submit);
    await expect(form.sent).toBeVisible();
    expect(onlyParams(sends).message).toContain(`\n\nQuartier : ${name}`);
  });
});

test('a second request is never shown as sent', async ({ page, form, sends }) => {
  await form.open('/contact?service=3');
  await form.fill({ ...awa, serviceType: 'Suivi de grossesse' });
  await tap(form.submit);
  await expect(form.sent).toBeFocused();
  const first = onlyParams(sends).reference;
  const draft = await page.evaluate(() => sessionStorage.demande);
  const showSent = () => page.evaluate((kept) => sessionStorage.setItem('demande', kept), draft);
  await test.step('its own page and plain visits show the confirmation', async () => {
    await page.reload();
    await expect(form.newRequest).toBeVisible();
    await page.goto('/appoitment');
    await expect(form.newRequest).toBeVisible();
  });
  await test.step('each link with an intent opens a form', async () => {
    await goto(page, '/contact?service=3');
    await expect(form.root).toBeVisible();
    await expect(form.confirmation).toHaveCount(0);
    await showSent();
    await goto(page, serviceRoute(1));
    await tap(page.getByRole('link', { name: 'Demander un devis', exact: true }).first());
    await form.ready();
  });
  await test.step('so does a neighbourhood that is checked', async () => {
    await showSent();
    await goto(page, routes.neighbourhoods);
    const [neighbourhood = ''] = neighbourhoodNames(area);
    await type(page.locator('form [name="neighbourhood"]'), neighbourhood);
    await expect(page.getByRole('link', { name: /^Demander un devis/ }).first()).toBeVisible();
    await form.openFromFooter();
    await expect(form.visitPlace).toHaveValue(neighbourhood);
  });
  await test.step('so does the way back to another intent on the same page', async () => {
    await form.open('/appoitment?demande=aujourdhui.&amp;service=2');
    await expect(form.root).toContainText(/appelez/i);
    await form.openFromFooter();
    await form.fill();
    await tap(form.submit);
    await expect(form.sent).toBeFocused();
    expect(onlyParams(sends.slice(1)).reference).not.toBe(first);
    await page.goBack();
    await expect(form.root).toContainText(/appelez/i);
    await expect(form.confirmation).toHaveCount(0);
  });
});
