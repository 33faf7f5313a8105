import { expect, test } from 'playwright/test';
import { abroad } from '@/lib/content/generated/abroad';
import { area } from '@/lib/content/generated/area';
import { faq } from '@/lib/content/generated/faq';
import { howItWorks } from '@/lib/content/generated/howItWorks';
import { services } from '@/lib/content/generated/services';
import { team } from '@/lib/content/generated/team';
import type { Guide } from '@/lib/content/schemas/howItWorks';
import { spellTime } from '@/lib/time/openingHours';
import { namesIn } from '@/lib/area/quarters';
import { languageOf, routes } from '@/lib/routes';
import { STAND_INS } from '../exported';
import { readPagesOnce, type ReadPage } from '../readPages';

/**
 * What a page tells search engines is what it shows to everybody. That it keeps to schema.org's
 * vocabulary the types say: see lib/site/structuredData.
 */

/** A node of the graph, or a value in it. */
type Node = Record<string, unknown>;

const pagesOfAll = readPagesOnce();
/** What stands in for a page tells nothing. */
const pages = () => pagesOfAll().filter(({ route }) => !STAND_INS.includes(route));

const plain = (text: unknown) => String(text).replace(/\s+/g, ' ').trim();

const graphOf = ({ blocks }: ReadPage) =>
  (JSON.parse(blocks[0] ?? '{}') as { '@graph'?: Node[] })['@graph'] ?? [];

const ofType = (page: ReadPage, type: string) =>
  graphOf(page).filter((node) => node['@type'] === type);

/** Every node, however deep. */
function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const part of Object.values(value)) yield* nodesOf(part);
}

test('every page has one block of facts, and no page gives itself stars', () => {
  for (const { route, blocks } of pagesOfAll()) {
    expect.soft(blocks.length, route).toBe(STAND_INS.includes(route) ? 0 : 1);
    // A doctor who has read a page (`reviewedBy`) gives it none.
    expect.soft(blocks.join(), route).not.toMatch(/rating|"reviews?"|"review"/i);
  }
});

test('the way from home that a page shows is the one that it tells', () => {
  for (const page of pages()) {
    const { route, crumbs, canonical } = page;
    const lists = ofType(page, 'BreadcrumbList').map((list) => list.itemListElement as Node[]);
    // The pages in English are two, and have no way between.
    const hasWay = route !== '/' && languageOf(route) === 'fr';
    const names = lists.map((items) => items.map(({ name }) => plain(name)));
    expect.soft(names, route).toEqual(hasWay ? [crumbs] : []);
    if (hasWay) expect.soft(lists[0]?.at(-1)?.item, route).toBe(canonical);
  }
});

test('what is pointed at stands on the same page, and each address in it is a page’s', () => {
  const addresses = new Set(pages().map(({ canonical }) => new URL(canonical).href));
  for (const page of pages()) {
    const named = [...nodesOf(graphOf(page))].filter((node) => '@id' in node);
    const isReference = (node: Node) => Object.keys(node).length === 1;
    const ids = named.filter((node) => !isReference(node)).map((node) => String(node['@id']));
    expect.soft(new Set(ids).size, page.route).toBe(ids.length);
    for (const id of ids) expect.soft(addresses, page.route).toContain(id.split('#')[0]);
    for (const node of named.filter(isReference)) {
      expect.soft(ids, page.route).toContain(node['@id']);
    }
  }
});

test('each question is asked once, and its answer stands on the page word for word', () => {
  const asked: string[] = [];
  for (const page of pages()) {
    const questions = ofType(page, 'FAQPage').flatMap(({ mainEntity }) => mainEntity as Node[]);
    for (const { name, acceptedAnswer } of questions) {
      asked.push(`${page.route} ${plain(name)}`);
      expect.soft(page.text, page.route).toContain(plain(name));
      expect.soft(page.text, page.route).toContain(plain((acceptedAnswer as Node).text));
    }
  }
  const confirmed = ({ commitments }: Guide) => commitments.items.filter((it) => it.confirmed);
  const expected = [
    ...faq.questions.map(({ question }) => `${routes.services} ${plain(question)}`),
    ...confirmed(howItWorks).map(({ question }) => `${routes.howItWorks} ${plain(question)}`),
    ...confirmed(abroad).map(({ question }) => `${routes.abroad} ${plain(question)}`),
  ];
  expect(asked.sort()).toEqual(expected.sort());
});

