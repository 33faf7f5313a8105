import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Route } from 'next';
import { expect, test } from 'playwright/test';
import { MOST_TITLE } from '@/lib/site/metadata';
import { articles } from '@/lib/content/generated/articles';
import { site } from '@/lib/content/generated/site';
import { articleRoute, languageOf } from '@/lib/routes';
import { exportedPages, STAND_INS, type ExportedPage } from '../exported';
import { allRoutes } from '../routes';

// A crawler runs no script: what messengers and search engines know of a page stands in its file.

/** The head of an exported page: its title, and the values of each tag by name. */
interface Head {
  route: string;
  title: string;
  canonical: string;
  meta: Map<string, string[]>;
}

const ONCE = [
  'description',
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:type',
  'og:image',
  'og:image:type',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:image:alt',
];

/** Bytes; messengers leave heavier pictures out. */
const HEAVIEST = 250 * 1024;

const unescape = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function readHead({ route, html: page }: ExportedPage): Head {
  const html = page.split('</head>')[0] ?? '';
  const tags = [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => {
    const attributes = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)];
    return new Map(attributes.map(([, name = '', value = '']) => [name, unescape(value)]));
  });
  const meta = new Map<string, string[]>();
  for (const tag of tags) {
    const name = tag.get('property') ?? tag.get('name');
    if (name) meta.set(name, [...(meta.get(name) ?? []), tag.get('content') ?? '']);
  }
  return {
    route,
    title: unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: tags.find((tag) => tag.get('rel') === 'canonical')?.get('href') ?? '',
    meta,
  };
}

const heads = exportedPages()
  .filter(({ route }) => !STAND_INS.includes(route))
  .map(readHead);

const valueOf = ({ meta }: Head, name: string): string => meta.get(name)?.[0] ?? '';

/** What stands more than once in a list. */
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('every page of the site is looked at', () => {
  expect(heads.map(({ route }) => route)).toEqual(expect.arrayContaining([...allRoutes]));
});

for (const head of heads) {
  test(`${head.route} shows itself well wherever its link is sent`, () => {
    const { route, title, canonical, meta } = head;
    for (const name of ONCE) {
      expect.soft(meta.get(name), name).toEqual([expect.stringMatching(/\S/)]);
    }
    expect.soft(title).toMatch(/\S/);
    // A page's own words may be longer: then they stand alone.
    if (title.includes(` — ${site.name}`)) {
      expect.soft(title.length, 'length of the title').toBeLessThanOrEqual(MOST_TITLE);
    }
    expect.soft(valueOf(head, 'og:title')).toBe(title);
    expect.soft(valueOf(head, 'twitter:title')).toBe(title);

    const description = valueOf(head, 'description');
    expect.soft(description.length, 'length of the description').toBeGreaterThanOrEqual(60);
    expect.soft(description.length, 'length of the description').toBeLessThanOrEqual(160);
    expect.soft(valueOf(head, 'og:description')).toBe(description);
    expect.soft(valueOf(head, 'twitter:description')).toBe(description);

    expect.soft(canonical).toMatch(/^https:\/\/[^/]+(\/|$)/);
    expect.soft(new URL(canonical).pathname).toBe(route);
    expect.soft(valueOf(head, 'og:url')).toBe(canonical);
    const locale = languageOf(route) === 'en' ? 'en_GB' : 'fr_FR';
    expect.soft(valueOf(head, 'og:locale')).toBe(locale);
    expect.soft(valueOf(head, 'og:site_name')).toBe(site.name);
    expect.soft(valueOf(head, 'twitter:card')).toBe('summary_large_image');

    const image = valueOf(head, 'og:image');
    expect.soft(valueOf(head, 'twitter:image')).toBe(image);
    expect.soft(valueOf(head, 'twitter:image:alt')).toBe(valueOf(head, 'og:image:alt'));
    expect.soft(new URL(image).origin).toBe(new URL(canonical).origin);
    const file = path.join('out', new URL(image).pathname);
    expect(existsSync(file), file).toBe(true);
    const { width, height, type } = imageSize(readFileSync(file));
    expect.soft({ width, height, type }).toEqual({ width: 1200, height: 630, type: 'jpg' });
    expect.soft(valueOf(head, 'og:image:width')).toBe('1200');
    expect.soft(valueOf(head, 'og:image:height')).toBe('630');
    expect.soft(valueOf(head, 'og:image:type')).toBe('image/jpeg');
    expect.soft(statSync(file).size, 'weight of the picture').toBeLessThan(HEAVIEST);
  });
}

test('no two pages have the same title, description, address or picture', () => {
  expect.soft(repeated(heads.map(({ title }) => title))).toEqual([]);
  for (const name of ['description', 'og:url']) {
    expect.soft(repeated(heads.map((head) => valueOf(head, name))), name).toEqual([]);
  }
  // Further pages of the blog's list show the picture of the first, and an advice that of the
  // questions: it gives away nothing of the answers.
  const own = heads.filter(({ route }) => !/^\/(blog\/page|trouver)\//.test(route));
  expect.soft(repeated(own.map((head) => valueOf(head, 'og:image'))), 'og:image').toEqual([]);
});

test('a service is found by its place, and says from which price on', () => {
  const services = heads.filter(({ route }) => route.startsWith('/ServiceDetails/'));
  expect(services.length).toBeGreaterThan(0);
  for (const head of services) {
    expect.soft(head.title, head.route).toContain(site.address.city);
    const description = valueOf(head, 'description');
    if (description.length < 130) expect.soft(description).toMatch(/, dès\s\d[\d\s]*FCFA\.$/);
  }
});

test('articles say when, by whom and about what they are written, and other pages do not', () => {
  const day = /^\d{4}-\d{2}-\d{2}/;
  const categories = new Map(articles.map(({ id, category }) => [articleRoute(id), category]));
  for (const head of heads) {
    const { route, meta } = head;
    if (!route.startsWith('/blogDetails/')) {
      expect.soft(valueOf(head, 'og:type'), route).toBe('website');
      expect.soft([...meta.keys()].filter((name) => name.startsWith('article:'))).toEqual([]);
      continue;
    }
    expect.soft(valueOf(head, 'og:type'), route).toBe('article');
    expect.soft(valueOf(head, 'article:published_time'), route).toMatch(day);
    expect.soft(valueOf(head, 'article:modified_time'), route).toMatch(day);
    expect.soft(valueOf(head, 'article:author'), route).toMatch(/\S/);
    const category = categories.get(route as Route);
    expect.soft(category, route).toBeDefined();
    expect.soft(valueOf(head, 'article:section'), route).toBe(category);
    expect.soft(meta.get('article:tag'), route).toEqual([category, 'Santé à domicile']);
  }
});
