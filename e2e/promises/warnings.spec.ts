import { expect, test } from 'playwright/test';
import { appointment as appointmentPage } from '@/lib/content/generated/appointment';
import { articles } from '@/lib/content/generated/articles';
import { contact } from '@/lib/content/generated/contact';
import { services } from '@/lib/content/generated/services';
import { signs } from '@/lib/content/generated/signs';
import { site } from '@/lib/content/generated/site';
import type { WarningSigns } from '@/lib/content/schemas/signs';
import { formatPhone } from '@/lib/text/format';
import { articleRoute, routes, serviceRoute } from '@/lib/routes';
import { graveSigns } from '@/lib/danger/warningSteps';
import { exportedPages, htmlOf, linesOf, mainOf, missingInOrder } from '../exported';

/** When to seek help: the hospital first, on each page the same. */

const { rule, hospital, call, appointment } = site.emergency;

/** What a text says of it, line by line. In each step what to do comes last. */
function stepsOf(named: WarningSigns): string[] {
  const wordsOf = (codes: readonly string[]) =>
    codes.flatMap((code) => signs.signs.filter((it) => it.code === code).map(({ words }) => words));
  return [
    'Hôpital tout de suite',
    ...graveSigns(signs, named.groups).flatMap((list) => list.signs.map(({ words }) => words)),
    hospital,
    'Appelez aujourd’hui',
    ...wordsOf(named.today),
    `${call} ${formatPhone(site.phones[0])}`,
    'Prenez rendez-vous',
    ...wordsOf(named.appointment),
    `${appointment} Prendre rendez-vous`,
  ];
}

test('each text says in three steps when to seek help', async ({ page }) => {
  const texts = [
    ...articles.filter(({ news }) => !news).map((it) => ({ ...it, path: articleRoute(it.id) })),
    ...services.map((it) => ({ ...it, path: serviceRoute(it.id) })),
  ];
  for (const { path, warningSigns } of texts) {
    const section = /<section aria-labelledby="quand-consulter".*?<\/section>/s;
    const html = section.exec(htmlOf(path))?.[0] ?? '';
    const lines = linesOf(html).map((line) => line.replace(/^[123] (?=\p{Lu})/u, ''));
    expect.soft(missingInOrder(lines, stepsOf(warningSigns!)), path).toEqual([]);
    // The hospital’s step asks for no call.
    const ways = [...html.matchAll(/href="(tel:[^"]*|\/appoitment)"/g)].map(([, way]) => way);
    expect.soft(ways, path).toEqual([`tel:${site.phones[0]}`, routes.appointment]);
  }
  await test.step('without colours the hospital’s step has the heaviest edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(serviceRoute(3));
    const steps = page.locator('[aria-labelledby="quand-consulter"] > ol > li > details');
    const widths = await steps.evaluateAll((all) =>
      all.map((step) => parseFloat(getComputedStyle(step).borderInlineStartWidth)),
    );
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => b - a));
  });
});

/** A sentence that leaves a worried reader to choose between a call and the hospital. */
const CHOICES = [
  /appel(?:ez|er|ons)\b[^.!?]*(?<!\p{L})ou(?!\p{L})[^.!?]*(?:hôpital|maternité|urgences)/iu,
  /(?:hôpital|maternité|urgences)[^.!?]*(?<!\p{L})ou(?!\p{L})[^.!?]*appel(?:ez|er)/iu,
];

test('the hospital comes first, with no choice of a call', () => {
  const isChoice = (line: string) => CHOICES.some((choice) => choice.test(line));
  expect(exportedPages().flatMap(({ html }) => linesOf(html).filter(isChoice))).toEqual([]);
  for (const [path, { emergency }] of [
    [routes.contact, contact],
    [routes.appointment, appointmentPage],
  ] as const) {
    const [above = ''] = mainOf(path).split('<form');
    expect(linesOf(above).join('\n'), path).toContain(emergency);
  }
  expect(linesOf(mainOf(routes.contact)).join('\n')).toContain(rule);
});
