import { expect, test } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { services } from '@/lib/content/generated/services';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import { formatPhone } from '@/lib/text/format';
import { articleRoute, FEED_FILE, routes, serviceRoute } from '@/lib/routes';
import { graveSigns } from '@/lib/danger/warningSteps';
import { exportedPages, linesOf, readExported } from '../exported';
import { shareOnePage } from '../onePage';
import { print } from '../print';

/** When to seek help: the hospital first, on each page the same. */

const texts = [
  ...articles.map((article) => ({ ...article, path: articleRoute(article.id) })),
  ...services.map((service) => ({ ...service, path: serviceRoute(service.id) })),
];

/** As the list of all signs says them. */
const wordsOf = (codes: readonly string[]) =>
  codes.flatMap((code) => signs.signs.filter((it) => it.code === code).map(({ words }) => words));

const NAMES = ['Hôpital tout de suite', 'Appelez aujourd’hui', 'Prenez rendez-vous'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const pageOfAll = shareOnePage();

  for (const { path, warningSigns } of texts) {
    test(`${path} says in three steps when to seek help, the hospital first`, async () => {
      const page = pageOfAll();
      await page.goto(path);
      const section = page.getByRole('region', { name: 'Quand consulter', exact: true });
      await expect(section.getByRole('heading', { level: 2 })).toHaveText('Quand consulter');
      const names = section.getByRole('heading', { level: 3 });
      await expect(names).toHaveText(NAMES.map((name, index) => `${index + 1} ${name}`));
      const steps = section.locator('ol > li');
      await expect(steps).toHaveCount(3);
      const groups = graveSigns(signs, warningSigns.groups);
      const said = [
        groups.flatMap((list) => list.signs.map(({ words }) => words)),
        wordsOf(warningSigns.today),
        wordsOf(warningSigns.appointment),
      ];
      for (const [index, list] of said.entries()) {
        await expect(steps.nth(index).locator('ul > li')).toHaveText(list);
      }
      await expect(steps.nth(0).getByRole('heading', { level: 4 })).toHaveText(
        groups.map(({ heading, hint = '' }) => `${heading} ${hint}`.trim()),
      );

      // What to do comes last in each step, and the hospital's asks for no call.
      const { hospital, call, appointment } = site.emergency;
      await expect(steps.nth(0).locator('p').last()).toHaveText(hospital);
      await expect(steps.nth(0).locator('a[href^="tel:"]')).toHaveCount(0);
      await expect(steps.nth(1).locator('p')).toHaveText(`${call} ${formatPhone(site.phones[0])}`);
      const number = steps.nth(1).getByRole('link');
      await expect(number).toHaveAttribute('href', `tel:${site.phones[0]}`);
      await expect(steps.nth(2).locator('p')).toContainText(appointment);
      const form = steps.nth(2).getByRole('link', { name: 'Prendre rendez-vous' });
      await expect(form).toHaveAttribute('href', routes.appointment);
    });
  }
});

test('the steps differ without their colours: the hospital has the heaviest edge', async ({
  page,
}) => {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await page.goto(serviceRoute(3));
    const widths = await page
      .locator('[aria-labelledby="quand-consulter"] > ol > li')
      .evaluateAll((steps) =>
        steps.map((step) => parseFloat(getComputedStyle(step).borderTopWidth)),
      );
    expect(widths).toHaveLength(3);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    expect(new Set(widths).size).toBe(3);
  }
});

test('each step is printed whole', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await print(page, serviceRoute(3));
  const steps = page.locator('[aria-labelledby="quand-consulter"] > ol > li');
  for (const step of await steps.all()) {
    await expect(step).toBeVisible();
    await expect(step).toHaveCSS('break-inside', 'avoid');
  }
});

test('the feed says the same steps as the pages, in the same order', () => {
  const feed = readExported(FEED_FILE.slice(1)).replace(/&lt;/g, '<').replace(/&amp;/g, '&');
  const entries = feed.split('<entry>').slice(1);
  expect(entries).toHaveLength(articles.length);
  for (const [index, { id, warningSigns }] of articles.entries()) {
    const entry = linesOf(entries[index] ?? '').join('\n');
    const { groups, today, appointment } = warningSigns;
    const grave = graveSigns(signs, groups).flatMap((list) => list.signs);
    const said = [...grave.map(({ words }) => words), ...wordsOf([...today, ...appointment])];
    const order = [...NAMES, ...said, formatPhone(site.phones[0])];
    for (const words of order) expect(entry, `article ${id}`).toContain(words);
    const places = NAMES.map((name) => entry.lastIndexOf(name));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
});

/** A sentence that leaves a worried reader to choose. */
const CHOICES = [
  /appel(?:ez|er|ons)\b[^.!?]*(?<!\p{L})ou(?!\p{L})[^.!?]*(?:hôpital|maternité|urgences)/iu,
  /(?:hôpital|maternité|urgences)[^.!?]*(?<!\p{L})ou(?!\p{L})[^.!?]*appel(?:ez|er)/iu,
];
const isChoice = (line: string) => CHOICES.some((choice) => choice.test(line));

test('no sentence of the site lets choose between a call and the hospital', () => {
  for (const wrong of [
    'Appelez le centre, ou allez sans attendre à l’hôpital le plus proche.',
    'Allez à l’hôpital ou appelez-nous.',
    'Il faut appeler le centre ou partir à la maternité.',
  ]) {
    expect(isChoice(wrong), wrong).toBe(true);
  }
  expect(isChoice(site.emergency.rule)).toBe(false);
  const pages = [...exportedPages(), { route: FEED_FILE, html: readExported('feed.xml') }];
  const lines = pages.flatMap(({ route, html }) => linesOf(html).map((line) => ({ route, line })));
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter(({ line }) => isChoice(line))).toEqual([]);
});

for (const path of [routes.contact, routes.appointment]) {
  test(`${path} says the rule beside its form, word for word`, () => {
    const page = exportedPages().find(({ route }) => route === path);
    expect(linesOf(page?.html ?? '').join('\n')).toContain(site.emergency.rule);
  });
}
