import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import * as englishForm from '@/lib/appointment/messages/en';
import * as frenchForm from '@/lib/appointment/messages/fr';
import type { Content } from '@/lib/content/collections';
import { LOCALES } from '@/lib/i18n/locale';
import { formatHours } from '@/lib/openingHours/formatHours';
import { getLanguage, serviceRoute } from '@/lib/routing/routes';
import { getLines, OUT, readExported, FALLBACK_PAGES } from '@/e2e/support/exported';
import {
  content,
  entries,
  entryAt,
  leaves,
  objectsIn,
  plain,
  same,
  textsIn,
} from '@/e2e/support/content';
import { faultsOn, getOrigin, readPages, type ReadPage } from '@/e2e/support/readPages';
import { ANY_CONTENT } from '@/e2e/support/page';

/** Pages show the content, and nothing else. */

const { site, services } = content;

function expectNoFault(check: Parameters<typeof faultsOn>[1]) {
  expect(readPages().length).toBeGreaterThan(entries.length);
  expect(faultsOn(readPages(), check)).toEqual([]);
}

const PHONE_OR_EMAIL = /\+\d{8,15}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PRICE = /(?:(\d+) (?:à|to) )?(\d+) ?FCFA|FCFA (\d+)(?: to (\d+))?/g;
const HOUR = String.raw`(?:\d+ h(?: \d\d)?|\d+(?::\d\d)? [ap]m|noon|midnight)`;
const SPAN = new RegExp(`${HOUR} (?:–|à) ${HOUR}`, 'g');
const DATE = /\b(\d{1,2})(?:er)? (\p{L}{3,9}) ((?:19|20)\d\d)(?!\d)/gu;

const MONTHS = LOCALES.map((locale) =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(2024, month, 15).toLocaleDateString(locale, { month: 'long' }).toLowerCase(),
  ),
);

const daysIn = (text: string): string[] =>
  [...text.matchAll(DATE)].flatMap(([, day = '', name = '', year]) => {
    const month = Math.max(...MONTHS.map((names) => names.indexOf(name.toLowerCase()))) + 1;
    const two = (part: number | string) => String(part).padStart(2, '0');
    return month > 0 ? [`${year}-${two(month)}-${two(day)}`] : [];
  });

const decode = (html: string) => html.replace(/(?:%[\dA-F]{2})+/gi, decodeURIComponent);

const digits = (text: string) => text.replace(/\D/g, '');

const texts = [...textsIn(content), ...textsIn([frenchForm, englishForm])].map(plain);
const days = textsIn(content).filter((text) => /^\d{4}-\d\d-\d\d$/.test(text));

