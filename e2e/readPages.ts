import { test } from 'playwright/test';
import { exportedPages } from './exported';

/** A page of the export as machines read it, before any script. */
export interface ReadPage {
  route: string;
  lang: string;
  h1: number;
  title: string;
  /** The values of the tags of its head, by name or property. */
  meta: Record<string, string[]>;
  canonical: string;
  feed: string;
  /** Other files that its head names. */
  files: string[];
  links: { name: string; href: string; target: string; rel: string }[];
  /** Paragraphs that are bold as a whole: titles that no heading marks. */
  boldTitles: string[];
  ids: string[];
  /** Its pictures, header and footer left out. */
  pictures: { src: string; alt: string | null; hasSize: boolean }[];
  /** What only screen readers say: the values of labels. */
  labels: string[];
  abbreviations: { short: string; long: string }[];
  /** All that is read on it, closed answers included: its words with single, plain spaces. */
  text: string;
  /** The way from home that it shows. */
  crumbs: string[];
  /** The day that it says it was written or changed. */
  day: string;
  /** What it tells search engines, block by block. */
  blocks: string[];
}

/** Kept from file to file: each worker reads the pages once. */
let pages: ReadPage[] | undefined;

/**
 * Every exported page, read once for all tests: by a browser, the one parser of HTML that all
 * visitors have.
 *
 * @returns What gives the pages, from within a test.
 */
export function readPagesOnce(): () => readonly ReadPage[] {
  test.beforeAll(async ({ browser }) => {
    if (pages) return;
    const page = await browser.newPage();
    pages = await page.evaluate(readInBrowser, exportedPages());
    await page.close();
  });
  return () => pages ?? [];
}

function readInBrowser(pages: { route: string; html: string }[]): ReadPage[] {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  return pages.map(({ route, html }) => {
    const doc = new DOMParser().parseFromString(html, 'text/html');
    const all = <T extends Element>(selector: string) => [...doc.querySelectorAll<T>(selector)];
    const valueOf = (selector: string, name: string) =>
      doc.querySelector(selector)?.getAttribute(name) ?? '';
    const meta: Record<string, string[]> = {};
    for (const tag of all<HTMLMetaElement>('head meta[content]')) {
      const name = tag.getAttribute('property') ?? tag.name;
      meta[name] = [...(meta[name] ?? []), tag.content];
    }
    const spoken = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label'];
    const read = {
      route,
      lang: doc.documentElement.lang,
      h1: all('h1').length,
      title: doc.title,
      meta,
      canonical: valueOf('link[rel="canonical"]', 'href'),
      feed: valueOf('head link[type="application/atom+xml"]', 'href'),
      files: all('head link:not([rel="canonical"])').map((it) => it.getAttribute('href') ?? ''),
      links: all<HTMLAnchorElement>('a').map((link) => ({
        name: link.getAttribute('aria-label') ?? plain(link.textContent),
        href: link.getAttribute('href') ?? '',
        target: link.target,
        rel: link.rel,
      })),
      boldTitles: all('p')
        .filter((it) => it.querySelector('b, strong')?.textContent === it.textContent)
        .map((it) => plain(it.textContent)),
      ids: all('[id]').map(({ id }) => id),
      pictures: all<HTMLImageElement>('main img').map((picture) => ({
        src: picture.getAttribute('src') ?? '',
        alt: picture.getAttribute('alt'),
        hasSize: ['width', 'height'].every((side) => Number(picture.getAttribute(side)) > 0),
      })),
      labels: spoken.flatMap((name) => all(`[${name}]`).map((it) => it.getAttribute(name) ?? '')),
      abbreviations: all('abbr').map((it) => ({
        short: it.textContent,
        long: it.getAttribute('title') ?? '',
      })),
      crumbs: all('nav[aria-label="Fil d’Ariane"] li').map((item) => plain(item.textContent)),
      day: valueOf('article header time', 'datetime'),
      blocks: all('script[type="application/ld+json"]').map((block) => block.textContent),
    };
    all('script, style').forEach((element) => element.remove());
    // Words of neighbouring blocks must not run together.
    all('p, li, dt, dd, h1, h2, h3').forEach((block) => block.after(' '));
    return { ...read, text: plain(doc.body.textContent) };
  });
}
