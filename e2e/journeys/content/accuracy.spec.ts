import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import type { Content } from '@/lib/content/collections';
import * as englishForm from '@/lib/appointment/words/en';
import * as frenchForm from '@/lib/appointment/words/fr';
import { LOCALES } from '@/lib/i18n/locale';
import { formatHours } from '@/lib/openingHours/formatHours';
import { articleRoute, getLanguage, serviceRoute } from '@/lib/routing/routes';
import { exportedPages, getLines, OUT, readExported, FALLBACK_PAGES } from '@/e2e/support/exported';
import {
  content,
  entries,
  entryAt,
  items,
  objectsIn,
  plain,
  same,
  textsIn,
} from '@/e2e/support/content';
import { linkTargets } from '@/e2e/support/linkTargets';
import { findUnexpected } from '@/e2e/support/unexpectedTexts';
import { faultsOn, getOrigin, readPages, type ReadPage } from '@/e2e/support/readPages';

/** Pages show the content, and nothing else. */

const { site, services } = content;

function expectNoFault(check: Parameters<typeof faultsOn>[1]) {
  expect(readPages().length).toBeGreaterThan(entries.length);
  expect(faultsOn(readPages(), check)).toEqual([]);
}

const PHONE_OR_EMAIL = /\+\d{8,15}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

const getDays = (value: unknown) => textsIn(value).filter((text) => /^\d{4}-\d\d-\d\d$/.test(text));

const PRICE = /(?:(\d+) (?:à|to) )?(\d+) ?FCFA|FCFA (\d+)(?: to (\d+))?/g;
const HOUR = String.raw`(?:\d+ h(?: \d\d)?|\d+(?::\d\d)? [ap]m|noon|midnight)`;
const SPAN = new RegExp(`${HOUR} (?:–|à) ${HOUR}`, 'g');
const DATE = /\b(\d{1,2})(?:er)? (\p{L}{3,9}) ((?:19|20)\d\d)(?!\d)/gu;

const MONTHS = ['fr', 'en'].map((language) =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(2024, month, 15).toLocaleDateString(language, { month: 'long' }).toLowerCase(),
  ),
);

const daysIn = (text: string): { day: string; words: string }[] =>
  [...text.matchAll(DATE)].flatMap(([words, day = '', name = '', year]) => {
    const month = Math.max(...MONTHS.map((names) => names.indexOf(name.toLowerCase()))) + 1;
    const two = (part: number | string) => String(part).padStart(2, '0');
    return month > 0 ? [{ day: `${year}-${two(month)}-${two(day)}`, words }] : [];
  });

const digits = (text: string) => text.replace(/\D/g, '');

const texts = [...textsIn(content), ...textsIn([frenchForm, englishForm])].map(plain);

test('each item is on its page, apart from others', async ({ page }) => {
  const files = exportedPages().map(({ route, html }) => ({ route, html: plain(html) }));
  expect(items.length).toBeGreaterThan(entries.length * 5);
  expect(await page.evaluate(findUnexpected, { pages: files, items: [...items] })).toEqual([]);
});

const articleAt = (route: string) => content.articles.find(({ id }) => route === articleRoute(id));