test('each text of the content is on its page', ANY_CONTENT, () => {
  expect(leaves.length).toBeGreaterThan(entries.length * 10);
  const pages = new Map<string, string[]>();
  for (const { route, text, html } of readPages())
    pages.set(route, [plain(text), plain(decode(html)).replace(/\.svg#\w+/g, '.svg')]);
  const has = (route: string, leaf: string) => {
    const [text = '', markup = ''] = pages.get(route) ?? [];
    if (/^(\/|https:)/.test(leaf)) return markup.includes(`"${leaf}"`);
    if (/^\d+$/.test(leaf)) return new RegExp(`(?<!\\d)${leaf}(?!\\d)`).test(text);
    return text.includes(leaf) || markup.includes(leaf);
  };
  const missing = leaves.filter(({ text, routes }) => !routes.some((route) => has(route, text)));
  expect(missing).toEqual([]);
});

/** The targets of each link text in the content. */
const targets = new Map<string, Set<string>>();
for (const { label, title, href, path, heading, route, service } of [
  ...objectsIn(content),
  ...entries,
] as Record<string, unknown>[]) {
  const target = href ?? path ?? route ?? (service && serviceRoute(Number(service)));
  for (const name of [label, title, path && heading]) {
    if (typeof name !== 'string' || typeof target !== 'string') continue;
    const key = plain(name).toLowerCase();
    targets.set(key, (targets.get(key) ?? new Set()).add(target));
  }
}

test('each link leads to a page, part or contact', ANY_CONTENT, () => {
  const ids = new Map(readPages().map((page) => [page.route, page.ids]));

  function checkInternal({ route }: ReadPage, name: string, href: string) {
    const { pathname, hash, search } = new URL(href, `https://site${route}`);
    const known = ids.get(pathname);
    if (!known) return !existsSync(join(OUT, pathname)) && 'leads nowhere';
    const part = decodeURIComponent(hash.slice(1));
    if (part && !known.includes(part)) return 'leads to no part of its page';
    const named = search ? undefined : targets.get(plain(name).toLowerCase());
    return (
      named && ![pathname, pathname + hash, href].some((it) => named.has(it)) && 'leads elsewhere'
    );
  }

  function checkExternal({ route, canonical }: ReadPage, name: string, href: string) {
    const { protocol, hostname, pathname, searchParams } = new URL(href);
    const text = plain(searchParams.get('text') ?? '');
    if (protocol === 'tel:') {
      const number = digits(name) || digits(site.phones[0]);
      const isEmergency = site.emergencyNumbers.some((item) => item.number === number);
      return href !== `tel:${isEmergency ? '' : '+'}${number}` && 'calls another number';
    }
    if (protocol === 'mailto:') return pathname !== site.email && 'writes to another address';
    if (hostname === 'wa.me' && pathname === '/') {
      const shared = plain(entryAt(route)?.title ?? 'Conseil n°');
      return !(text.startsWith(shared) && text.endsWith(canonical)) && 'shares another page';
    }
    if (hostname === 'wa.me' && !texts.some((item) => item.includes(href)))
      return pathname !== `/${digits(site.whatsapp)}` && 'writes to another number';
    if (searchParams.has('u')) return searchParams.get('u') !== canonical && 'shares another page';
    return !texts.some((item) => item.includes(href)) && 'is no address of the content';
  }

  expectNoFault((page) => [
    ...page.links.map(({ name, href }) => {
      const check = /^([/#]|$)/.test(href) ? checkInternal : checkExternal;
      const fault = check(page, name, href);
      return fault && `«${name}» (${href}) ${fault}`;
    }),
    ...page.files.map((file) => {
      const { origin: host, pathname } = new URL(file, 'https://site');
      return host === 'https://site' && !existsSync(join(OUT, pathname)) && `${file} is missing`;
    }),
  ]);
});

test('each phone number and e-mail is in the content', ANY_CONTENT, () => {
  const known = texts.flatMap((text) => text.match(PHONE_OR_EMAIL) ?? []);
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(html|txt|xml|json|webmanifest)$/.test(file) && !file.startsWith('licenses'),
  );
  expect(files.length).toBeGreaterThan(readPages().length);
  const faults = files.flatMap((file) => {
    const found = plain(readExported(file).replaceAll('\\n', ' ')).match(PHONE_OR_EMAIL) ?? [];
    return found.filter((item) => !known.includes(item)).map((item) => `${item} in ${file}`);
  });
  expect(faults).toEqual([]);
});

const noDays: Partial<Pick<Content['articles'][number], 'date' | 'updated' | 'review'>> = {};

test('each price, day and hour is in the content', ANY_CONTENT, () => {
  const getPrices = (own: readonly Pick<(typeof services)[number], 'pricing'>[]) =>
    own.flatMap(({ pricing }) =>
      pricing.flatMap(({ amount = 0, upTo = amount, weekly, unit }) => {
        // As many a week as the examples say. A month counts four weeks.
        const counts = [...(weekly ? [1, 4] : [1]), ...(unit ? [3, 5, 4, 12, 20] : [])];
        return [amount, upTo].flatMap((item) => counts.map((count) => count * item));
      }),
    );
  const spans = Object.values(site.hours).flatMap(({ lines }) =>
    lines.flatMap((line) =>
      LOCALES.flatMap((locale) => plain(formatHours(line, locale).hours).match(SPAN) ?? []),
    ),
  );
  expectNoFault(({ route, html, meta, times, labels }) => {
    const shared = [meta.description ?? [], meta['og:title'] ?? []].flat();
    const lines = [...getLines(html), ...labels, ...shared];
    const text = lines.map(plain).join('\n');
    const { kind, value } = entryAt(route) ?? {};
    const prices = getPrices(services.filter((it) => kind !== 'services' || it === value));
    const { date, updated, review } = { ...noDays, ...value };
    return [
      ...[date, updated, review?.on].map(
        (day) => day && !daysIn(text).includes(day) && `${day} is missing`,
      ),
      ...[...text.matchAll(PRICE)].flatMap(([price, ...amounts]) =>
        amounts.map((it) => it && !prices.includes(Number(it)) && `${price} is no price`),
      ),
      // Articles mention other hours.
      ...((kind !== 'articles' && text.match(SPAN)) || []).map(
        (span) => !spans.includes(span.replace(' à ', ' – ')) && `${span} are no hours`,
      ),
      ...times.map(
        (time) =>
          !(days.includes(time.day) && same(daysIn(plain(time.text)), [time.day])) &&
          `${time.text} is no day of the content`,
      ),
    ];
  });
});

const publicPages = content.pages.pages;

function getNames(route: string): { title: string; heading: string } | undefined {
  const title = entryAt(route)?.title;
  const page = publicPages.find(({ path }) => path === route);
  return page ?? (title ? { title, heading: title } : undefined);
}

test('the head of each page matches its entry', ANY_CONTENT, () => {
  const listed = readExported('sitemap.xml').split('<url>').slice(1);
  expect.soft(listed).toHaveLength(readPages().filter(({ meta }) => !meta.robots).length);
  expectNoFault(({ route, lang, title, h1, meta, canonical: address }) => {
    // Adds the slash of an empty path.
    const canonical = address && new URL(address).href;
    const names = getNames(route);
    const { value } = entryAt(route) ?? {};
    const description = plain(meta.description?.[0] ?? '');
    const summary =
      publicPages.find(({ path }) => path === route)?.description ??
      (value && ('excerpt' in value ? value.excerpt : 'description' in value && value.description));
    const own = listed.find((item) => item.includes(`<loc>${canonical}</loc>`));
    const { date, updated = date } = { ...noDays, ...value };
    const getDays = (name: string) => meta[name]?.map((item) => item.slice(0, 10)).join();
    return [
      lang !== getLanguage(route) && `is in ${lang}`,
      h1.length !== 1 && 'has not one h1',
      names && plain(h1[0] ?? '') !== plain(names.heading) && `is headed ${h1[0]}`,
      ...(FALLBACK_PAGES.includes(route)
        ? []
        : [
            names && !plain(title).includes(plain(names.title)) && `is called ${title}`,
            canonical !== getOrigin() + route && `has the address ${canonical}`,
            summary && !description.startsWith(plain(summary)) && `is described as ${description}`,
          ]),
      Boolean(own) !== Boolean(names ?? /^\/blog\/page\//.test(route)) &&
        'is or is not in the sitemap',
      own && updated && !own.includes(`<lastmod>${updated}`) && `is of another day in the sitemap`,
      getDays('article:published_time') !== date && 'was published another day',
      date && getDays('article:modified_time') !== updated && 'was changed another day',
    ];
  });
});

test('each picture exists and is described', ANY_CONTENT, () => {
  const described = [
    ...[...objectsIn(content)].filter(({ src, alt }) => src && alt),
    ...texts.flatMap((text) =>
      [...text.matchAll(/!\[([^\]]*)\]\(([^)]*)\)/g)].map(([, alt, src]) => ({ alt, src })),
    ),
  ];
  expectNoFault(({ pictures }) =>
    pictures.flatMap(({ src, alt }) => {
      // Photographs are renamed.
      const own = described.filter((item) => item.src === src || !src.endsWith('.svg'));
      return [
        !existsSync(join(OUT, src)) && `${src} is missing`,
        alt !== '' && !own.some((item) => same(item.alt, alt)) && `${src} is described as ${alt}`,
      ];
    }),
  );
});
