import { readFileSync } from 'node:fs';
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
import { SMOKE } from '../support';

// A crawler runs no script: what messengers and search engines know of a page stands in its file.

const pagesOfAll = readPagesOnce();
const pages = () => pagesOfAll().filter(({ route }) => !STAND_INS.includes(route));

/** Bytes; messengers leave heavier pictures out. */
const HEAVIEST = 250 * 1024;

const valueOf = ({ meta }: ReadPage, name: string): string => meta[name]?.[0] ?? '';
/** What stands more than once in a list. */
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('every page has its own title and description', SMOKE, () => {
  for (const page of pages()) {
    const { route, title } = page;
    // A page's own words may be longer: then they stand alone.
    if (title.includes(` — ${site.name}`))
      expect.soft(title.length, `title of ${route}`).toBeLessThanOrEqual(MOST_TITLE);
    expect.soft(valueOf(page, 'description'), route).toMatch(/^.{60,160}$/);
    if (!route.startsWith('/ServiceDetails/')) continue;
    expect.soft(title, route).toContain(site.address.city);
    expect.soft(valueOf(page, 'description'), route).toMatch(/.{130}|, dès\s\d[\d\s]*FCFA\.$/);
  }
  expect.soft(repeated(pages().map(({ title }) => title))).toEqual([]);
  expect.soft(repeated(pages().map((page) => valueOf(page, 'description')))).toEqual([]);
});

test('every page shows itself well wherever it is shared', () => {
  const categories = new Map(articles.map(({ id, category }) => [articleRoute(id), category]));
  const day = [expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+01:00$/)];
  for (const page of pages()) {
    const { route, title, canonical, meta } = page;
    const description = valueOf(page, 'description');
    const image = valueOf(page, 'og:image');
    const category = categories.get(route as Route);
    expect.soft(meta, route).toMatchObject({
      'og:title': [title],
      'og:description': [description],
      'og:url': [canonical],
      'og:site_name': [site.name],
      'og:locale': [languageOf(route) === 'en' ? 'en_GB' : 'fr_FR'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [expect.stringMatching(/\S/)],
      'og:type': [category ? 'article' : 'website'],
      'twitter:card': ['summary_large_image'],
      'twitter:title': [title],
      'twitter:image': [image],
      ...(category && {
        'article:published_time': day,
        'article:modified_time': day,
        'article:author': [expect.stringMatching(/\S/)],
        'article:section': [category],
      }),
    });
    expect.soft(new URL(image).origin, route).toBe(new URL(canonical).origin);
    const file = readFileSync(path.join(OUT, new URL(image).pathname));
    expect.soft(imageSize(file), image).toMatchObject({ width: 1200, height: 630, type: 'jpg' });
    expect.soft(file.length, image).toBeLessThan(HEAVIEST);
  }
  // Further pages of the blog's list show the picture of the first, and an advice that of the
  // questions: it gives away nothing of the answers.
  const own = pages().filter(({ route }) => !/^\/(blog\/page|trouver)\//.test(route));
  expect.soft(repeated(own.map((page) => valueOf(page, 'og:image'))), 'pictures').toEqual([]);
});
