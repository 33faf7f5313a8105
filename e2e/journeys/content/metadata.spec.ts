import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { imageSize } from 'image-size';
import { type MetadataRoute, type Route } from 'next';
import { expect, test } from 'playwright/test';
import { WARNING_SECTION } from '@/lib/firstAid/warningSteps';
import { parseMarkdown, plainText } from '@/lib/markdown/parse';
import { articleRoute, getLanguage } from '@/lib/routing/routes';
import { MAX_DOCUMENT_TITLE_LENGTH } from '@/lib/metadata/metadata';
import { content, plain } from '@/e2e/support/content';
import { exportedPages, getLines, OUT, readExported, FALLBACK_PAGES } from '@/e2e/support/exported';
import { faultsOn, getOrigin, type ReadPage, readPages } from '@/e2e/support/readPages';
import { SMOKE } from '@/e2e/support/page';

const { articles, site } = content;

const pages = () => readPages().filter(({ route }) => !FALLBACK_PAGES.includes(route));

/** Some previewers read the first 32 KiB of a page. */
const MAX_PREVIEW_BYTES = 30_000;

/** Messengers omit larger pictures. */
const MAX_IMAGE_BYTES = 250 * 1024;

const getIds = (route: string) => pages().find((page) => page.route === route)?.ids;
const getValue = ({ meta }: ReadPage, name: string): string => meta[name]?.[0] ?? '';
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('every page has its own title and description', SMOKE, () => {
  for (const page of pages()) {
    const { route, title } = page;
    // A long title has no site name.
    if (title.includes(` — ${site.name}`))
      expect.soft(title.length, `title of ${route}`).toBeLessThanOrEqual(MAX_DOCUMENT_TITLE_LENGTH);
    expect.soft(getValue(page, 'description'), route).toMatch(/^.{60,160}$/);
    if (route.startsWith('/ServiceDetails/'))
      expect.soft(title, route).toContain(site.address.city);
  }
  expect.soft(repeated(pages().map(({ title }) => title))).toEqual([]);
  expect.soft(repeated(pages().map((page) => getValue(page, 'description')))).toEqual([]);
});

