import { expect, test } from 'playwright/test';
import { routes } from '@/lib/routing/routes';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OUT, FALLBACK_PAGES } from '@/e2e/support/exported';
import { content, entryAt, objectsIn, plain, same, textsIn } from '@/e2e/support/content';
import { faultsOn, getOrigin, readPages, type ReadPage } from '@/e2e/support/readPages';
import { ANY_CONTENT } from '@/e2e/support/page';

/** JSON-LD matches the content; TypeScript checks schema.org's vocabulary. */

type Node = Record<string, unknown>;

const getGraph = ({ blocks }: ReadPage) =>
  (JSON.parse(blocks[0] ?? '{}') as { '@graph'?: Node[] })['@graph'] ?? [];

const { site, services, articles, team, area, faq, howItWorks, abroad } = content;

/** Terms of schema.org, languages, and generated dates, hours and sums. */
const TERMS =
  /^(?:CM|XAF|fr|en|customer service|Accueil|\d{4}-\d\d-\d\dT.*|\d\d:\d\d|\d+ à \d+ FCFA|https:\/\/schema\.org.*)$/;

const amounts = services.flatMap(({ pricing }) =>
  pricing.flatMap(({ amount, upTo }) => [amount ?? [], upTo ?? []].flat()),
);
const neighbourhoods = [area.covered, area.extraFee].flatMap((item) =>
  item.confirmed ? item.neighbourhoods.flatMap((name) => name.split(' / ')) : [],
);
const openings = site.hours.consultations.lines.flatMap((line) => line.openings);
const known = new Set(
  [...textsIn(content), ...neighbourhoods].flatMap((text) => text.split('\n')).map(plain),
);

const getOffer = (offer: Node) => {
  const terms: Node = { ...offer, ...(offer.priceSpecification as Node) };
  const { name, price, minPrice = price, maxPrice = price, unitText } = terms;
  return [name, minPrice, maxPrice, unitText];
};

/** The texts of a node and of those within that the content does not have. */
const findUnknown = (page: ReadPage, node: Node): unknown[] =>
  Object.entries(node).flatMap(([key, value]) =>
    [value].flat().flatMap((item: unknown) => {
      if (typeof item === 'object' && item !== null) return findUnknown(page, item as Node);
      if (typeof item !== 'string' || key.startsWith('@') || TERMS.test(plain(item))) return [];
      if (item.startsWith(getOrigin())) {
        const { pathname } = new URL(item);
        return existsSync(join(OUT, /\.|^\/$/.test(pathname) ? pathname : `${pathname}.html`))
          ? []
          : item;
      }
      const isKnown = (line: string) => known.has(plain(line)) || page.breadcrumbs.includes(line);
      return item.split('\n').every(isKnown) ? [] : `${key}: ${item}`;
    }),
  );

test('structured data matches the content', ANY_CONTENT, () => {
  // Names of sample people must not appear.
  const samples = [...team.doctors, content.about.founder, ...articles].flatMap((doctor) =>
    doctor.sample ? ['author' in doctor ? doctor.author.name : doctor.name] : [],
  );
  const pages = readPages().filter(({ route }) => !FALLBACK_PAGES.includes(route));
  const check = (page: ReadPage) => {
    const nodes = getGraph(page);
    const { kind, title = '', value } = entryAt(page.route) ?? {};
    const texts = new Set(textsIn(nodes).map((text) => plain(text).replace(/(?<=-\d\d)T.*/, '')));
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
    const offers = objectsIn(nodes).flatMap(({ offers: own = [] }) => own as Node[]);
    const pricing = value && 'pricing' in value ? value.pricing : [];
    const wanted = [
      ...asked.map(({ question }) => question),
      ...(kind === 'services' || kind === 'articles' ? [title] : []),
      ...(page.route === routes.doctors ? team.doctors.map(({ name }) => name) : []),
      ...(isCentre ? [site.email, ...site.phones, site.hours.reception.title, site.founded] : []),
      ...(isCentre ? [`${Math.min(...amounts)} à ${Math.max(...amounts)} FCFA`] : []),
      ...(isCentre ? openings.flatMap(({ opens, closes }) => [opens, closes]) : []),
      ...(review ? [review.by, review.on] : []),
      ...(value && 'date' in value ? [value.date, value.updated ?? value.date] : []),
    ];
    return [
      page.blocks.length !== 1 && 'has not one JSON-LD block',
      // `reviewedBy` is no rating.
      /rating|"reviews?"|"review"/i.test(page.blocks.join()) && 'has ratings',
      ...nodes.flatMap((node) => findUnknown(page, node)).map((text) => `${text} is unknown`),
      // Each local business has its address.
      ...nodes.map((node) => node['@type'] === 'MedicalClinic' && !node.address && 'no address'),
      !same(breadcrumbs, page.breadcrumbs) && `the breadcrumbs are ${breadcrumbs.join()}`,
      !same(
        offers.map(getOffer),
        pricing.map(({ option, amount, upTo = amount, per }) => [option, amount, upTo, per]),
      ) && 'other prices',
      ...samples.map((name) => texts.has(plain(name)) && `${name} is a sample`),
      ...wanted.map(
        (item) => !samples.includes(item) && !texts.has(plain(item)) && `${item} is missing`,
      ),
    ];
  };
  expect(faultsOn(pages, check)).toEqual([]);
});
