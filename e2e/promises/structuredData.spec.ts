import { resolve } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import ts from 'typescript';
import { abroad } from '@/lib/content/generated/abroad';
import { area } from '@/lib/content/generated/area';
import { articles } from '@/lib/content/generated/articles';
import { faq } from '@/lib/content/generated/faq';
import { howItWorks } from '@/lib/content/generated/howItWorks';
import { services } from '@/lib/content/generated/services';
import { site } from '@/lib/content/generated/site';
import { team } from '@/lib/content/generated/team';
import type { Guide } from '@/lib/content/schemas/howItWorks';
import { spellTime } from '@/lib/time/openingHours';
import { namesIn } from '@/lib/area/quarters';
import { languageOf, routes } from '@/lib/routes';
import { exportedPages, STAND_INS } from '../exported';

/** What a page tells search engines, and what it shows to everybody. */
interface Told {
  route: string;
  canonical: string;
  /** The blocks of structured data, as written. */
  blocks: string[];
  /** All that can be read on it, closed answers included, each space a plain one. */
  text: string;
  crumbs: string[];
  prices: { option: string; price: string }[];
}

/** A node of the graph, or a value in it. */
type Node = Record<string, unknown>;

async function readAll(page: Page): Promise<Told[]> {
  return page.evaluate((pages) => {
    const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    return pages.map(({ route, html }) => {
      const doc = new DOMParser().parseFromString(html, 'text/html');
      const blocks = [...doc.querySelectorAll('script[type="application/ld+json"]')];
      const told = {
        route,
        canonical: doc.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
        blocks: blocks.map((block) => block.textContent ?? ''),
        crumbs: [...doc.querySelectorAll('nav[aria-label="Fil d’Ariane"] li')].map((item) =>
          plain(item.textContent),
        ),
        prices: [...doc.querySelectorAll('[aria-labelledby="tarifs"] dl > div')].map((line) => ({
          // A remark may stand under it.
          option: plain(line.querySelector('dt')?.firstChild?.textContent),
          price: plain(line.querySelector('dd')?.textContent),
        })),
      };
      doc.querySelectorAll('script, style').forEach((element) => element.remove());
      // Words of neighbouring blocks must not run together.
      doc.querySelectorAll('p, li, dt, dd, h1, h2, h3').forEach((block) => block.after(' '));
      return { ...told, text: plain(doc.body.textContent) };
    });
  }, exportedPages());
}

// One after the other: that takes less time than to read all pages for each test.
test.describe.configure({ mode: 'default' });

let all: Told[] = [];

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  all = await readAll(page);
  await page.close();
});

/** What stands in for a page tells nothing. */
const readPages = () => all.filter(({ route }) => !STAND_INS.includes(route));

const plain = (text: unknown) => String(text).replace(/\s+/g, ' ').trim();

function graphOf({ blocks }: Told): Node[] {
  const { '@graph': graph } = JSON.parse(blocks[0] ?? '{}') as { '@graph'?: Node[] };
  return graph ?? [];
}

const ofType = (told: Told, type: string) => graphOf(told).filter((node) => node['@type'] === type);

/** Every node, however deep. */
function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const part of Object.values(value)) yield* nodesOf(part);
}

/**
 * What schema.org's vocabulary, as TypeScript knows it, refuses in the nodes: an unknown type, an
 * unknown property, a value of the wrong kind.
 *
 * @param nodes As JSON.
 * @returns What is wrong, each with the number of its node.
 */
