import { expect, test } from 'playwright/test';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { languageOf, routes } from '@/lib/routing/routes';
import { exportedPages, linesOf, FALLBACK_PAGES } from '../exported';
import { goto, SMOKE, tap, TOUCH_PHONE } from '../support';

/** The English pages: one complete page, the form, and the terms. */

const pages = exportedPages().filter(({ route }) => !FALLBACK_PAGES.includes(route));
const isEnglish = (route: string) => languageOf(route) === 'en';

const PAIRS = [
  { fr: routes.home, en: routes.english },
  { fr: routes.appointment, en: routes.englishAppointment },
  { fr: routes.terms, en: routes.englishTerms },
];

test('each page declares its language and translation', () => {
  const pathOf = (href = '') => new URL(href).pathname;
  for (const { route, html } of pages) {
    const named = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
    const pair = PAIRS.find(({ fr, en }) => [fr, en].includes(route as typeof fr));
    expect
      .soft(Object.fromEntries(named.map(([, tongue = '', href]) => [tongue, pathOf(href)])), route)
      .toEqual(pair ? { ...pair, 'x-default': pair.fr } : {});
    const toFrench = [...html.matchAll(/<a href="([^"]*)"[^>]*hrefLang="fr"[^>]*>Français</g)];
    const toEnglish = html.match(/<a\b[^>]*href="\/en"[^>]*lang="en" hrefLang="en"/g) ?? [];
    if (isEnglish(route)) expect.soft(toFrench.map(([, href]) => href)).toContain(pair?.fr);
    // In the top bar, the menu and the footer.
    else expect.soft(toEnglish.length, route).toBeGreaterThanOrEqual(3);
  }
});

test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, ...TOUCH_PHONE });

  test('the English page has all emergency help', SMOKE, async ({ page }) => {
    await page.goto(routes.english);
    const ask = page.locator('#ask');
    for (const href of [...site.phones.map((it) => `tel:${it}`), `mailto:${site.email}`])
      await expect(ask.locator(`a[href="${href}"]`)).toBeVisible();
    const chat = ask.getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello/);
    const lists = page.locator('#danger details');
    await expect(lists).toHaveCount(signs.groups.length);
    await tap(lists.nth(1).locator('summary'));
    await expect(lists.nth(1).locator('li').first()).toBeVisible();
  });
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York', contextOptions: { reducedMotion: 'reduce' } });

  test('the language switches; hours show both clocks', async ({ page }) => {
    const html = page.locator('html');
    await goto(page, routes.home);
    // Firefox announces the language of a document, not that of a soft navigation.
    const documents = new Set<number>();
    const addDocument = async () =>
      documents.add(await page.evaluate(() => performance.timeOrigin));
    await addDocument();
    await tap(page.getByRole('complementary').getByRole('link', { name: 'English' }));
    await expect(page).toHaveURL(routes.english);
    await expect(html).toHaveAttribute('lang', 'en');
    await addDocument();
    await expect(page.getByRole('link', { name: 'Nous contacter' })).toHaveCount(0);
    const hours = page.locator('#hours');
    await expect(hours).toContainText(/which is .*(am|pm|midnight|noon).* where you are/);
    await expect(hours).not.toContainText(/soit|chez vous/);
    await test.step('a red flag opens the first-aid guide that it links', async () => {
      const hasLink = { has: page.locator('a[href^="#"]') };
      const list = page.locator('#danger details').filter(hasLink).first();
      await tap(list.locator('summary'));
      const link = list.locator('a[href^="#"]').first();
      const guide = page.locator(`details${await link.getAttribute('href')}`);
      await tap(link);
      await expect(guide).toHaveAttribute('open');
    });
    await tap(page.getByRole('banner').getByRole('link', { name: 'Français' }));
    await expect(page).toHaveURL(routes.home);
    await expect(html).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
    await addDocument();
    expect(documents.size).toBe(3);
  });
});

/** French words, French typography, and unresolved values. */
const FRENCH = [
  /(?<![\p{L}’'-])(?:le|la|les|des|du|une|et|ou|est|vous|nous|votre|notre|avec|pour|sans|chez|dans|heure|semaine|prix|soins|appeler|fermer|aller)(?![\p{L}’-])/iu,
  /\s[:;!?](?=\s|$)|[«»]|\p{L}'\p{L}|\d\s\d{3}\s?FCFA/u,
  /undefined|\bnull\b|NaN|\[object|\{\w+\}/,
];

test('English pages hold no unmarked French', () => {
  for (const { route, html } of pages.filter((it) => isEnglish(it.route))) {
    const body = html.slice(html.indexOf('<body')).replace(/<(\w+)[^>]* lang="fr".*?<\/\1>/gs, '');
    const labels = Array.from(
      body.matchAll(/ (?:aria-label|alt|title)="([^"]*)"/g),
      ([, label = '']) => label,
    );
    const texts = [...linesOf(body), ...labels].map((text) =>
      text.replace(new RegExp(`${site.longName}|${site.name}|${site.email}`, 'g'), ''),
    );
    expect(texts.length, route).toBeGreaterThan(50);
    for (const text of texts)
      for (const pattern of FRENCH) expect.soft(text, route).not.toMatch(pattern);
  }
});
