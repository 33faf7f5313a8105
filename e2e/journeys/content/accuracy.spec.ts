import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import * as englishForm from '@/lib/appointment/messages/en';
import * as frenchForm from '@/lib/appointment/messages/fr';
import { routes } from '@/lib/routing/routes';
import { content, entries, entryAt, plain } from '@/e2e/support/content';
import { FALLBACK_PAGES, OUT } from '@/e2e/support/exported';
import { readPages } from '@/e2e/support/readPages';
import { ANY_CONTENT } from '@/e2e/support/page';

/** Pages show the content, and nothing else. */

const { site, services, articles, team, faq } = content;

/** Shown by scripts, or under a condition; names of files, and heads of pages. */
const CONDITIONAL =
  /^(appointment\.confirmation|area\.(un(known|reachable)|notCovered|(.*\.)?en\.)|english\.(terms|signs\.toReview|appointment\.image)|(english\.)?hospitals\.(toCheck|noNumber|psychiatry)|site\.(social|closingDays)|testimonials\..*alt|.*\.(requestType|medicalSpecialty)|launch|pages\.|(services|articles|printables|texts|drafts)\.)/;

/** The rendered lines of a Markdown text; each table cell is a line. */
const markdownLines = (text: string): string[] =>
  text
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '\n$1\n')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|(?<!\S)[*_](?=\S)|(?<=\S)[*_](?!\S)/g, '')
    .split(/\n|(?<=^\|.*)\|/m)
    .map((line) => line.replace(/^[\s>|]*(?:#+ |[-*] |\d+\. )?/, '').trim())
    .filter((line) => /[^-:|\s]/.test(line));

/** Codes, references, days, times and photographs, which are renamed. */
const NOT_READ = /^[a-z][A-Za-z-]*$|^\d{4}-\d\d-\d\d$|^\d\d:\d\d$|\.(jpe?g|png|webp)$/;

/** The texts and prices in a part of the content, each with its place. */
function leavesIn(value: unknown, place: string): { place: string; text: string }[] {
  if (CONDITIONAL.test(place)) return [];
  if (typeof value === 'object')
    return Object.entries(value ?? {}).flatMap(([key, item]) => leavesIn(item, `${place}.${key}`));
  const isRead = typeof value === 'string' || /\.(amount|upTo)$/.test(place);
  const lines = isRead ? markdownLines(String(value)) : [];
  return lines.filter((line) => !NOT_READ.test(line)).map((line) => ({ place, text: plain(line) }));
}

const decode = (html: string) => html.replace(/(?:%[\dA-F]{2})+/gi, decodeURIComponent);

test('each text of the content is on its page', ANY_CONTENT, () => {
  const pages = readPages().map(({ route, lines, html }) => ({
    route,
    text: plain(lines.join(' ')),
    markup: plain(decode(html)).replace(/\.svg#\w+/g, '.svg'),
  }));
  const isShown = (leaf: string, own?: string[]) =>
    pages.some(({ route, text, markup }) => {
      if (own && !own.includes(route)) return false;
      if (/^(\/|https:)/.test(leaf)) return markup.includes(`"${leaf}"`);
      if (/^\d+$/.test(leaf)) return new RegExp(`(?<!\\d)${leaf}(?!\\d)`).test(text);
      return text.includes(leaf) || markup.includes(leaf);
    });
  const findMissing = (leaves: ReturnType<typeof leavesIn>, own?: string[]) =>
    leaves.filter(
      ({ place, text }) => !isShown(text, own && /\.en\b/.test(place) ? [routes.english] : own),
    );
  for (const { kind, route, value } of entries) {
    const leaves = leavesIn(value, `entry of ${kind}`);
    expect(leaves, route).not.toEqual([]);
    // A printable's description is beside its link.
    expect.soft(findMissing(leaves, [route, routes.printables]), route).toEqual([]);
  }
  for (const [name, file] of Object.entries(content))
    expect.soft(findMissing(leavesIn(file, name)), name).toEqual([]);
});

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

const texts = textsIn([content, frenchForm, englishForm]).map(plain);

const digits = (text: string) => text.replace(/\D/g, '');

test('each link leads to a page, part, file or contact', ANY_CONTENT, () => {
  const ids = new Map(readPages().map((page) => [page.route, page.ids]));

  function findFault(name: string, address: URL, canonical: string) {
    const { href, protocol, host, pathname, searchParams, hash } = address;
    if (host === 'site') {
      const part = decodeURIComponent(hash.slice(1));
      const known = ids.get(pathname) ?? (existsSync(join(OUT, pathname)) && ['']);
      return !known || (part && !known.includes(part)) ? 'leads nowhere' : '';
    }
    if (protocol === 'tel:') {
      const number = digits(name) || digits(site.phones[0]);
      const isEmergency = site.emergencyNumbers.some((item) => item.number === number);
      return href === `tel:${isEmergency ? '' : '+'}${number}` ? '' : 'calls another number';
    }
    if (protocol === 'mailto:') return pathname === site.email ? '' : 'writes to another address';
    const shared = searchParams.get(host === 'wa.me' && pathname === '/' ? 'text' : 'u');
    if (shared !== null) return shared.endsWith(canonical) ? '' : 'shares another page';
    const isKnown = pathname === `/${digits(site.whatsapp)}`;
    return isKnown || texts.some((item) => item.includes(href)) ? '' : 'is not in the content';
  }

  const linked = new Set<string>();
  for (const { route, canonical, links, files: own } of readPages()) {
    const named = [...links, ...own.map((href) => ({ name: 'file', href }))];
    const faults = named.map(({ name, href }) => {
      const address = new URL(href, `https://site${route}`);
      if (address.pathname !== route) linked.add(address.pathname);
      const fault = findFault(name, address, canonical);
      return fault && `«${name}» (${href}) ${fault}`;
    });
    expect.soft(faults.filter(Boolean), route).toEqual([]);
  }
  expect([...linked]).toEqual(expect.arrayContaining(entries.map(({ route }) => route)));
});

const PHONE_OR_EMAIL = /\+\d{8,15}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PRICE = /(?:(\d+) (?:à|to) )?(\d+) ?FCFA|FCFA (\d+)(?: to (\d+))?/g;

test('each price, phone number and e-mail is in the content', ANY_CONTENT, () => {
  const known = texts.flatMap((text) => text.match(PHONE_OR_EMAIL) ?? []);
  for (const { route, html, lines, meta, labels } of readPages()) {
    const shared = [meta.description ?? [], meta['og:title'] ?? []].flat();
    const text = [...lines, ...labels, ...shared].map(plain).join('\n');
    const { kind, value } = entryAt(route) ?? {};
    const prices = services
      .filter((service) => kind !== 'services' || service === value)
      .flatMap(({ pricing }) => pricing)
      .flatMap(({ amount = 0, upTo = amount, weekly, unit }) => {
        // As many a week as the examples say. A month counts four weeks.
        const counts = [...(weekly ? [1, 4] : [1]), ...(unit ? [3, 5, 4, 12, 20] : [])];
        return [amount, upTo].flatMap((item) => counts.map((count) => count * item));
      });
    const unknown = [...text.matchAll(PRICE)].filter(([, ...amounts]) =>
      amounts.some((amount) => amount && !prices.includes(Number(amount))),
    );
    expect.soft(unknown.map(String), route).toEqual([]);
    const named = plain(html.replaceAll('\\n', ' ')).match(PHONE_OR_EMAIL) ?? [];
    expect.soft(known, route).toEqual(expect.arrayContaining(named));
  }
});

type Node = Record<string, unknown>;

const objectsIn = (value: unknown): Node[] =>
  typeof value === 'object' && value !== null
    ? [value as Node, ...Object.values(value).flatMap(objectsIn)]
    : [];

const getOffer = (offer: Node) => {
  const terms: Node = { ...offer, ...(offer.priceSpecification as Node) };
  const { name, price, minPrice = price, maxPrice = price, unitText } = terms;
  return [plain(String(name)), minPrice, maxPrice, unitText];
};

// TypeScript checks schema.org's vocabulary.
test('structured data has its page’s facts, no sample person', ANY_CONTENT, () => {
  const people = [...team.doctors, content.about.founder];
  const samples = [
    ...people.flatMap(({ sample, name }) => (sample ? name : [])),
    ...articles.flatMap(({ sample, author }) => (sample ? author.name : [])),
  ].map(plain);
  const openings = site.hours.consultations.lines.flatMap((line) => line.openings);
  for (const { route, blocks, breadcrumbs } of readPages()) {
    if (FALLBACK_PAGES.includes(route)) continue;
    expect.soft(blocks, route).toHaveLength(1);
    // `reviewedBy` is no rating.
    expect.soft(blocks.join(), route).not.toMatch(/rating|"reviews?"/i);
    const nodes = objectsIn(JSON.parse(blocks[0] ?? '{}'));
    const known = textsIn(nodes).map(plain);
    for (const sample of samples) expect.soft(known, route).not.toContain(sample);

    const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
    const steps = (list as Node[]).map(({ name }) => plain(String(name)));
    expect.soft(steps, route).toEqual(breadcrumbs);
    const { kind, title = '', value } = entryAt(route) ?? {};
    const pricing = value && 'pricing' in value ? value.pricing : [];
    const offered = nodes.flatMap(({ offers = [] }) => (offers as Node[]).map(getOffer));
    expect
      .soft(offered, route)
      .toEqual(
        pricing.map(({ option, amount, upTo = amount, per }) => [plain(option), amount, upTo, per]),
      );
    const isCentre = [routes.home, routes.contact].some((path) => path === route);
    const wanted = [
      ...(route === routes.services ? faq.questions.map(({ question }) => question) : []),
      ...(route === routes.doctors ? team.doctors.map(({ name }) => name) : []),
      ...(kind === 'services' || kind === 'articles' ? [title] : []),
      ...(value && 'review' in value && value.review ? [value.review.by] : []),
      ...(isCentre ? [site.email, ...site.phones, site.address.city] : []),
      ...(isCentre ? openings.flatMap(({ opens, closes }) => [opens, closes]) : []),
    ].map(plain);
    const confirmed = wanted.filter((item) => !samples.includes(item));
    expect.soft(known, route).toEqual(expect.arrayContaining(confirmed));
  }
});
