import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { MetadataRoute } from 'next';
import { expect, test, type Page } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { pages as allPages } from '@/lib/content/generated/pages';
import { services } from '@/lib/content/generated/services';
import { languageOf } from '@/lib/routes';
import { exportedPages, OUT, readExported, STAND_INS } from '../exported';
import { adviceRoutes } from '../routes';

interface Crawled {
  route: string;
  canonical: string;
  index: boolean;
  feed: string;
  /** The day that the page itself shows, if any. */
  day: string;
  ids: string[];
}

/** Every exported page as a crawler reads its head. */
async function crawl(page: Page): Promise<Crawled[]> {
  return page.evaluate(
    (pages) =>
      pages.map(({ route, html }) => {
        const doc = new DOMParser().parseFromString(html, 'text/html');
        const valueOf = (selector: string, name: string) =>
          doc.querySelector(selector)?.getAttribute(name) ?? '';
        const canonical = valueOf('link[rel="canonical"]', 'href');
        return {
          route,
          // An address without a path is the one with a single slash.
          canonical: canonical && new URL(canonical).href,
          index: !valueOf('meta[name="robots"]', 'content').includes('noindex'),
          feed: valueOf('head link[rel="alternate"][type="application/atom+xml"]', 'href'),
          day: valueOf('article header time', 'datetime'),
          ids: [...doc.querySelectorAll('[id]')].map(({ id }) => id),
        };
      }),
    exportedPages(),
  );
}

/** An element of an XML file, with what it contains. */
interface Xml {
  name: string;
  text: string;
  attributes: Record<string, string>;
  children: Xml[];
}

/** Reads an XML file of the export; a file that is not well formed fails. */
async function readXml(page: Page, file: string): Promise<Xml> {
  const root = await page.evaluate((source) => {
    const doc = new DOMParser().parseFromString(source, 'application/xml');
    const error = doc.querySelector('parsererror');
    if (error) throw new Error(error.textContent ?? '');
    const read = (element: Element): Xml => ({
      name: element.localName,
      text: element.textContent ?? '',
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      ),
      children: [...element.children].map(read),
    });
    return read(doc.documentElement);
  }, readExported(file));
  return root;
}

const named = ({ children }: Xml, name: string) => children.filter((child) => child.name === name);
const textOf = (element: Xml, name: string) => named(element, name)[0]?.text ?? '';

const DAY = /^\d{4}-\d\d-\d\d/;

test('the sitemap names every page once under its own address, and nothing else', async ({
  page,
}) => {
  const pages = await crawl(page);
  const sitemap = await readXml(page, 'sitemap.xml');
  const locations = sitemap.children.map((url) => textOf(url, 'loc'));
  const listed = pages.filter(({ index }) => index);
  expect(locations.toSorted()).toEqual(listed.map(({ canonical }) => canonical).toSorted());
  const written = allPages.pages.length + services.length + articles.length;
  expect(listed.length).toBeGreaterThanOrEqual(written);
  const unlisted = pages.filter(({ index }) => !index).map(({ route }) => route);
  expect(unlisted.toSorted()).toEqual([...STAND_INS, ...adviceRoutes].toSorted());
  for (const stray of ['_not-found', '_not-found.txt', '404']) {
    expect(existsSync(join(OUT, stray)), stray).toBe(false);
  }
});

test('the sitemap dates the pages that have a date, as they do themselves', async ({ page }) => {
  const pages = await crawl(page);
  const sitemap = await readXml(page, 'sitemap.xml');
  expect(pages.filter(({ day }) => day).length).toBeGreaterThanOrEqual(articles.length);
  for (const url of sitemap.children) {
    const shown = pages.find(({ canonical }) => canonical === textOf(url, 'loc'));
    const lastmod = textOf(url, 'lastmod');
    if (shown?.day) expect.soft(lastmod >= shown.day, shown.route).toBe(true);
    if (lastmod) expect.soft(lastmod).toMatch(DAY);
  }
});

