import { expect, test, type Page } from 'playwright/test';
import { abroad } from '@/lib/content/generated/abroad';
import { gesturesPage } from '@/lib/content/generated/gesturesPage';
import { services } from '@/lib/content/generated/services';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { routes, serviceRoute } from '@/lib/routes';
import { exportedPages, STAND_INS } from '../exported';
import { englishRoutes, frenchRoutes } from '../routes';
import { press, TOUCH_PHONE, whenAlive, SMOKE } from '../support';

/** What somebody who reads no French finds: one complete page, and the terms. */

const pages = exportedPages().filter(({ route }) => !STAND_INS.includes(route));
const isEnglish = (route: string) => englishRoutes.includes(route);

/** The page as it is read: each space a plain one. */
const readable = async (page: Page) =>
  (await page.locator('body').innerText()).replace(/\s+/g, ' ');

test('each page says its language, and the same one to whoever shares its link', () => {
  expect(englishRoutes).toEqual([routes.english, routes.englishTerms]);
  for (const { route, html } of pages) {
    const language = isEnglish(route) ? 'en' : 'fr';
    expect.soft(html, route).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}"`));
    const locale = isEnglish(route) ? 'en_GB' : 'fr_FR';
    expect.soft(html, route).toContain(`<meta property="og:locale" content="${locale}"/>`);
  }
});

test('pages that say the same name each other, and no other page names one', () => {
  const pairs: string[][] = [
    [routes.home, routes.english],
    [routes.terms, routes.englishTerms],
  ];
  const pathOf = (href = '') => new URL(href).pathname;
  for (const { route, html } of pages) {
    const named = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
    const pair = pairs.find((both) => both.includes(route));
    expect
      .soft(Object.fromEntries(named.map(([, language = '', href]) => [language, pathOf(href)])))
      .toEqual(pair ? { fr: pair[0], en: pair[1], 'x-default': pair[0] } : {});
  }
});

test('every French page leads to the English one, and that one back to the same subject', () => {
  const link = /<a\b[^>]*href="\/en"[^>]*>/g;
  for (const { route, html } of pages.filter((it) => !isEnglish(it.route))) {
    const links = html.match(link) ?? [];
    // On the first line of wide screens, in the menu of phones, and in the foot.
    expect.soft(links.length, route).toBeGreaterThanOrEqual(3);
    for (const it of links) expect.soft(it, route).toMatch(/lang="en" hrefLang="en"/);
  }
  const french = { [routes.english]: routes.home, [routes.englishTerms]: routes.terms };
  for (const { route, html } of pages.filter((it) => isEnglish(it.route))) {
    const links = [...html.matchAll(/<a href="([^"]*)"[^>]*hrefLang="fr"[^>]*>Français</g)];
    expect(links.map(([, href]) => href)).toEqual([
      french[route as keyof typeof french],
      french[route as keyof typeof french],
    ]);
  }
});

test('the language stays right from one page to the other and back, once React is there', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.goto(routes.home);
  await whenAlive(page);
  await press(page.getByRole('complementary').getByRole('link', { name: 'English' }));
  await expect(page).toHaveURL(routes.english);
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Nous contacter' })).toHaveCount(0);
  await whenAlive(page);
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await press(page.getByRole('banner').getByRole('link', { name: 'Français' }));
  await expect(page).toHaveURL(routes.home);
  await expect(html).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
  await page.goBack();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, ...TOUCH_PHONE });

  test('every price of every service stands on it, the same as on its French page', async ({
    page,
  }) => {
    /** The amounts of a price list, line by line. */
    const amountsOf = async (lists: string) =>
      (await page.locator(lists).allTextContents()).map((price) =>
        [...price.replace(/(?<=\d)[\s,](?=\d{3})/g, '').matchAll(/\d+/g)].map(Number),
      );
    await page.goto(routes.english);
    const english = await amountsOf('#services dd');
    await expect(page.locator('#services dd').first()).toContainText('FCFA');
    const french: number[][] = [];
    for (const { id } of services) {
      await page.goto(serviceRoute(id));
      french.push(...(await amountsOf('[aria-labelledby="tarifs"] dd')));
    }
    expect(english.length).toBeGreaterThanOrEqual(services.length);
    expect(english).toEqual(french);
  });

  test(
    'every way to the centre is there, in English, and the form is said to be in French',
    SMOKE,
    async ({ page }) => {
      await page.goto(routes.english);
      const ask = page.locator('#ask');
      for (const phone of site.phones) {
        await expect(ask.locator(`a[href="tel:${phone}"]`)).toBeVisible();
      }
      const chat = new URL(
        (await ask.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))!,
      );
      expect(chat.pathname).toBe(`/${site.whatsapp.slice(1)}`);
      expect(chat.searchParams.get('text')).toMatch(/^Hello/);
      await expect(ask.locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
      const form = ask.locator(`a[href="${routes.appointment}"]`);
      await expect(form).toHaveAttribute('hreflang', 'fr');
      await expect(form).toContainText('French');
      await expect(page.locator('form')).toHaveCount(0);
      const text = await readable(page);
      for (const { en } of abroad.commitments.items) if (en) expect(text).toContain(en.question);
      expect(text).toMatch(/\d (am|pm) – \d+(:\d\d)? (am|pm)/);
    },
  );

  test('no sign of danger is missing, and each gesture says what never to do', async ({ page }) => {
    await page.goto(routes.english);
    const lists = page.locator('#danger details');
    await expect(lists).toHaveCount(signs.groups.length);
    for (const [index, { code }] of signs.groups.entries()) {
      const grave = signs.signs.filter(
        ({ step, groups }) => step === 'hospital' && groups.includes(code),
      );
      await expect(lists.nth(index).getByRole('listitem', { includeHidden: true })).toHaveText(
        grave.map(({ en, words }) => en ?? words),
      );
    }
    // A tap on the second opens it: no script is needed.
    await press(lists.nth(1).locator('summary'));
    await expect(lists.nth(1).locator('li').first()).toBeVisible();
    const gestures = page.locator('#before-hospital details');
    await expect(gestures).toHaveCount(gesturesPage.gestures.length);
    for (const gesture of await gestures.all()) {
      await press(gesture.locator('summary'));
      await expect(gesture.locator('li').first()).toBeVisible();
      await expect(gesture).toContainText(/never|jamais/i);
    }
  });
});