function refusedByVocabulary(nodes: string[]): string[] {
  const file = resolve('e2e/structured-data-of-the-export.ts');
  const lines = nodes.map(
    (node, at) =>
      `export const g${at}: Graph = {"@context":"https://schema.org","@graph":[${node}]};`,
  );
  const source = [`import type { Graph } from 'schema-dts';`, ...lines].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file: at, start = 0, messageText }) => {
    // The import stands on the first line, then each node on its own.
    const node = (at?.getLineAndCharacterOfPosition(start).line ?? 0) - 1;
    return `${node}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

test('every page has one block of facts, all of it in schema.org’s vocabulary', () => {
  for (const { route, blocks } of all) {
    expect.soft(blocks.length, route).toBe(STAND_INS.includes(route) ? 0 : 1);
  }
  const blocks = all.flatMap((told) => told.blocks).map((text) => JSON.parse(text) as Node);
  for (const block of blocks) {
    expect(block).toEqual({ '@context': 'https://schema.org', '@graph': expect.any(Array) });
  }
  // What every page tells alike is looked at once.
  const told = blocks.flatMap((block) => block['@graph'] as Node[]).map((it) => JSON.stringify(it));
  const nodes = [...new Set(told)];
  expect(nodes).not.toEqual([]);
  // What schema.org does not know would be found: a type, a property, a kind of value.
  const wrong = [
    '{"@type":"MedicalClinique","name":"a"}',
    '{"@type":"Service","name":"a","prix":"4000"}',
    '{"@type":"Service","offers":[{"@type":"Offer","name":"a","prise":4000}]}',
    '{"@type":"Service","name":4}',
  ];
  // Asked together: to learn the vocabulary takes longer than to look at any page.
  const refused = refusedByVocabulary([...nodes, ...wrong]);
  const numberOf = (line: string) => Number.parseInt(line, 10);
  expect(refused.filter((line) => numberOf(line) < nodes.length)).toEqual([]);
  expect([...new Set(refused.map(numberOf))]).toEqual(wrong.map((_, at) => nodes.length + at));
});

test('the way from home that a page shows is the one that it tells', () => {
  for (const told of readPages()) {
    const lists = ofType(told, 'BreadcrumbList');
    // The pages in English are two, and have no way between.
    if (told.route === '/' || languageOf(told.route) === 'en') {
      expect(lists).toEqual([]);
      continue;
    }
    expect.soft(lists, told.route).toHaveLength(1);
    const items = (lists[0]?.itemListElement ?? []) as Node[];
    expect.soft(told.crumbs.length, told.route).toBeGreaterThan(1);
    expect
      .soft(
        items.map(({ name }) => plain(name)),
        told.route,
      )
      .toEqual(told.crumbs);
    expect.soft(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect.soft(items.at(-1)?.item, told.route).toBe(told.canonical);
  }
});

test('each thing has one name, on every page, and what is pointed at stands there', () => {
  const addresses = new Set(readPages().map(({ canonical }) => new URL(canonical).href));
  const names = new Map<unknown, string>();
  for (const told of readPages()) {
    const named = [...nodesOf(graphOf(told))].filter((node) => '@id' in node);
    const isReference = (node: Node) => Object.keys(node).length === 1;
    const things = named.filter((node) => !isReference(node));
    const ids = things.map((node) => node['@id']);
    expect.soft(new Set(ids).size, told.route).toBe(ids.length);
    for (const thing of things) {
      const [page = '', part] = String(thing['@id']).split('#');
      expect.soft(addresses, told.route).toContain(page);
      expect.soft(part, told.route).toMatch(/^[a-z-]+$/);
      // A page has no words of its own to be known by; the centre is called the same everywhere.
      const kind = [thing['@type'], thing.name ?? thing.headline].join();
      expect.soft(names.get(thing['@id']) ?? kind, told.route).toBe(kind);
      names.set(thing['@id'], kind);
    }
    for (const node of named.filter(isReference)) {
      expect.soft(ids, told.route).toContain(node['@id']);
    }
  }
});

test('no page gives itself stars', () => {
  for (const { route, blocks } of readPages()) {
    // A doctor who has read a page (`reviewedBy`) gives it none.
    expect.soft(blocks.join(), route).not.toMatch(/rating|"reviews?"|"review"/i);
  }
});

test('each question is asked once, and its answer stands on the page word for word', () => {
  const asked = new Map<string, string[]>();
  for (const told of readPages()) {
    const questions = ofType(told, 'FAQPage').flatMap(({ mainEntity }) => mainEntity as Node[]);
    for (const { name, acceptedAnswer } of questions) {
      asked.set(plain(name), [...(asked.get(plain(name)) ?? []), told.route]);
      expect.soft(told.text, told.route).toContain(plain(name));
      expect.soft(told.text, told.route).toContain(plain((acceptedAnswer as Node).text));
    }
  }
  const confirmed = ({ commitments }: Guide) => commitments.items.filter((it) => it.confirmed);
  const expected = [
    { route: routes.services, items: faq.questions },
    { route: routes.howItWorks, items: confirmed(howItWorks) },
    { route: routes.abroad, items: confirmed(abroad) },
  ].flatMap(({ route, items }) => items.map(({ question }) => [plain(question), [route]]));
  expect([...asked].sort()).toEqual(expected.sort());
});

test('the quartiers that the centre tells are those that the page shows, each confirmed', () => {
  const told = readPages().flatMap((page) =>
    ofType(page, 'MedicalClinic')
      .flatMap(({ areaServed }) => (areaServed ?? []) as Node[])
      .map(({ name }) => ({ page, name: plain(name) })),
  );
  for (const { page, name } of told) expect.soft(page.text, page.route).toContain(name);
  const confirmed = [area.served, area.paid].filter((answer) => answer.confirmed);
  const names = confirmed.flatMap(({ quarters }) => quarters.flatMap(namesIn)).map(plain);
  expect(told.map(({ name }) => name).sort()).toEqual(names.sort());
});

test('the doctors whom the centre employs are those that the page shows, and no examples', () => {
  const told = readPages().flatMap((page) =>
    ofType(page, 'MedicalClinic').flatMap(({ employee }) => (employee ?? []) as Node[]),
  );
  const real = team.doctors.filter(({ sample }) => !sample);
  expect(told.map(({ name }) => plain(name))).toEqual(real.map(({ name }) => plain(name)));
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
  const pages = readPages().filter(({ prices }) => prices.length > 0);
  expect(pages).toHaveLength(services.length);
  for (const told of pages) {
    const [service] = ofType(told, 'Service');
    expect.soft((service?.offers as Node[]).map(printed), told.route).toEqual(told.prices);
    expect.soft(told.text).toContain(plain(service?.name));
  }
});

test('an article tells its title, its days and its publisher', () => {
  const pages = readPages().filter(({ route }) => route.startsWith('/blogDetails/'));
  expect(pages).toHaveLength(articles.length);
  for (const told of pages) {
    const [article] = ofType(told, 'BlogPosting');
    expect.soft(told.text, told.route).toContain(plain(article?.headline));
    expect.soft(article?.datePublished).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect.soft(String(article?.dateModified) >= String(article?.datePublished)).toBe(true);
    expect
      .soft(article?.mainEntityOfPage)
      .toMatchObject({ '@type': 'WebPage', '@id': `${told.canonical}#page` });
    expect.soft(article?.publisher).toEqual({ '@id': ofType(told, 'MedicalClinic')[0]?.['@id'] });
  }
});

