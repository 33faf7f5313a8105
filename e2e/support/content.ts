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

/** An entry that has a page of its own. */
interface Entry {
  kind: keyof typeof folders;
  value: Content[keyof typeof folders][number];
  route: string;
  title: string;
}

const textRoute = (id: string) =>
  id === 'terms-en' ? routes.englishTerms : (routes[id as keyof typeof routes] as string);

export const entries: readonly Entry[] = (
  [
    ...content.services.map((value) => ['services', value, serviceRoute(value.id)] as const),
    ...content.articles.map((value) => ['articles', value, articleRoute(value.id)] as const),
    ...content.printables.map((value) => ['printables', value, printableRoute(value.id)] as const),
    ...content.texts.map((value) => ['texts', value, textRoute(value.id)] as const),
  ] as const
).map(([kind, value, route]) => {
  const heading = content.pages.pages.find(({ path }) => path === route)?.heading ?? '';
  return { kind, value, route, title: 'title' in value ? value.title : heading };
});

const ENTRY_ROUTES = entries.map(({ route }) => route);
const SERVICE_ROUTES = content.services.map(({ id }) => serviceRoute(id));

/** The pages that together show a file. */
const FILE_ROUTES: Partial<Record<keyof typeof files, readonly string[]>> = {
  site: [routes.contact, routes.terms, routes.home, ...ENTRY_ROUTES],
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
  signs: ENTRY_ROUTES,
  firstAidPage: [routes.guides],
  hospitals: [routes.guides],
  english: [routes.english, routes.englishAppointment, routes.englishTerms],
};

/** Where the titles of entries are listed. */
const LISTS: Partial<Record<keyof typeof folders, readonly string[]>> = {
  services: [routes.prices],
  articles: content.articles.map((_, page) => blogPageRoute(page + 1)),
  printables: [routes.printables],
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

function getTexts(schema: z.ZodType, value: unknown): string[] {
  const { role } = getMeta(schema);
  if (role === 'service') return [serviceRoute(Number(value))];
  if (role === 'article') return [articleRoute(Number(value))];
  if (role === 'price') return [String(value)];
  // Photographs are renamed.
  if (role === 'image') return String(value).endsWith('.svg') ? [String(value)] : [];
  if (role === 'markdown') return markdownLines(String(value));
  const rule = unwrapped(schema);
  if (rule instanceof z.ZodLiteral) return [`${value} sur 5`];
  // Enums are variants or codes, and a lower-case word is a reference.
  const isRead = typeof value === 'string' && !role && !(rule instanceof z.ZodEnum);
  const isCode = /^[a-z][A-Za-z-]*$|^\d{4}-\d\d-\d\d$|^\d\d:\d\d$/.test(String(value));
  return isRead && !isCode ? [value] : [];
}

/** A text of the content, on one of these pages. */
interface Leaf {
  place: string;
  text: string;
  routes: readonly string[];
}

const getLeaves = (
  name: string,
  schema: z.ZodType,
  value: unknown,
  shownOn: readonly string[] = [],
): Leaf[] =>
  [...walkSchema(schema, value)].flatMap((part) => {
    const isEnglish = part.path.includes('en');
    const steps = [name, ...part.path.filter((step) => step !== 'en')];
    const place = steps.join('.') + (isEnglish ? ' in English' : '');
    // Alternative texts are compared with their picture.
    if (typeof part.value === 'object' || steps.at(-1) === 'alt' || CONDITIONAL.test(place))
      return [];
    return getTexts(part.schema, part.value).map((text) => ({
      ...{ place, text: plain(text), routes: isEnglish ? [routes.english] : shownOn },
    }));
  });

export const leaves: readonly Leaf[] = [
  ...Object.entries(files).flatMap(([name, { schema }]) =>
    getLeaves(
      ...([name, schema, content[name as keyof typeof files]] as const),
      FILE_ROUTES[name as keyof typeof files],
    ),
  ),
  ...entries.flatMap(({ kind, route, title, value }) => [
    ...getLeaves(`${kind} ${value.id}`, folders[kind].schema, value, [
      ...[route, ...(kind === 'printables' ? [routes.printables] : [])],
    ]),
    ...[title, route].map((text) => ({
      ...{ place: `list of ${kind}`, text: plain(text), routes: LISTS[kind] ?? [] },
    })),
  ]),
  ...LOCALES.flatMap((locale) =>
    Object.values(content.site.hours)
      .flatMap(({ lines }) => lines.flatMap((line) => Object.values(formatHours(line, locale))))
      .map((text) => ({
        ...{ place: 'hours', text: plain(text) },
        routes: [{ fr: routes.contact, en: routes.english }[locale]],
      })),
  ),
].filter(({ routes: shownOn }) => shownOn.length > 0);

export const objectsIn = (value: unknown): Record<string, unknown>[] =>
  typeof value === 'object' && value !== null
    ? [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
    : [];

export const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

export const entryAt = (route: string) => entries.find((entry) => entry.route === route);

export const same = (one: unknown, other: unknown) =>
  plain(String(JSON.stringify(one))) === plain(String(JSON.stringify(other)));