/** What no English text holds: French words, and what French print puts before its signs. */
const FRENCH: readonly (readonly [what: string, sign: RegExp])[] = [
  [
    'a French word',
    /(?<![\p{L}’'-])(?:le|la|les|des|du|une|et|ou|est|vous|nous|votre|notre|avec|pour|sans|chez|dans|heure|semaine|prix|soins|appeler|fermer|aller)(?![\p{L}’-])/iu,
  ],
  ['a space before a sign', /[\s\u00a0\u202f][:;!?](?=\s|$)/],
  ['French quotation marks', /[«»]/],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['digits parted by a space', /\d[\s\u00a0]\d{3}[\s\u00a0]?FCFA/],
  ['a slip of the program', /undefined|\bnull\b|NaN|\[object|\{\w+\}/],
];

test('what to do opens beside the sign that asks for it, again and again, back and from another page', async ({
  page,
}) => {
  test.skip(
    signs.signs.every(({ meanwhile }) => !meanwhile),
    'no sign asks for a gesture',
  );
  await page.goto(routes.english);
  await whenAlive(page);
  const link = page.locator('main a[href^="#"][href$="-en"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  const lines = page.locator(`${address} ol`);
  for (let time = 0; time < 2; time += 1) {
    await expect(lines).toBeHidden();
    await press(link);
    await expect(lines).toBeInViewport();
    await press(page.locator(`${address} summary`));
  }
  await page.goto(`${routes.english}${address}`);
  await page.reload();
  await expect(lines).toBeInViewport();
});

test('what is not marked as French is English, words and typography', async ({ page }) => {
  for (const route of englishRoutes) {
    await page.goto(route);
    const texts = await page.evaluate(
      (names) => {
        for (const out of document.querySelectorAll('[lang="fr"], script, style, svg'))
          out.remove();
        const spoken = ['aria-label', 'alt', 'title'].flatMap((name) =>
          [...document.querySelectorAll(`body [${name}]`)].map((it) => it.getAttribute(name) ?? ''),
        );
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = [document.title, ...spoken];
        while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
        const said = found.map((text) =>
          names.reduce((rest, name) => rest.replaceAll(name, ''), text),
        );
        return said.filter((text) => text.trim());
      },
      [site.name, site.longName, site.email],
    );
    expect(texts.length, route).toBeGreaterThan(50);
    for (const text of texts) {
      for (const [what, sign] of FRENCH) expect.soft(text, `${route}: ${what}`).not.toMatch(sign);
    }
  }
});

test('the words that look for French in a text find it', () => {
  for (const wrong of ['2 500 FCFA par heure', 'Appeler', 'Price :', 'the « word »', "it's so"]) {
    expect(
      FRENCH.some(([, sign]) => sign.test(wrong)),
      wrong,
    ).toBe(true);
  }
});

test.describe('abroad', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('hours are said on both clocks', async ({ page }) => {
    await page.goto(routes.english);
    await whenAlive(page);
    const hours = page.locator('#hours');
    await expect(hours).toContainText(/which is .*(am|pm|midnight|noon).* where you are/);
    await expect(hours).not.toContainText(/soit|chez vous/);
  });
});

test('search engines are told that the centre speaks both, and list both pages', () => {
  const home = pages.find(({ route }) => route === routes.home)?.html ?? '';
  expect(home).toContain('"availableLanguage":["fr","en"]');
  for (const { html } of pages.filter(({ route }) => isEnglish(route))) {
    expect(html).toContain('"inLanguage":"en"');
  }
  expect(frenchRoutes.length).toBeGreaterThan(englishRoutes.length);
});
