import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { MetadataRoute } from 'next';
import { expect, test } from 'playwright/test';
import { OUT, readExported } from '../exported';
import { originOf, readPagesOnce } from '../readPages';

/** The files beside the pages; `facts.spec.ts` has the sitemap and the feed. */

const pages = readPagesOnce();
const idsOf = (route: string) => pages().find((page) => page.route === route)?.ids;

test('crawlers find the sitemap, and the blog’s pages the feed', () => {
  const lines = readExported('robots.txt').trim().split(/\n+/);
  const sitemap = `Sitemap: ${originOf(pages())}/sitemap.xml`;
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', sitemap]);
  for (const { route, feed } of pages())
    expect.soft(feed, route).toBe(route.startsWith('/blog') ? '/feed.xml' : '');
});

test('redirects lead from free addresses to pages and parts', () => {
  const rules = readExported('_redirects').trim().split('\n');
  // Cloudflare Pages reads no more.
  expect(rules.length).toBeLessThanOrEqual(2000);
  const sources = rules.map((rule) => rule.split(' ')[0] ?? '');
  expect(new Set(sources).size).toBe(sources.length);
  for (const rule of rules) {
    const [, from = '', to = '', part] = /^([a-z0-9/-]+) ([^# ]+)#?(\S*) 301$/.exec(rule) ?? [];
    expect.soft(idsOf(from.replace(/\/$/, '')), rule).toBeUndefined();
    expect.soft(idsOf(to), rule).toEqual(part ? expect.arrayContaining([part]) : expect.anything());
  }
});

test('the site installs with fitting icons and two shortcuts', () => {
  const manifest: MetadataRoute.Manifest = JSON.parse(readExported('manifest.webmanifest'));
  const { icons = [], shortcuts = [], start_url: start = '' } = manifest;
  const purposes = icons.map((icon) => icon.purpose ?? 'any');
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']));
  for (const { src, sizes } of [...icons, ...shortcuts.flatMap((it) => it.icons ?? [])]) {
    const { width, height } = imageSize(readFileSync(join(OUT, src)));
    expect.soft(`${width}x${height}`, src).toBe(sizes);
  }
  expect(shortcuts).toHaveLength(2);
  // More is cut under an icon.
  expect(manifest.short_name).toMatch(/^\p{Lu}[\p{L} ]{1,11}$/u);
  for (const address of [start, ...shortcuts.map(({ url }) => url)]) {
    const [path = '', id] = address.split('#');
    expect.soft(idsOf(path), address).toEqual(expect.arrayContaining(id ? [id] : []));
  }
});
