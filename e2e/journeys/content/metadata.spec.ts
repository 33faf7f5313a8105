import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { imageSize } from 'image-size';
import type { MetadataRoute } from 'next';
import { expect, test } from 'playwright/test';
import { WARNING_SECTION } from '@/lib/firstAid/warningSteps';
import { parseMarkdown, plainText } from '@/lib/markdown/parse';
import { articleRoute, getLanguage, getTranslations } from '@/lib/routing/routes';
import { content, entryAt, plain } from '@/e2e/support/content';
import { FALLBACK_PAGES, OUT, readExported } from '@/e2e/support/exported';
import { readPages } from '@/e2e/support/readPages';
import { ANY_CONTENT } from '@/e2e/support/page';

const { articles, site } = content;

const pages = () => readPages().filter(({ route }) => !FALLBACK_PAGES.includes(route));

/** Some previewers read the first 32 KiB of a page. */
const MAX_PREVIEW_BYTES = 30_000;

/** Messengers omit larger pictures. */
const MAX_IMAGE_BYTES = 250 * 1024;

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

/** What the content says of a page: nothing of the later pages of the blog. */
function getNames(route: string) {
  const page = content.pages.pages.find(({ path }) => path === route);
  if (page) return page;
  const { title = '', value } = entryAt(route) ?? {};
  const excerpt = value && 'excerpt' in value ? value.excerpt : undefined;
  const description = value && 'description' in value ? value.description : excerpt;
  return { title, heading: title, description: description ?? '' };
}

test('every page has its own head and a good link preview', ANY_CONTENT, () => {
  const listed = readExported('sitemap.xml').split('<url>').slice(1);
  expect.soft(listed).toHaveLength(pages().length);
  const origin = new URL(pages()[0]!.canonical).origin;
  expect.soft(readExported('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  for (const page of pages()) {
    const { route, title, h1, canonical, meta, html } = page;
    const language = getLanguage(route);
    const names = getNames(route);
    const article = articles.find(({ id }) => articleRoute(id) === route);
    const { category = '', date = '', updated = date } = article ?? {};
    const [image = ''] = meta['og:image'] ?? [];
    const pair = getTranslations(route);
    expect.soft({ ...page, title: plain(title), h1: h1.map(plain) }, route).toMatchObject({
      lang: language,
      translations: pair ? { ...pair, 'x-default': pair.fr } : {},
      feed: route.startsWith('/blog') ? '/feed.xml' : '',
      title: expect.stringContaining(plain(names.title)),
      h1: [expect.stringContaining(plain(names.heading))],
      meta: {
        description: [expect.stringMatching(/^.{60,160}$/)],
        'og:title': [title],
        'og:description': meta.description,
        'og:url': [canonical],
        'og:site_name': [site.name],
        'og:locale': [language === 'en' ? 'en_GB' : 'fr_FR'],
        'og:image': [expect.stringMatching(`^${origin}/`)],
        'og:image:width': ['1200'],
        'og:image:height': ['630'],
        'og:image:alt': [expect.stringMatching(language === 'en' ? /^[^—]+$/ : /\S/)],
        'og:type': [category ? 'article' : 'website'],
        'twitter:card': ['summary_large_image'],
        'twitter:title': [title],
        'twitter:image': [image],
        ...(category && {
          'article:published_time': [expect.stringMatching(`^${date}T.*\\+01:00$`)],
          'article:modified_time': [expect.stringMatching(`^${updated}T.*\\+01:00$`)],
          'article:author': [expect.stringMatching(/\S/)],
          'article:section': [category],
        }),
      },
    });
    expect.soft(plain(meta.description?.join() ?? ''), route).toContain(plain(names.description));
    // Adds the slash of an empty path.
    const { href } = new URL(canonical);
    expect.soft(href).toBe(origin + route);
    const entry = listed.find((item) => item.includes(`<loc>${href}</loc>`));
    expect.soft(entry, route).toContain(date && `<lastmod>${updated}`);

    // In the top bar, the menu and the footer of French pages.
    const toEnglish = html.match(/<a\b[^>]*href="\/en"[^>]*lang="en" hrefLang="en"/g) ?? [];
    if (language === 'fr') expect.soft(toEnglish.length, route).toBeGreaterThanOrEqual(3);
    else expect.soft(page.links, route).toContainEqual({ name: 'Français', href: pair?.fr });

    const end = /^.*<meta (?:property="og:|name="(?:twitter:|description"))[^>]*>/s.exec(html)![0];
    expect.soft(Buffer.byteLength(end), route).toBeLessThanOrEqual(MAX_PREVIEW_BYTES);
    const file = readFileSync(join(OUT, new URL(image).pathname));
    expect.soft(imageSize(file), image).toMatchObject({ width: 1200, height: 630, type: 'jpg' });
    expect.soft(file.length, image).toBeLessThan(MAX_IMAGE_BYTES);
  }
  const own = pages().filter(({ route }) => !route.startsWith('/blog/page/'));
  const getAll = (name: string) => own.flatMap(({ meta }) => meta[name] ?? []);
  for (const name of ['og:title', 'description', 'og:image'])
    expect.soft(repeated(getAll(name)), name).toEqual([]);
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
  const small = shortcuts.flatMap((shortcut) => shortcut.icons ?? []);
  for (const { src, sizes } of [...icons, ...small]) {
    const { width, height } = imageSize(readFileSync(join(OUT, src)));
    expect.soft(`${width}x${height}`, src).toBe(sizes);
  }
  expect(shortcuts).toHaveLength(2);
  for (const address of [start, ...shortcuts.map(({ url }) => url)]) {
    const [path, id] = address.split('#');
    const { ids } = pages().find(({ route }) => route === path) ?? {};
    expect.soft(ids, address).toEqual(expect.arrayContaining(id ? [id] : []));
  }
});

test('every page is valid, with policy, labels, ordered headings', async () => {
  const rules = { 'heading-level': 'error', 'input-missing-label': 'error' } as const;
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'], rules });
  for (const { route, html } of readPages()) {
    expect.soft(html.includes('http-equiv="Content-Security-Policy"'), route).toBe(true);
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
  for (const { route, lines, title, labels, meta } of readPages()) {
    if (getLanguage(route) !== 'fr') continue;
    const shared = ['og:title', 'og:description', 'og:image:alt'].flatMap((it) => meta[it] ?? []);
    const texts = [title, ...shared, ...labels, ...lines];
    // Guards against a parser that finds no text.
    expect(texts.length).toBeGreaterThan(50);
    const read = texts
      .filter((text) => !EXACT.includes(text))
      .map((text) => text.replace(/https?:\S+|\S+@\S+/g, ''));
    const faults = Object.entries(FAULTS).flatMap(([rule, fault]) =>
      read.filter((text) => fault.test(text)).map((text) => `${rule}: ${text}`),
    );
    expect.soft(faults, route).toEqual([]);
  }
});
