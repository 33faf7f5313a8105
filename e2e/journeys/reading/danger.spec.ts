import { expect, test } from 'playwright/test';
import { appointment as appointmentPage } from '@/lib/content/generated/appointment';
import { articles } from '@/lib/content/generated/articles';
import { contact } from '@/lib/content/generated/contact';
import { hospitals } from '@/lib/content/generated/hospitals';
import { services } from '@/lib/content/generated/services';
import { signs } from '@/lib/content/generated/signs';
import { pricesPage } from '@/lib/content/generated/pricesPage';
import { site } from '@/lib/content/generated/site';
import { HOSPITAL_NEEDS } from '@/lib/content/schemas/hospitals';
import type { WarningSigns } from '@/lib/content/schemas/signs';
import { HOSPITALS_HASH } from '@/lib/firstAid/firstAid';
import { redFlags } from '@/lib/firstAid/warningSteps';
import {
  articleRoute,
  requestRoute,
  routes,
  serviceRoute,
  urgentRoute,
} from '@/lib/routing/routes';
import { decapitalise, formatPhone, phoneHref } from '@/lib/text/format';
import { exportedPages, getHtml, getLines, getMain, missingInOrder } from '@/e2e/support/exported';

/** Red flags and where to seek help: the hospital first. */

const { hospital, call, appointment } = site.emergency;

/** The expected lines; each step ends with what to do. */
function getSteps(named: WarningSigns): string[] {
  const getWords = (codes: readonly string[]) =>
    codes.flatMap((code) =>
      signs.signs.filter((sign) => sign.code === code).map(({ words }) => words),
    );
  return [
    'Hôpital tout de suite',
    ...redFlags(signs, named.groups).flatMap((list) => list.signs.map(({ words }) => words)),
    hospital,
    'Appelez aujourd’hui',
    ...getWords(named.today),
    `${call} ${formatPhone(site.phones[0])}`,
    'Prenez rendez-vous',
    ...getWords(named.appointment),
    `${appointment} Prendre rendez-vous`,
  ];
}

test('each text says when to seek help', () => {
  const texts = [
    ...articles
      .filter(({ news }) => !news)
      .map((article) => ({ ...article, path: articleRoute(article.id), form: routes.appointment })),
    ...services.map((service) => ({
      ...service,
      path: serviceRoute(service.id),
      form: requestRoute(service.id),
    })),
  ];
  for (const { path, warningSigns, form } of texts) {
    const section = /<section aria-labelledby="quand-consulter".*?<\/section>/s;
    const html = section.exec(getHtml(path))?.[0] ?? '';
    const lines = getLines(html).map((line) => line.replace(/^[123] (?=\p{Lu})/u, ''));
    expect.soft(missingInOrder(lines, getSteps(warningSigns!)), path).toEqual([]);
    // The hospital step offers no call.
    const links = [...html.matchAll(/href="(tel:[^"]*|\/appoitment[^"]*)"/g)].map(
      ([, link]) => link,
    );
    expect.soft(links, path).toEqual([`tel:${site.phones[0]}`, form]);
  }
});

/** Sentences that offer a call as an alternative to the hospital. */
const CHOICES = [
  /appel(?:ez|er|ons)\b[^.!?]*(?<!\p{L})ou(?!\p{L})[^.!?]*(?:hôpital|maternité|urgences)/iu,
  /(?:hôpital|maternité|urgences)[^.!?]*(?<!\p{L})ou(?!\p{L})[^.!?]*appel(?:ez|er)/iu,
];

test('the hospital comes first, with no choice of a call', () => {
  const isChoice = (line: string) => CHOICES.some((choice) => choice.test(line));
  expect(exportedPages().flatMap(({ html }) => getLines(html).filter(isChoice))).toEqual([]);
  for (const [path, { emergency }] of [
    [routes.contact, contact],
    [routes.appointment, appointmentPage],
  ] as const) {
    const [above = ''] = getMain(path).split('<form');
    expect(getLines(above).join('\n'), path).toContain(emergency);
  }
});

test('the prices begin with every red flag, hospital and phone', () => {
  const [danger = '', prices = ''] = getMain(routes.prices).split(
    /(?=<section aria-labelledby="prix")/,
  );
  const lists = redFlags(
    signs,
    signs.groups.map(({ code }) => code),
  );
  const lines = [
    hospital,
    ...lists.flatMap((list) => list.signs.map(({ words }) => words)),
    pricesPage.danger.urgentHeading,
    `${pricesPage.danger.urgentText} ${call}`,
    // Not the hours of the reception: this may be a Sunday night.
    site.urgentCare,
  ];
  expect(missingInOrder(getLines(danger), lines)).toEqual([]);
  // Whoever reads a grave sign is offered the hospital and no form.
  const links = [...danger.matchAll(/href="(tel:[^"]*|\/[a-z]+t[^"]*)"/g)].map(([, link]) => link);
  expect(links.filter((link) => /^tel:|appoitment|contact/.test(link!))).toEqual([
    phoneHref(site.phones[0]),
    urgentRoute,
  ]);
  expect(danger).toContain('id="signes-graves"');
  for (const [code, { first = '', signs: groups }] of Object.entries(pricesPage.needs)) {
    const section = new RegExp(`<section aria-labelledby="besoin-${code}".*?</section>`, 's');
    const html = section.exec(prices)?.[0] ?? '';
    expect.soft(groups.length, code).toBeGreaterThan(0);
    for (const { heading } of signs.groups.filter((group) => groups.includes(group.code)))
      expect.soft(html, code).toContain(decapitalise(heading));
    expect.soft(html, code).toContain('href="#signes-graves"');
    expect.soft(missingInOrder(getLines(html), first ? [first] : []), code).toEqual([]);
    if (first) expect.soft(html.indexOf('warning'), code).toBeLessThan(html.indexOf('<details'));
  }
});

test('hospitals are listed by need; one line names the unchecked', () => {
  const section = new RegExp(`<section id="${HOSPITALS_HASH}".*?</section>`, 's');
  const part = getLines(section.exec(getMain(routes.guides))?.[0] ?? '');
  for (const [need, heading] of Object.entries(HOSPITAL_NEEDS)) {
    const own = hospitals.items.filter(({ needs }) => (needs as string[]).includes(need));
    for (const [index, { name }] of own.entries()) {
      const line = part[part.indexOf(heading) + 1 + index] ?? '';
      expect.soft(line.startsWith(name), `${name} for ${need}`).toBe(true);
    }
  }
  const isUnchecked = hospitals.items.some(({ checked }) => checked === undefined);
  expect.soft(part.filter((line) => line.includes(hospitals.toCheck))).toHaveLength(+isUnchecked);
  expect.soft(part.join(' ').includes(hospitals.noNumber)).toBe(site.emergencyNumbers.length === 0);
});

test('each need begins with what can’t wait', () => {
  const { birth, night, spirits } = pricesPage.needs;
  expect(spirits.first).toMatch(/parle.*de mourir.*laissez pas seul.*hôpital/i);
  for (const { first, signs: groups } of [birth, night]) {
    expect(first).toMatch(/contractions.*liquide.*sang.*maternité/i);
    expect(groups).toEqual(expect.arrayContaining(['pregnant', 'newborn']));
  }
  expect(birth.signs).toContain('afterBirth');
  expect(birth.who).toMatch(/sage-femme/);
});
