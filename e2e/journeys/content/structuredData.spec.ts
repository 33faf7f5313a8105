import { expect, test } from 'playwright/test';
import { routes } from '@/lib/routing/routes';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OUT, FALLBACK_PAGES } from '@/e2e/support/exported';
import { content, entryAt, objectsIn, plain, same, textsIn } from '@/e2e/support/content';
import { linkTargets } from '@/e2e/support/linkTargets';
import { faultsOn, getOrigin, readPages, type ReadPage } from '@/e2e/support/readPages';

/** JSON-LD matches the content; TypeScript checks schema.org's vocabulary. */

type Node = Record<string, unknown>;

const pages = () => readPages().filter(({ route }) => !FALLBACK_PAGES.includes(route));

const getGraph = ({ blocks }: ReadPage) =>
  (JSON.parse(blocks[0] ?? '{}') as { '@graph'?: Node[] })['@graph'] ?? [];

const { site, services, articles, team, area, faq, howItWorks, abroad } = content;

/** Terms of schema.org and ISO standards. */
const TERMS = /^(?:CM|XAF|fr|en|customer service|Accueil|https:\/\/schema\.org.*)$/;

const HOURS: Record<string, (typeof site.hours)[keyof typeof site.hours] | undefined> = {
  MedicalClinic: site.hours.consultations,
  ContactPoint: site.hours.reception,
  Service: site.hours.homeCare,
};

const neighbourhoods = [area.covered, area.extraFee].flatMap((item) =>
  item.confirmed ? item.neighbourhoods.flatMap((neighbourhood) => neighbourhood.split(' / ')) : [],
);

/** The content's objects by name: a person may have several. */
const named = new Map<string, unknown[]>();
for (const it of objectsIn(content)) {
  const name = plain(String(it.name ?? it.title ?? it.question ?? ''));
  named.set(name, [...(named.get(name) ?? []), it]);
}

/** The expected values of properties that are not plain texts of the content. */
function getExpected({ route }: ReadPage, type: string): Node {
  const { value } = entryAt(route) ?? {};
  const article = articles.find((article) => article === value);
  const service = services.find((service) => service === value);
  const review = article?.review ?? service?.review ?? content.firstAidPage.review;
  const amounts = services.flatMap(({ pricing }) =>
    pricing.flatMap(({ amount, upTo }) => [amount ?? [], upTo ?? []].flat()),
  );
  const openings = HOURS[type]?.lines.flatMap(({ days, openings: spans }) =>
    days.length > 0 ? spans.map(({ opens, closes }) => [days, opens, closes]) : [],
  );
  return {
    telephone: type === 'MedicalClinic' ? site.phones : site.phones[0],
    email: site.email,
    openingHoursSpecification: openings,
    hoursAvailable: openings,
    priceRange: `${Math.min(...amounts)} à ${Math.max(...amounts)} FCFA`,
    foundingDate: site.founded,
    datePublished: article?.date,
    dateModified: article?.updated ?? article?.date,
    lastReviewed: review?.on,
    offers: service?.pricing.map(({ option, amount, upTo = amount, per }) => [
      ...[option, amount, upTo, per],
    ]),
  };
}

function getFact(key: string, value: unknown): unknown {
  const nodes = [value].flat() as Node[];
  if (key === 'offers') {
    return nodes.map((offer) => {
      const terms: Node = { ...offer, ...(offer.priceSpecification as Node) };
      const { name, price, minPrice = price, maxPrice = price, unitText } = terms;
      return [name, minPrice, maxPrice, unitText];
    });
  }
  if (/hours/i.test(key)) {
    const weekly = nodes.filter((node) => node.dayOfWeek);
    return weekly.map((item) => [
      item.dayOfWeek,
      item.opens,
      item.closes === '23:59' ? '24:00' : item.closes,
    ]);
  }
  // Drops the time of a date.
  return /^date|^last/.test(key) ? String(value).slice(0, 10) : value;
}

