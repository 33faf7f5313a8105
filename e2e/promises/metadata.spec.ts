import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Route } from 'next';
import { expect, test } from 'playwright/test';
import { MOST_TITLE } from '@/lib/site/metadata';
import { articles } from '@/lib/content/generated/articles';
import { site } from '@/lib/content/generated/site';
import { articleRoute, languageOf } from '@/lib/routes';
import { OUT, STAND_INS } from '../exported';
import { readPagesOnce, type ReadPage } from '../readPages';
import { allRoutes } from '../routes';
import { SMOKE } from '../support';

// A crawler runs no script: what messengers and search engines know of a page stands in its file.

const pagesOfAll = readPagesOnce();
const pages = () => pagesOfAll().filter(({ route }) => !STAND_INS.includes(route));

/** Bytes; messengers leave heavier pictures out. */
const HEAVIEST = 250 * 1024;

const valueOf = ({ meta }: ReadPage, name: string): string => meta[name]?.[0] ?? '';

/** What stands more than once in a list. */
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('every page has a title and a description of its own', SMOKE, () => {
  expect(pages().map(({ route }) => route)).toEqual(expect.arrayContaining([...allRoutes]));
  for (const page of pages()) {
    const { route, title } = page;
    expect.soft(title, route).toMatch(/\S/);
    // A page's own words may be longer: then they stand alone.
    if (title.includes(` — ${site.name}`)) {
      expect.soft(title.length, `title of ${route}`).toBeLessThanOrEqual(MOST_TITLE);
    }
    const { length } = valueOf(page, 'description');
    expect.soft(length, `description of ${route}`).toBeGreaterThanOrEqual(60);
    expect.soft(length, `description of ${route}`).toBeLessThanOrEqual(160);
  }
  expect.soft(repeated(pages().map(({ title }) => title))).toEqual([]);
  expect.soft(repeated(pages().map((page) => valueOf(page, 'description')))).toEqual([]);
});

test('every page shows itself well wherever its link is sent', () => {
  for (const page of pages()) {
    const { route, title, canonical, meta } = page;
    const description = valueOf(page, 'description');
    const [image] = meta['og:image'] ?? [];
    const [alt] = meta['og:image:alt'] ?? [];
    const said = {
      'og:title': [title],
      'og:description': [description],
      'og:url': [canonical],
      'og:site_name': [site.name],
      'og:locale': [languageOf(route) === 'en' ? 'en_GB' : 'fr_FR'],
      'og:image': [expect.stringContaining(new URL(canonical).origin)],
      'og:image:type': ['image/jpeg'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [expect.stringMatching(/\S/)],
      'twitter:card': ['summary_large_image'],
      'twitter:title': [title],
      'twitter:description': [description],
      'twitter:image': [image],
      'twitter:image:alt': [alt],
    };
    expect.soft(meta, route).toMatchObject(said);
    const file = path.join(OUT, new URL(image ?? '').pathname);
    expect(existsSync(file), file).toBe(true);
    const { width, height, type } = imageSize(readFileSync(file));
    expect.soft({ width, height, type }, file).toEqual({ width: 1200, height: 630, type: 'jpg' });
    expect.soft(statSync(file).size, `weight of ${file}`).toBeLessThan(HEAVIEST);
  }
  // Further pages of the blog's list show the picture of the first, and an advice that of the
  // questions: it gives away nothing of the answers.
  const own = pages().filter(({ route }) => !/^\/(blog\/page|trouver)\//.test(route));
  expect.soft(repeated(own.map((page) => valueOf(page, 'og:image'))), 'pictures').toEqual([]);
});

test('a service is found by its place, and says from which price on', () => {
  const services = pages().filter(({ route }) => route.startsWith('/ServiceDetails/'));
  expect(services.length).toBeGreaterThan(0);
  for (const page of services) {
    expect.soft(page.title, page.route).toContain(site.address.city);
    const description = valueOf(page, 'description');
    if (description.length < 130) expect.soft(description).toMatch(/, dès\s\d[\d\s]*FCFA\.$/);
  }
});

test('articles say when, by whom and about what they are written, and other pages do not', () => {
  const day = [expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+01:00$/)];
  const categories = new Map(articles.map(({ id, category }) => [articleRoute(id), category]));
  for (const { route, meta } of pages()) {
    const category = categories.get(route as Route);
    const said = {
      'article:published_time': day,
      'article:modified_time': day,
      'article:author': [expect.stringMatching(/\S/)],
      'article:section': [category],
      'article:tag': [category, 'Santé à domicile'],
    };
    expect.soft(meta['og:type'], route).toEqual([category ? 'article' : 'website']);
    const repeated = Object.keys(meta).filter((name) => (meta[name]?.length ?? 0) > 1);
    expect.soft(repeated, route).toEqual(category ? ['article:tag'] : []);
    const found = Object.entries(meta).filter(([name]) => name.startsWith('article:'));
    expect.soft(Object.fromEntries(found), route).toEqual(category ? said : {});
  }
});
