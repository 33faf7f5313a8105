import * as z from 'zod';
import { files, folders, type Content } from '@/lib/content/collections';
import { unwrapped, getMeta, walkSchema } from '@/lib/content/schemaWalk';
import { LOCALES } from '@/lib/i18n/locale';
import { formatHours } from '@/lib/openingHours/formatHours';
import {
  articleRoute,
  blogPageRoute,
  routes,
  serviceRoute,
  printableRoute,
} from '@/lib/routing/routes';
import { CONFIRMED_ONLY, readContent } from '@/scripts/prepare/content';

/** The content as texts, formatted here, but for hours: the site's own formatter would always match. */

const read = await readContent(undefined, Boolean(process.env[CONFIRMED_ONLY]));
if (!read.content) throw new Error('The content has errors: `npm run check:content` lists them.');

export const content: Content = read.content;

/** Undoes typography and entities, and removes separators from numbers. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/'|&#x27;/g, '’')
    .replace(/\.\.\./g, '…')
    .replace(/\+\d[\d ]{7,}\d/g, (phone) => phone.replace(/ /g, ''))
    .replace(/(\d)[ ,](?=\d{3}(?!\d))/g, '$1')
    .trim();

/** Facts that a page groups, separate from the other items of their list. */
export interface Item {
  name: string;
  list: string;
  /** Each fact is on one of these pages. */
  routes: readonly string[];
  texts: string[];
}

/** An entry that has a page of its own. */
interface Entry {
  route: string;
  title: string;
  kind: keyof typeof folders;
  value: Content[keyof typeof folders][number];
}

const getHeading = (route: string) =>
  content.pages.pages.find(({ path }) => path === route)?.heading ?? '';

const textRoute = (id: string) =>
  id === 'terms-en' ? routes.englishTerms : (routes[id as keyof typeof routes] as string);

const listEntries = <Value extends Entry['value']>(
  kind: keyof typeof folders,
  values: readonly Value[],
  getRoute: (value: Value) => string,
): Entry[] =>
  values.map((value) => {
    const route = getRoute(value);
    return { kind, value, route, title: 'title' in value ? value.title : getHeading(route) };
  });

export const entries: readonly Entry[] = [
  ...listEntries('services', content.services, ({ id }) => serviceRoute(id)),
  ...listEntries('articles', content.articles, ({ id }) => articleRoute(id)),
  ...listEntries('printables', content.printables, ({ id }) => printableRoute(id)),
  ...listEntries('texts', content.texts, ({ id }) => textRoute(id)),
];

const SERVICE_ROUTES = content.services.map(({ id }) => serviceRoute(id));

/** The pages that show the items of a file. */
const FILE_ROUTES: Partial<Record<keyof typeof files, readonly string[]>> = {
  site: [
    routes.contact,
    routes.terms,
    routes.home,
    articleRoute(content.articles[0]?.id ?? 0),
    ...SERVICE_ROUTES,
  ],
  home: [routes.home],
  about: [routes.about],
  servicesPage: [routes.services, ...SERVICE_ROUTES],
  pricesPage: [routes.prices, routes.home, routes.services, routes.neighbourhoods],
  team: [routes.doctors],
  area: [routes.neighbourhoods],
  howItWorks: [routes.howItWorks, routes.home, routes.prices],
  abroad: [routes.abroad],
  faq: [routes.services],
  testimonials: [routes.about],
  contact: [routes.contact],
  appointment: [routes.appointment],
  blog: [routes.blog],
  navigation: [routes.home],
  printablesPage: [routes.printables],
  signs: entries.map(({ route }) => route),
  firstAidPage: [routes.guides],
  hospitals: [routes.guides],
  english: [routes.english, routes.englishAppointment, routes.englishTerms],
};

/** Shown by scripts, or under a condition. */
const CONDITIONAL =
  /^(appointment\.confirmation|area\.(un(known|reachable)|notCovered|.*\..* in English)|english\.(terms|signs\.toReview|appointment\.image)|(english\.)?hospitals\.(toCheck|noNumber|psychiatry)|site\.(social|closingDays))/;

