import { expect, type Page } from 'playwright/test';
import { services } from '@/lib/content/generated/services';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { estimateRoute, routes } from '@/lib/routing/routes';
import { priceOffers } from '@/lib/services/offers';
import { getHtml, readExported } from '@/e2e/support/exported';
import { normaliseSpaces, onlyParams, SEND, test } from '@/e2e/support/form';
import { deferredScripts } from '@/e2e/support/readPages';
import { alerts, goto, SMOKE, tap, TOUCH_PHONE, type } from '@/e2e/support/page';

/** The English pages: one complete page, the form, and the terms. */

const ENGLISH = [routes.english, routes.englishAppointment, routes.englishTerms];

/** French words, French typography, and unresolved values. */
const FRENCH = [
  /(?<![\p{L}’'-])(?:le|la|les|des|du|au|aux|une|et|ou|par|ne|pas|que|qui|est|vous|nous|votre|notre|avec|pour|sans|chez|dans|heure|semaine|prix|soins|appeler|fermer|aller)(?![\p{L}’-])/iu,
  /\s[:;!?](?=\s|$)|[«»]|\p{L}'\p{L}|\d\s\d{3}\s?FCFA|\d\u00a0minutes/u,
  /undefined|\bnull\b|NaN|\[object|\{\w+\}/,
];

const withoutNames = (text: string) =>
  text.replace(new RegExp(`${site.longName}|${site.name}|${site.email}`, 'g'), '');

/** All that is read on the page outside of marked French, generated content included. */
const readTexts = (page: Page) =>
  page.locator('body').evaluate((body) =>
    [...body.querySelectorAll<HTMLElement>('*')]
      // With scripts, a `noscript` element has markup as its text.
      .filter(
        (item) => !item.closest('[lang="fr"], script, style, svg') && item.localName !== 'noscript',
      )
      .flatMap((item) => [
        ...[...item.childNodes]
          .filter((node) => node.nodeType === 3)
          .map((node) => node.nodeValue!),
        ...['aria-label', 'alt', 'title', 'placeholder'].map(
          (name) => item.getAttribute(name) ?? '',
        ),
        getComputedStyle(item, '::after').content.replace(/^none$|"/g, ''),
      ])
      .map((text) => text.trim())
      .filter(Boolean),
  );

async function expectEnglish(page: Page, state: string): Promise<void> {
  const texts = (await readTexts(page)).map(withoutNames);
  expect(texts.length, state).toBeGreaterThan(50);
  // In one assertion: thousands take a minute.
  const french = texts.filter((text) => FRENCH.some((pattern) => pattern.test(text)));
  expect.soft(french, state).toEqual([]);
  expect.soft(withoutNames(await page.title()), state).not.toMatch(FRENCH[0]!);
}

test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ...TOUCH_PHONE });

  test('the English page has all emergency help', SMOKE, async ({ page }) => {
    for (const route of ENGLISH) {
      await page.goto(route);
      await expectEnglish(page, route);
    }
    await page.goto(routes.englishAppointment);
    const note = page.getByRole('group', { name: /^This form did not load/ });
    await expect(note.getByRole('heading')).toBeVisible();
    for (const href of [`tel:${site.phones[0]}`, site.social.whatsapp, `mailto:${site.email}`])
      await expect(note.locator(`a[href="${href}"]`)).toBeVisible();
    await expect(page.locator('a[href="/en/terms#personal-data"]').first()).toBeVisible();
    await page.goto(routes.english);
    const ask = page.locator('#ask');
    for (const href of [...site.phones.map((phone) => `tel:${phone}`), `mailto:${site.email}`])
      await expect(ask.locator(`a[href="${href}"]`)).toBeVisible();
    const chat = ask.getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello/);
    const danger = page.locator('#danger');
    await expect(
      page.locator(`section:has(#danger) a[href="tel:${site.phones[0]}"]`),
    ).toBeVisible();
    await tap(danger.locator('summary').first());
    const lists = danger.locator('details');
    await expect(lists).toHaveCount(signs.groups.length);
    await tap(lists.nth(1).locator('summary'));
    await expect(lists.nth(1).locator('li').first()).toBeVisible();
  });
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York', contextOptions: { reducedMotion: 'reduce' } });

  test('the language switches; /en shows both clocks', async ({ page }) => {
    const html = page.locator('html');
    await goto(page, routes.home);
    await page.evaluate(() => Object.assign(window, { isMarked: true }));
    await tap(page.getByRole('complementary').getByRole('link', { name: 'English' }));
    await expect(page).toHaveURL(routes.english);
    await expect(html).toHaveAttribute('lang', 'en');
    // Firefox announces the language of a document, not that of a soft navigation.
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(false);
    await expect(page.getByRole('link', { name: 'Nous contacter' })).toHaveCount(0);
    const hours = page.locator('#hours');
    await expect(hours).toContainText(/which is .*(am|pm|midnight|noon).* where you are/);
    await expect(hours).not.toContainText(/soit|chez vous/);
    await test.step('a red flag opens the first-aid guide that it links', async () => {
      const hasLink = { has: page.locator('a[href^="#"]') };
      await page.goto(`${routes.english}#danger`);
      await expect(page.locator('#danger')).toHaveAttribute('open');
      const list = page.locator('#danger details').filter(hasLink).first();
      await tap(list.locator('summary'));
      const link = list.locator('a[href^="#"]').first();
      const guide = page.locator(`details${await link.getAttribute('href')}`);
      await tap(link);
      await expect(guide.locator('ol')).toBeVisible();
    });
    await test.step('a link to a price opens it in its service', async () => {
      const { anchor } = priceOffers(services).at(-1)!;
      await page.goto(`${routes.english}#${anchor}`);
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    });
    await tap(page.getByRole('banner').getByRole('link', { name: 'Français' }));
    await expect(page).toHaveURL(routes.home);
    await expect(html).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
  });

  test('in English, a request is corrected and sent', SMOKE, async ({ page, sends }) => {
    await page.addInitScript(() => (window.open = () => null));
    const fill = (label: RegExp, text: string) => page.getByLabel(label).fill(text);
    const press = (name: string) => tap(page.getByRole('button', { name }));
    const { anchor } = priceOffers(services).find(({ service }) => service.id === 3)!;
    await goto(page, estimateRoute(3, { anchor, perWeek: 1, neighbourhood: '' }, 'en'));
    await expectEnglish(page, 'the form of a service');

    await test.step('errors say what to do', async () => {
      await type(page.getByLabel(/^Phone/), '69912');
      await expect(page.getByLabel('Country of the number')).toHaveValue('CM');
      await page.getByLabel(/^Type of service/).selectOption('Pregnancy care');
      await fill(/^Where to come/, 'Bastos');
      await fill(/^Email/, 'jane@exam ple.com');
      await press('Send my request');
      const summary = page.getByRole('group', { name: 'There is a problem' });
      await expect(summary).toBeFocused();
      for (const sentence of [
        'Enter your first name and surname.',
        'Your email address has a space in it: it is written like name@example.com.',
        /^This number has only 5 digits\. In Cameroon it has 9/,
      ])
        await expect(summary.getByRole('link', { name: sentence })).toBeVisible();
      await tap(summary.getByRole('link', { name: 'Choose a date.' }));
      await expect(page.getByLabel(/^Date you would like/)).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await expectEnglish(page, 'errors');
    });

    await test.step('a request goes to WhatsApp in French', async () => {
      await fill(/^Date you would like/, '2099-12-24');
      await fill(/^Time you would like/, '10:30');
      await fill(/^First name and surname/, 'Jane Doe');
      await fill(/^Email/, 'jane@example.com');
      await type(page.getByLabel(/^Phone/), '699123456');
      await press('Send by WhatsApp');
      await expect(page.getByText('Your request is written in WhatsApp')).toBeVisible();
      const href = await page.getByRole('link', { name: 'By WhatsApp' }).getAttribute('href');
      const text = normaliseSpaces(new URL(href ?? '').searchParams.get('text'));
      expect(text).toMatch(/^Demande de rendez-vous\nRéférence : AV-.*\nLangue : anglais\n/);
      expect(text).toContain('Type de service : Suivi de grossesse');
      await expectEnglish(page, 'written into WhatsApp');
    });

    await test.step('a failed send is told in English', async () => {
      await page.route(SEND, (route) => route.fulfill({ status: 429, body: 'Too Many Requests' }));
      await press('Send my request');
      await expect(alerts(page.locator('form'))).toHaveText(
        'Error: Too many requests arrive at once. Wait 1 minute, then try again. (Too Many Requests)',
      );
      await expectEnglish(page, 'failed');
      await page.unroute(SEND);
    });

    await test.step('sent: French for the centre, English for her', async () => {
      sends.length = 0;
      await press('Send my request');
      await expect(page.getByRole('group', { name: 'Request sent' })).toBeFocused();
      expect(onlyParams(sends)).toMatchObject({
        service: 'Suivi de grossesse',
        requested_service: 'Suivi de grossesse à domicile',
        language: 'anglais',
        message: expect.stringMatching(
          /^\(Aucun message .*\n\nLangue : anglais\n\nEstimation : .*, à confirmer\.\n\nQuartier : Bastos$/,
        ),
      });
      const lines = page.locator('[data-sent] dl');
      await expect(lines).toContainText('Pregnancy care at home');
      await expect(lines).toContainText('Thursday 24 December 2099');
      await expectEnglish(page, 'sent');
    });
  });
});

test('French pages load no English words of the form', () => {
  const hasEnglish = (route: string) =>
    deferredScripts(getHtml(route)).chunks.some((path) =>
      readExported(path).includes('Erase what I'),
    );
  expect(hasEnglish(routes.englishAppointment)).toBe(true);
  for (const route of [routes.contact, routes.appointment, routes.english])
    expect(hasEnglish(route), route).toBe(false);
});
