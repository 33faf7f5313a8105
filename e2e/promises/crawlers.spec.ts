import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { MetadataRoute } from 'next';
import { expect, test, type Page } from 'playwright/test';
import { articles } from '@/lib/content/generated/articles';
import { articleRoute, languageOf } from '@/lib/routes';
import { exportedPages, OUT, readExported } from '../exported';
import { readPagesOnce } from '../readPages';

/** The files beside the pages: sitemap, robots.txt, feed, redirects and manifest. */

const pagesOfAll = readPagesOnce();
const isListed = ({ meta }: { meta: Record<string, string[]> }) =>
  !meta.robots?.[0]?.includes('noindex');
const addressOf = (route: string) => {
  const canonical = pagesOfAll().find((page) => page.route === route)?.canonical;
  // An address without a path is the one with a single slash.
  return canonical ? new URL(canonical).href : '';
};

/** The elements of an XML file by name, each with what it contains; one not well formed fails. */
async function readXml(page: Page, file: string, name: string): Promise<Record<string, string>[]> {
  return page.evaluate(
    ([source, wanted]) => {
      const doc = new DOMParser().parseFromString(source, 'application/xml');
      const error = doc.querySelector('parsererror');
      if (error) throw new Error(error.textContent ?? '');
      return [...doc.getElementsByTagName(wanted)].map((element) =>
        Object.fromEntries([...element.children].map((it) => [it.localName, it.textContent])),
      );
    },
    [readExported(file), name] as const,
  );
}

test('robots.txt opens the whole site and leads to the sitemap', () => {
  const lines = readExported('robots.txt').trim().split(/\n+/);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${addressOf('/')}sitemap.xml`]);
});

test('every page leads to the feed, but for those in another language than its articles', () => {
  for (const { route, feed } of pagesOfAll()) {
    expect.soft(feed, route).toBe(languageOf(route) === 'fr' ? '/feed.xml' : '');
  }
});

test('the feed has every article, under its address', async ({ page }) => {
  const entries = await readXml(page, 'feed.xml', 'entry');
  expect(entries.map(({ id }) => id).toSorted()).toEqual(
    articles.map(({ id }) => addressOf(articleRoute(id))).toSorted(),
  );
});

test('the hosts’ redirects lead from addresses without a page to pages and parts that exist', () => {
  const rules = readExported('_redirects').trim().split('\n');
  // Cloudflare Pages reads no more, and patterns count against a smaller limit.
  expect(rules.length).toBeLessThanOrEqual(2000);
  const sources = rules.map((rule) => rule.split(' ')[0] ?? '');
  expect(new Set(sources).size).toBe(sources.length);
  for (const rule of rules) {
    const [from = '', path = '', part] =
      /^([a-z0-9/-]+) ([^# ]+)#?(\S*) 301$/.exec(rule)?.slice(1) ?? [];
    expect.soft(from, rule).not.toBe('');
    const routes = pagesOfAll().map(({ route }) => route);
    expect.soft(routes, rule).not.toContain(from.replace(/\/$/, ''));
    const target = pagesOfAll().find((it) => isListed(it) && it.route === path);
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
  for (const { src, sizes } of [...icons, ...shortcuts.flatMap((it) => it.icons ?? [])]) {
    const { width, height } = imageSize(readFileSync(join(OUT, src)));
    expect.soft(`${width}x${height}`, src).toBe(sizes);
  }
  expect(shortcuts).toHaveLength(2);
  // More is cut under an icon.
  for (const { short_name: name = '' } of [manifest, shortcuts[0]!]) {
    expect(name.length, name).toBeLessThanOrEqual(12);
    expect(name, name).toMatch(/^\p{Lu}[\p{L} ]+$/u);
  }
  for (const address of [start, ...shortcuts.map(({ url }) => url)]) {
    const [path, id = ''] = address.split('#');
    const html = exportedPages().find(({ route }) => route === path)?.html;
    expect(html, address).toContain(id && ` id="${id}"`);
  }
});