test('every page has a good link preview', () => {
  const categories = new Map(articles.map(({ id, category }) => [articleRoute(id), category]));
  const day = [expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+01:00$/)];
  for (const page of pages()) {
    const { route, title, canonical, meta, html } = page;
    const end = /^.*<meta (?:property="og:|name="(?:twitter:|description"))[^>]*>/s.exec(html)![0];
    expect.soft(Buffer.byteLength(end), route).toBeLessThanOrEqual(MAX_PREVIEW_BYTES);
    const description = getValue(page, 'description');
    const image = getValue(page, 'og:image');
    const category = categories.get(route as Route);
    expect.soft(meta, route).toMatchObject({
      'og:title': [title],
      'og:description': [description],
      'og:url': [canonical],
      'og:site_name': [site.name],
      'og:locale': [getLanguage(route) === 'en' ? 'en_GB' : 'fr_FR'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [expect.stringMatching(getLanguage(route) === 'en' ? /^[^—]+$/ : /\S/)],
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
    const file = readFileSync(join(OUT, new URL(image).pathname));
    expect.soft(imageSize(file), image).toMatchObject({ width: 1200, height: 630, type: 'jpg' });
    expect.soft(file.length, image).toBeLessThan(MAX_IMAGE_BYTES);
  }
  const own = pages().filter(({ route }) => !route.startsWith('/blog/page/'));
  expect.soft(repeated(own.map((page) => getValue(page, 'og:image'))), 'pictures').toEqual([]);
});

test('robots.txt names the sitemap, blog pages the feed', () => {
  const lines = readExported('robots.txt').trim().split(/\n+/);
  const sitemap = `Sitemap: ${getOrigin()}/sitemap.xml`;
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', sitemap]);
  for (const { route, feed } of pages())
    expect.soft(feed, route).toBe(route.startsWith('/blog') ? '/feed.xml' : '');
});

test('the feed announces each article as its page does', () => {
  const found = readExported('feed.xml').split('<entry>').slice(1);
  expect(found).toHaveLength(articles.length);
  for (const [index, article] of articles.entries()) {
    const { id, title, date, updated = date, excerpt } = article;
    const entry = plain(found[index] ?? '');
    const author = article.sample ? site.name : article.author.name;
    for (const it of [title, excerpt, author].map(plain)) expect.soft(entry, title).toContain(it);
    for (const it of [`/blogDetails/${id}"`, `<updated>${updated}`, `<published>${date}`])
      expect.soft(entry, title).toContain(it);
    const [, html = ''] =
      /<content type="html"><!\[CDATA\[(.*?)\]\]>/s.exec(found[index] ?? '') ?? [];
    const text = plain(DomUtils.textContent(parseDocument(html)));
    const lines = plainText(parseMarkdown(article.body)).split('\n');
    const warning = article.news ? [] : [WARNING_SECTION.title];
    for (const line of [...lines, ...warning]) expect.soft(text, title).toContain(plain(line));
    expect.soft(html, title).not.toMatch(/(?:href|src)="(?!https?:|tel:|mailto:)|class=|<svg/);
  }
});

test('the manifest has icons and two shortcuts', () => {
  const manifest: MetadataRoute.Manifest = JSON.parse(readExported('manifest.webmanifest'));
  const { icons = [], shortcuts = [], start_url: start = '' } = manifest;
  const purposes = icons.map((icon) => icon.purpose ?? 'any');
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']));
  for (const { src, sizes } of [
    ...icons,
    ...shortcuts.flatMap((shortcut) => shortcut.icons ?? []),
  ]) {
    const { width, height } = imageSize(readFileSync(join(OUT, src)));
    expect.soft(`${width}x${height}`, src).toBe(sizes);
  }
  expect(shortcuts).toHaveLength(2);
  expect(manifest.short_name).toBe(site.name);
  for (const address of [start, ...shortcuts.map(({ url }) => url)]) {
    const [path = '', id] = address.split('#');
    expect.soft(getIds(path), address).toEqual(expect.arrayContaining(id ? [id] : []));
  }
});

test('every page has a policy', () => {
  for (const { route, html } of exportedPages())
    expect.soft(html.includes('http-equiv="Content-Security-Policy"'), route).toBe(true);
});

test('every page is valid HTML, with labels and ordered headings', async () => {
  const rules = { 'heading-level': 'error', 'input-missing-label': 'error' } as const;
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'], rules });
  for (const { route, html } of exportedPages()) {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(faults, route).toEqual([]);
  }
});

/** Strings of the specification that typography leaves alone. */
const EXACT = [
  'Envoi en cours...',
  'Erreur: ',
  'Lien copié dans le presse-papiers !',
  'Lien copié !',
];

/** What breaks each rule. */
const FAULTS: Record<string, RegExp> = {
  '’ and not the straight apostrophe': /\p{L}'\p{L}/u,
  '« » and not straight quotation marks': /"/,
  'a no-break space before : ; ! ? »': /(?:^|[^\u00a0\d])[ ]?[:;!?»](?=\s|$)/u,
  'a no-break space after «': /«(?!\u00a0)/,
  'no-break spaces inside a number and before its unit':
    /\d \d{3}(?!\d)|\d ?FCFA|\d (?:h|%|°C|mmHg|g\/L|mg\/dL|kg|cm)(?!\p{L})/u,
  '… and not three dots': /\.\.\./,
  'a value, not a bug': /undefined|\bnull\b|NaN|\[object|\{\{?\w+\}?\}/,
  'a real text, not a placeholder': /lorem|ipsum|\bTODO\b|\bxxx\b|à compléter/i,
  'one space between words, which typefaces have': /[ \u00a0]\u00a0|\u00a0 |\S {2,}\S|\u202f/,
  'characters read in their own encoding': /Ã.|â€|\ufffd/,
};

test('every text follows French typography', () => {
  const french = readPages().filter(({ route }) => getLanguage(route) === 'fr');
  const faults = faultsOn(french, ({ html, title, labels, meta }) => {
    const shared = ['og:title', 'og:description', 'og:image:alt'].flatMap(
      (item) => meta[item] ?? [],
    );
    const texts = [title, ...shared, ...labels, ...getLines(html)];
    // Guards against a parser that finds no text.
    expect(texts.length).toBeGreaterThan(50);
    return texts
      .filter((text) => !EXACT.includes(text))
      .map((text) => text.replace(/https?:\S+|\S+@\S+/g, ''))
      .flatMap((text) =>
        Object.entries(FAULTS).map(([rule, fault]) => fault.test(text) && `${rule}: «${text}»`),
      );
  });
  expect(faults).toEqual([]);
});