function isOwnAddress(page: ReadPage, { name }: Node, address: string): boolean {
  const { pathname, hash, origin } = new URL(address);
  if (/\.\w+$/.test(pathname)) return existsSync(join(OUT, pathname));
  if (pathname === page.route || address === `${origin}/${hash}`) return true;
  return linkTargets.get(plain(String(name)).toLowerCase())?.has(pathname) === true;
}

/** The properties of a node and its descendants that differ from the content. */
function faultsIn(page: ReadPage, node: Node, within: unknown): string[] {
  const type = String(node['@type']);
  const own = named.get(plain(String(node.name ?? node.headline ?? '-'))) ?? within;
  const known = { ListItem: page.breadcrumbs, Place: neighbourhoods }[type] ?? textsIn([own, site]);
  const words = new Set(known.map(plain));
  const expected = getExpected(page, type);
  return Object.entries(node).flatMap(([key, value]) => {
    const fault = [`${key} of ${type} is ${JSON.stringify(value)}`];
    if (key in expected) return same(getFact(key, value), expected[key]) ? [] : fault;
    return [value].flat().flatMap((item: unknown) => {
      if (typeof item === 'object' && item !== null) return faultsIn(page, item as Node, own);
      if (typeof item !== 'string' || key === '@type' || TERMS.test(item)) return [];
      if (item.startsWith(getOrigin())) return isOwnAddress(page, node, item) ? [] : fault;
      if (/^(opens|closes|valid)/.test(key)) return [];
      return item.split('\n').every((line) => words.has(plain(line))) ? [] : fault;
    });
  });
}

test('structured data matches the content', () => {
  // Names of sample people must not appear.
  const samples = [...team.doctors, content.about.founder, ...articles].flatMap((doctor) =>
    doctor.sample ? ['author' in doctor ? doctor.author.name : doctor.name] : [],
  );
  const check = (page: ReadPage) => {
    const nodes = getGraph(page);
    const { kind, title = '', value } = entryAt(page.route) ?? {};
    const texts = new Set(textsIn(nodes).map(plain));
    const review = value && 'review' in value ? value.review : undefined;
    const list = nodes.find((node) => node['@type'] === 'BreadcrumbList');
    const steps = (list?.itemListElement ?? []) as Node[];
    const breadcrumbs = steps.map(({ name }) => name);
    const guide = { [routes.howItWorks]: howItWorks, [routes.abroad]: abroad }[page.route];
    const isCentre = [routes.home, routes.contact].some((route) => route === page.route);
    // The answers about prices are on the page of the prices.
    const questions = guide?.commitments.items.filter(
      ({ confirmed, about }) => confirmed && !(guide === howItWorks && about === 'prices'),
    );
    const asked = page.route === routes.services ? faq.questions : (questions ?? []);
    const wanted = [
      ...asked.map(({ question }) => question),
      ...(kind === 'services' || kind === 'articles' ? [title] : []),
      ...(page.route === routes.doctors ? team.doctors.map(({ name }) => name) : []),
      ...(isCentre ? [site.email, ...site.phones, site.hours.reception.title] : []),
      ...(review ? [review.by, review.on] : []),
    ];
    return [
      page.blocks.length !== 1 && 'has not one JSON-LD block',
      // `reviewedBy` is no rating.
      /rating|"reviews?"|"review"/i.test(page.blocks.join()) && 'has ratings',
      ...nodes.flatMap((node) => faultsIn(page, node, content)),
      // Each local business has its address.
      ...nodes.map((node) => node['@type'] === 'MedicalClinic' && !node.address && 'no address'),
      !same(breadcrumbs, page.breadcrumbs) && `the breadcrumbs are ${breadcrumbs.join()}`,
      ...samples.map((name) => texts.has(plain(name)) && `${name} is a sample`),
      ...wanted.map(
        (item) => !samples.includes(item) && !texts.has(plain(item)) && `${item} is missing`,
      ),
    ];
  };
  expect(faultsOn(pages(), check)).toEqual([]);
});