test('each link leads where its name says', () => {
  /** The targets of link texts that are not in the content. */
  const seen = new Map<string, string>();
  const ids = new Map(readPages().map((page) => [page.route, page.ids]));

  function checkInternal({ route, lang }: ReadPage, name: string, href: string) {
    const { pathname, hash, searchParams } = new URL(href, `https://site${route}`);
    const part = decodeURIComponent(hash.slice(1));
    const known = ids.get(pathname);
    if (!known) return !existsSync(join(OUT, pathname)) && 'leads nowhere';
    if (part && !known.includes(part)) return 'leads to no part of its page';
    const requested = searchParams.get('service');
    const to = requested ? serviceRoute(Number(requested)) : pathname;
    const key = plain(name)
      .toLowerCase()
      .replace(/ \(in french\)$/, '');
    const targets = linkTargets.get(key) ?? linkTargets.get(key.slice(key.indexOf(' : ') + 3));
    if (requested && !targets?.has(to)) {
      // Each service of an article has its own links.
      const named = articleAt(route);
      const asked = services.find(({ id }) => id === Number(requested));
      const own =
        to === route ||
        searchParams.get('prix')?.startsWith(`prix-${requested}-`) ||
        named?.services.includes(Number(requested)) ||
        [asked?.title, asked?.en?.title].some(
          (title) => title && key.includes(plain(title).toLowerCase()),
        );
      return !own && 'asks for another service';
    }
    if (targets)
      return ![to, to + hash, href].some((item) => targets.has(item)) && 'leads elsewhere';
    // english.spec.ts checks links between languages.
    if ((pathname === route && part) || getLanguage(pathname) !== lang) return false;
    const first = seen.get(key) ?? to + hash;
    seen.set(key, first);
    return first !== to + hash && `leads to ${first} on other pages`;
  }

  function checkExternal({ route, canonical }: ReadPage, name: string, href: string) {
    const { protocol, hostname, pathname, searchParams } = new URL(href);
    const text = plain(searchParams.get('text') ?? '');
    const title = entryAt(route)?.title;
    const doctor = content.team.doctors.find((doctor) => name.includes(doctor.name));
    const called = digits(name);
    if (protocol === 'tel:') {
      const own = called ? called === digits(href) : `tel:${site.phones[0]}` === href;
      return !own && 'calls another number';
    }
    if (protocol === 'mailto:') return pathname !== site.email && 'writes to another address';
    if (doctor)
      return !Object.values(doctor.social ?? {}).includes(href as 'https://') && 'is another’s';
    if (hostname === 'wa.me' && pathname === '/') {
      const shared = title ? plain(title) : 'Conseil n°';
      return !(text.startsWith(shared) && text.endsWith(` ${canonical}`)) && 'shares another page';
    }
    if (hostname === 'wa.me') {
      if (pathname !== `/${digits(site.whatsapp)}`) return 'writes to another number';
      const [, subject] = /« (.*) »/.exec(text) ?? [];
      return (
        subject !== undefined && subject !== (title && plain(title)) && 'writes of something else'
      );
    }
    if (searchParams.has('u')) return searchParams.get('u') !== canonical && 'shares another page';
    return !texts.some((text) => text.includes(href)) && 'is no address of the content';
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

test('each phone number and e-mail is in the content', () => {
  const known = texts.flatMap((text) => text.match(PHONE_OR_EMAIL) ?? []);
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' });
  const readable = files.filter(
    (file) => /\.(html|txt|xml|json|webmanifest)$/.test(file) && !file.startsWith('licenses'),
  );
  expect(readable.length).toBeGreaterThan(readPages().length);
  const faults = readable.flatMap((file) => {
    const found = plain(readExported(file).replaceAll('\\n', ' ')).match(PHONE_OR_EMAIL) ?? [];
    return found.filter((item) => !known.includes(item)).map((item) => `${item} in ${file}`);
  });
  expect(faults).toEqual([]);
});

test('each price, day and hour is in the content', () => {
  const noDays: Partial<Pick<Content['articles'][number], 'date' | 'updated' | 'review'>> = {};
  const reviewed = [content.firstAidPage.review, content.signs.review];
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
    const read = [...getLines(html), ...labels, ...(meta['og:title'] ?? [])];
    const text = read.map(plain).join('\n');
    const entry = entryAt(route);
    const shownServices = services.filter(
      ({ id }) => entry?.kind !== 'services' || entry.value.id === id,
    );
    const prices = getPrices(shownServices);
    // Articles mention other hours.
    const ownSpans = entry?.kind === 'articles' ? [] : (text.match(SPAN) ?? []);
    const days = [...getDays(site), ...getDays(entry?.value ?? reviewed)];
    const shown = daysIn(text).map((item) => item.day);
    const { date, updated, review } = { ...noDays, ...entry?.value };
    const near = times.flatMap((time) =>
      time.near.flatMap((item) => getDays(entryAt(item)?.value)),
    );
    return [
      ...[date, updated, review?.on].map(
        (item) => item && !shown.includes(item) && `${item} is missing`,
      ),
      ...[...text.matchAll(PRICE)].flatMap(([price, ...amounts]) =>
        amounts
          .filter(Boolean)
          .map((amount) => !prices.includes(Number(amount)) && `${price} is no price`),
      ),
      ...ownSpans.map(
        (span) => !spans.includes(span.replace(' à ', ' – ')) && `${span} are no hours`,
      ),
      ...daysIn(text).map(
        ({ day, words }) =>
          ![...days, ...near].includes(day) &&
          !texts.some((text) => text.includes(words)) &&
          `${words} is no day`,
      ),
      ...times.map((time) => {
        const of = entryAt(time.near.find((item) => entryAt(item)) ?? route)?.value ?? reviewed;
        if (!getDays(of).includes(time.day)) return `${time.day} is of another entry`;
        return daysIn(plain(time.text))[0]?.day !== time.day && `${time.text} is not ${time.day}`;
      }),
    ];
  });
});

const publicPages = content.pages.pages;

function getNames(route: string): { title: string; heading: string } | undefined {
  const page = publicPages.find(({ path }) => path === route);
  if (page) return { title: page.title, heading: page.heading };
  const title = entryAt(route)?.title;
  return title ? { title, heading: title } : undefined;
}

test('the head of each page matches its entry', () => {
  const listed = readExported('sitemap.xml').split('<url>').slice(1);
  expect(listed).toHaveLength(readPages().filter(({ meta }) => !meta.robots).length);
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
    const { date, updated = date } = { date: undefined, updated: undefined, ...value };
    const days = (name: string) => meta[name]?.map((item) => item.slice(0, 10)).join();
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
      days('article:published_time') !== date && 'was published another day',
      date && days('article:modified_time') !== updated && 'was changed another day',
    ];
  });
});

test('each picture exists and is described as in the content', () => {
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
      const isRight = alt === '' || own.some((item) => same(item.alt, alt));
      return [
        !existsSync(join(OUT, src)) && `${src} is missing`,
        !isRight && `${src} is described as ${alt}`,
      ];
    }),
  );
});
