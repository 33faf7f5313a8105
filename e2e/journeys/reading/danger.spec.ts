import { expect, test } from 'playwright/test';
import { appointment as appointmentPage } from '@/lib/content/generated/appointment';
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
import { requestRoute, routes, urgentRoute } from '@/lib/routing/routes';
import { decapitalise, formatPhone, phoneHref } from '@/lib/text/format';
import { entries } from '@/e2e/support/content';
import { getHtml, getLines, getMain, missingInOrder } from '@/e2e/support/exported';
import { readPages } from '@/e2e/support/readPages';

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
  const texts = entries.flatMap(({ kind, route, value }) =>
    'warningSigns' in value && value.warningSigns
      ? [{ route, signs: value.warningSigns, service: kind === 'services' && Number(value.id) }]
      : [],
  );
  expect(texts.length).toBeGreaterThan(services.length);
  for (const { route, signs: named, service } of texts) {
    const section = /<section aria-labelledby="quand-consulter".*?<\/section>/s;
    const html = section.exec(getHtml(route))?.[0] ?? '';
    const lines = getLines(html).map((line) => line.replace(/^[123] (?=\p{Lu})/u, ''));
    expect.soft(missingInOrder(lines, getSteps(named)), route).toEqual([]);
    // The hospital step offers no call.
    const links = [...html.matchAll(/href="(tel:[^"]*|\/appoitment[^"]*)"/g)].map(([, it]) => it);
    const form = service ? requestRoute(service) : routes.appointment;
    expect.soft(links, route).toEqual([`tel:${site.phones[0]}`, form]);
  }
});

/** Sentences that offer a call as an alternative to the hospital. */
const CHOICES = [
  /appel(?:ez|er|ons)\b[^.!?]*(?<!\p{L})ou(?!\p{L})[^.!?]*(?:hôpital|maternité|urgences)/iu,
  /(?:hôpital|maternité|urgences)[^.!?]*(?<!\p{L})ou(?!\p{L})[^.!?]*appel(?:ez|er)/iu,
];

test('the hospital comes first, with no choice of a call', () => {
  const isChoice = (line: string) => CHOICES.some((choice) => choice.test(line));
  expect(readPages().flatMap(({ lines }) => lines.filter(isChoice))).toEqual([]);
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
    if (first) expect.soft(html.indexOf('warning'), code).toBeLessThan(html.indexOf('<details'));
  }
});

test('hospitals are listed by need; one line names the unchecked', () => {
  const section = new RegExp(`<section id="${HOSPITALS_HASH}".*?</section>`, 's');
  const part = getLines(section.exec(getMain(routes.guides))?.[0] ?? '');
  const lines = part.map(
    (line) => hospitals.items.find(({ name }) => line.startsWith(name))?.name ?? line,
  );
  const wanted = Object.entries(HOSPITAL_NEEDS).flatMap(([need, heading]) => [
    heading,
    ...hospitals.items
      .filter(({ needs }) => (needs as string[]).includes(need))
      .map(({ name }) => name),
  ]);
  expect.soft(missingInOrder(lines, wanted)).toEqual([]);
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