test('of quartiers and doctors, only those that are confirmed and shown are told', () => {
  const told = (key: string) =>
    pages().flatMap((page) =>
      ofType(page, 'MedicalClinic')
        .flatMap((centre) => (centre[key] ?? []) as Node[])
        .map(({ name }) => ({ page, name: plain(name) })),
    );
  for (const { page, name } of [...told('areaServed'), ...told('employee')]) {
    expect.soft(page.text, page.route).toContain(name);
  }
  const confirmed = [area.served, area.paid].filter((answer) => answer.confirmed);
  const quarters = confirmed.flatMap((answer) => answer.quarters.flatMap(namesIn)).map(plain);
  const names = (key: string) => told(key).map(({ name }) => name);
  expect(names('areaServed').sort()).toEqual(quarters.sort());
  const doctors = team.doctors.filter(({ sample }) => !sample).map(({ name }) => plain(name));
  expect(names('employee')).toEqual(doctors);
});

/** An offer as the price list prints it, numbers grouped by thousands. */
function printed(offer: Node): { option: string; price: string } {
  const price = (offer.priceSpecification ?? offer) as Node;
  expect(price.priceCurrency).toBe('XAF');
  const grouped = (amount: unknown) => String(amount).replace(/\B(?=(\d{3})+$)/g, ' ');
  const range =
    'minPrice' in price
      ? `${grouped(price.minPrice)} à ${grouped(price.maxPrice)} FCFA`
      : `${grouped(price.price)} FCFA`;
  return {
    option: plain(offer.name),
    price: price.unitText ? `${range} par ${plain(price.unitText)}` : range,
  };
}

test('a service costs what its page says', () => {
  const priced = pages().filter(({ prices }) => prices.length > 0);
  expect(priced).toHaveLength(services.length);
  for (const page of priced) {
    const [service] = ofType(page, 'Service');
    expect.soft((service?.offers as Node[]).map(printed), page.route).toEqual(page.prices);
    expect.soft(page.text).toContain(plain(service?.name));
  }
});

test('the centre is told as the page shows it: hours, phones, address, prices', () => {
  const full = pages().filter((page) => ofType(page, 'MedicalClinic')[0]?.priceRange);
  expect(full.map(({ route }) => route).sort()).toEqual(['/', '/contact']);
  const contact = full.find(({ route }) => route === routes.contact)?.text;
  const amounts = services.flatMap(({ pricing }) =>
    pricing.flatMap(({ amount, upTo = amount }) => [amount, upTo]),
  );
  const { price: range } = printed({
    minPrice: Math.min(...amounts),
    maxPrice: Math.max(...amounts),
    priceCurrency: 'XAF',
  });
  for (const page of full) {
    const [centre = {}] = ofType(page, 'MedicalClinic');
    const spans = [
      ...(centre.openingHoursSpecification as Node[]),
      ...((centre.contactPoint as Node).hoursAvailable as Node[]),
    ];
    expect(spans.length).toBeGreaterThan(1);
    for (const { opens, closes } of spans) {
      const span = [opens, closes].map((time) => spellTime(String(time))).join(' – ');
      expect.soft(contact, page.route).toContain(span);
    }
    const digits = page.text.replaceAll(' ', '');
    for (const phone of centre.telephone as string[]) expect.soft(digits).toContain(phone);
    expect.soft(plain(centre.priceRange), page.route).toBe(range);
    const { streetAddress, addressLocality } = centre.address as Node;
    expect.soft(page.text, page.route).toContain(plain(streetAddress));
    expect.soft(page.text, page.route).toContain(plain(addressLocality));
  }
});