test('the centre is told alike wherever it is told in full, and as its page of contact shows it', () => {
  const pages = readPages();
  const full = pages.filter((told) => ofType(told, 'MedicalClinic')[0]?.openingHoursSpecification);
  expect(full.map(({ route }) => route).sort()).toEqual(['/', '/about', '/contact']);
  const { text } = full.find(({ route }) => route === routes.contact) as Told;
  const amounts = services.flatMap(({ pricing }) =>
    pricing.flatMap(({ amount, upTo = amount }) => [amount, upTo]),
  );
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const range = printed({
    priceSpecification: { minPrice: least, maxPrice: most, priceCurrency: 'XAF' },
  }).price;
  for (const told of full) {
    const [centre = {}] = ofType(told, 'MedicalClinic');
    expect.soft(centre.foundingDate).toBe(site.founded);
    const spans = [
      ...(centre.openingHoursSpecification as Node[]),
      ...((centre.contactPoint as Node).hoursAvailable as Node[]),
    ];
    expect(spans.length).toBeGreaterThan(1);
    for (const { opens, closes } of spans) {
      const span = [opens, closes].map((time) => spellTime(String(time))).join(' – ');
      expect.soft(text, told.route).toContain(span);
    }
    const digits = told.text.replaceAll(' ', '');
    for (const phone of centre.telephone as string[]) expect.soft(digits).toContain(phone);
    expect.soft(plain(centre.priceRange)).toBe(range);
    const { streetAddress, addressLocality } = centre.address as Node;
    expect.soft(told.text).toContain(plain(streetAddress));
    expect.soft(told.text).toContain(plain(addressLocality));
  }
});