test('robots.txt opens the whole site and leads to the sitemap', async ({ page }) => {
  const home = (await crawl(page)).find(({ route }) => route === '/')?.canonical ?? '';
  const lines = readExported('robots.txt').trim().split(/\n+/);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${home}sitemap.xml`]);
});

test('every page leads to the feed, but for those in another language than its articles', async ({
  page,
}) => {
  for (const { route, feed } of await crawl(page)) {
    expect.soft(feed, route).toBe(languageOf(route) === 'fr' ? '/feed.xml' : '');
  }
});

test('the feed is a full Atom feed: every article whole, dated, signed, with addresses that hold anywhere', async ({
  page,
}) => {
  const feed = await readXml(page, 'feed.xml');
  expect(feed.name).toBe('feed');
  expect(feed.attributes).toMatchObject({
    xmlns: 'http://www.w3.org/2005/Atom',
    'xml:lang': 'fr',
  });
  const pages = await crawl(page);
  const home = pages.find(({ route }) => route === '/')?.canonical ?? '';
  const articles = pages.filter(({ route }) => route.startsWith('/blogDetails/'));
  const entries = named(feed, 'entry');

  for (const element of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated']) {
      expect.soft(named(element, name), name).toHaveLength(1);
      expect.soft(textOf(element, name), name).not.toBe('');
    }
    expect.soft(textOf(element, 'updated')).toMatch(DAY);
    const [author] = named(element, 'author');
    expect.soft(author && textOf(author, 'name')).toBeTruthy();
    for (const { attributes } of named(element, 'link')) {
      expect.soft(attributes.href).toMatch(/^https:\/\//);
    }
  }
  const self = named(feed, 'link').find(({ attributes }) => attributes.rel === 'self');
  expect(self?.attributes.href).toBe(`${home}feed.xml`);
  const newest = entries
    .map((entry) => textOf(entry, 'updated'))
    .toSorted()
    .at(-1);
  expect(textOf(feed, 'updated')).toBe(newest);

  const ids = entries.map((entry) => textOf(entry, 'id'));
  expect(ids.toSorted()).toEqual(articles.map(({ canonical }) => canonical).toSorted());
  for (const entry of entries) {
    const article = articles.find(({ canonical }) => canonical === textOf(entry, 'id'));
    expect.soft(textOf(entry, 'published').slice(0, 10)).toBe(article?.day);
    expect.soft(named(entry, 'content')[0]?.attributes.type).toBe('html');
  }
});

test('an article reads the same in the feed as on its page', async ({ page }) => {
  const feed = await readXml(page, 'feed.xml');
  for (const entry of named(feed, 'entry')) {
    const route = new URL(textOf(entry, 'id')).pathname;
    const found = await page.evaluate(
      ({ content, html }) => {
        const parse = (source: string) => new DOMParser().parseFromString(source, 'text/html');
        const blocksOf = (root: ParentNode) =>
          [...root.querySelectorAll('h2, h3, h4, p, li:not(:has(h3)), td, th')].map((block) =>
            (block.textContent ?? '').trim(),
          );
        const inFeed = parse(content).body;
        // Beside the text stands what to do at which signs, whose steps are numbered by words on
        // the page, by the list in the feed.
        const article = parse(html);
        const text = article.querySelector('article [data-read]');
        const signs = article.querySelector('section[aria-labelledby="quand-consulter"]');
        signs?.querySelectorAll('ol h3 > span:first-child').forEach((rank) => rank.remove());
        return {
          feed: blocksOf(inFeed),
          page: [text, signs].flatMap((part) => (part ? blocksOf(part) : [])),
          addresses: [...inFeed.querySelectorAll('[href], [src]')].map(
            (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          ),
        };
      },
      { content: textOf(entry, 'content'), html: readExported(`${route}.html`) },
    );
    expect.soft(found.feed.length, route).toBeGreaterThan(20);
    expect.soft(found.feed, route).toEqual(found.page);
    for (const address of found.addresses) {
      expect.soft(address, route).toMatch(/^(?:https:|mailto:|tel:)/);
    }
  }
});

test('the hosts’ redirects lead from addresses without a page to pages and parts that exist', async ({
  page,
}) => {
  const pages = await crawl(page);
  const rules = readExported('_redirects').trim().split('\n');
  // Cloudflare Pages reads no more, and patterns count against a smaller limit.
  expect(rules.length).toBeLessThanOrEqual(2000);
  expect(rules).toEqual(
    expect.arrayContaining([
      '/appointment /appoitment 301',
      '/rendez-vous /appoitment 301',
      '/equipe /doctors 301',
      '/servicedetails/1 /ServiceDetails/1 301',
      '/blogdetails/5 /blogDetails/5 301',
    ]),
  );
  const sources = new Set<string>();
  for (const rule of rules) {
    const [from = '', to = '', code] = rule.split(' ');
    expect.soft(from, rule).toMatch(/^\/[a-z0-9/-]+$/);
    expect.soft(sources.has(from), `${from} stands twice`).toBe(false);
    sources.add(from);
    expect.soft(code, rule).toBe('301');
    expect
      .soft(
        pages.some(({ route }) => route === from.replace(/\/$/, '')),
        rule,
      )
      .toBe(false);
    const [path, part] = to.split('#');
    const target = pages.find(({ route, index }) => index && route === path);
    expect.soft(target, rule).toBeDefined();
    if (part) expect.soft(target?.ids, rule).toContain(part);
  }
});

test('a phone can put the site on its home screen, with icons for every mask and two short ways in', () => {
  const manifest: MetadataRoute.Manifest = JSON.parse(readExported('manifest.webmanifest'));
  const { icons = [], shortcuts = [], start_url: start = '' } = manifest;
  expect(icons.map((icon) => icon.purpose ?? 'any')).toEqual(
    expect.arrayContaining(['any', 'maskable', 'monochrome']),
  );
  for (const { src, sizes } of [
    ...icons,
    ...shortcuts.flatMap((shortcut) => shortcut.icons ?? []),
  ]) {
    const { width, height } = imageSize(readFileSync(join(OUT, src)));
    expect.soft(`${width}x${height}`, src).toBe(sizes);
  }
  expect(shortcuts.map(({ name }) => name)).toEqual(['Appeler le centre', 'Prendre rendez-vous']);
  const ways = shortcuts.map(({ url }) => url.split('#'));
  for (const [path = '', id] of [...ways, [start]]) {
    const page = exportedPages().find(({ route }) => route === path);
    expect(page, path).toBeDefined();
    if (id) expect(page?.html, path).toContain(` id="${id}"`);
  }
});