/** The rendered lines of a Markdown text; each table cell is a line. */
const markdownLines = (text: string): string[] =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|(?<!\S)[*_](?=\S)|(?<=\S)[*_](?!\S)/g, '')
    .split(/\n|(?<=^\|.*)\|/m)
    .map((line) => line.replace(/^[\s>|]*(?:#+ |[-*] |\d+\. )?/, '').trim())
    .filter((line) => /[^-:|\s]/.test(line));

function getLeafTexts(schema: z.ZodType, value: unknown): string[] {
  const { role } = getMeta(schema);
  if (role === 'service') return [serviceRoute(Number(value))];
  if (role === 'article') return [articleRoute(Number(value))];
  if (role === 'price') return [String(value)];
  // Photographs are renamed.
  if (role === 'image') return String(value).endsWith('.svg') ? [String(value)] : [];
  if (role === 'markdown') return markdownLines(String(value)).map(plain);
  const rule = unwrapped(schema);
  if (rule instanceof z.ZodLiteral) return [`${value} sur 5`];
  // Enums are variants or codes, and a lower-case word is a reference.
  const isRead = typeof value === 'string' && !role && !(rule instanceof z.ZodEnum);
  return isRead && !/^[a-z][A-Za-z-]*$|^\d{4}-\d\d-\d\d$|^\d\d:\d\d$/.test(value)
    ? [plain(value)]
    : [];
}

/** Groups leaves by their closest list item, else by their closest object. */
function getItems(
  name: string,
  schema: z.ZodType,
  value: unknown,
  shownOn: (path: string) => readonly string[],
): Item[] {
  const items = new Map<string, Item>();
  for (const part of walkSchema(schema, value)) {
    if (typeof part.value === 'object') continue;
    const isEnglish = part.path.includes('en');
    const steps = part.path.filter((step) => step !== 'en');
    // Alt texts are compared with their picture; prices are the same in English.
    const place = [name, ...steps].join('.') + (isEnglish ? ' in English' : '');
    if (steps.at(-1) === 'alt' || CONDITIONAL.test(place)) continue;
    const parents = steps.slice(0, typeof steps.at(-1) === 'number' ? -2 : -1);
    const last = parents.findLastIndex((step) => typeof step === 'number');
    const owner = last < 0 ? parents : parents.slice(0, last + 1);
    const texts = getLeafTexts(part.schema, part.value);
    const isPrice = getMeta(part.schema).role === 'price';
    for (const inEnglish of isPrice ? [false, true] : [isEnglish]) {
      const path = owner.join('.');
      const key = `${name} ${path}${inEnglish ? ' en' : ''}`;
      const item = items.get(key) ?? {
        name: key,
        list: last < 0 ? '' : `${name} ${owner.slice(0, -1).join('.')}${inEnglish ? ' en' : ''}`,
        routes: inEnglish ? [routes.english] : shownOn(path),
        texts: [],
      };
      item.texts.push(...texts);
      items.set(key, item);
    }
  }
  return [...items.values()];
}

/** For each set of hours, all its lines, and each line by itself. formatHours.test.ts tests the format. */
const hoursItems: Item[] = LOCALES.flatMap((locale) =>
  Object.values(content.site.hours).flatMap(({ title, en = title, lines }) => {
    const heading = { fr: title, en }[locale];
    const shownOn = [{ fr: routes.contact, en: routes.english }[locale]];
    const toItem = (list: string, texts: string[]): Item => ({
      ...{ name: `${list}: ${texts[0]}`, list, routes: shownOn, texts },
    });
    const formatted = lines.map((line) => Object.values(formatHours(line, locale)).map(plain));
    return [
      toItem(`hours in ${shownOn}`, [heading, ...formatted.flat()]),
      ...formatted.map((texts) => toItem(`hours of ${heading}`, texts)),
    ];
  }),
);

export const items: readonly Item[] = [
  ...Object.entries(files).flatMap(([name, { schema }]) => {
    const value = content[name as keyof typeof files];
    const shownOn = FILE_ROUTES[name as keyof typeof files] ?? [];
    return getItems(name, schema, value, () => shownOn);
  }),
  ...entries.flatMap(({ kind, route, value }) =>
    getItems(`${kind} ${value.id}`, folders[kind].schema, value, () =>
      kind === 'printables' ? [route, routes.printables] : [route],
    ),
  ),
  ...entries.flatMap(({ kind, route, title, value }) => {
    const name = `${kind} ${value.id} in its list`;
    const card = { name, list: `list of ${kind}`, texts: [plain(title), route] };
    if ('date' in value) {
      const shownOn = content.articles.map((_, page) => blogPageRoute(page + 1));
      return [{ ...card, routes: shownOn, texts: [...card.texts, value.date, value.category] }];
    }
    if ('use' in value)
      return [{ ...card, routes: [routes.printables], texts: [...card.texts, plain(value.use)] }];
    return kind === 'services' ? [{ ...card, routes: [routes.prices] }] : [];
  }),
  // The prices page has all prices and monthly sums.
  ...content.services.flatMap(({ id, pricing }) =>
    pricing.map(({ option, amount = 0, upTo = amount, weekly, words }) => ({
      name: `services ${id} ${option} of ${routes.prices}`,
      list: `services ${id} prices of ${routes.prices}`,
      routes: [routes.prices],
      texts: [
        option,
        ...(words ? [words.slice(1)] : [amount, upTo]),
        ...(weekly ? [4 * amount, 4 * upTo] : []),
      ].map((item) => plain(String(item))),
    })),
  ),
  ...hoursItems,
].filter(({ routes: shownOn, texts }) => shownOn.length > 0 && texts.length > 0);

export const objectsIn = (value: unknown): Record<string, unknown>[] =>
  typeof value === 'object' && value !== null
    ? [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
    : [];

export const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

export const entryAt = (route: string) => entries.find((entry) => entry.route === route);

export const same = (one: unknown, other: unknown) =>
  plain(String(JSON.stringify(one))) === plain(String(JSON.stringify(other)));
