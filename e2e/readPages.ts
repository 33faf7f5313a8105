import { test } from 'playwright/test';
import { exportedPages, type ExportedPage } from './exported';
import type { Item } from './facts';

/** A page of the export as machines read it, before any script. */
export type ReadPage = ReturnType<typeof readInBrowser>[number];

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

/** The faults that a check finds on the pages, each with its page. */
export const faultsOn = (
  pages: readonly ReadPage[],
  check: (page: ReadPage) => readonly (string | false | undefined)[],
): string[] => [
  ...new Set(
    pages.flatMap((page) => check(page).flatMap((it) => (it ? [`${page.route}: ${it}`] : []))),
  ),
];

/** The host that the site is made for. */
export const originOf = (pages: readonly ReadPage[]): string =>
  new URL(pages.find(({ canonical }) => canonical)?.canonical ?? '').origin;

function readInBrowser(pages: ExportedPage[]) {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  return pages.map(({ route, html }) => {
    const doc = new DOMParser().parseFromString(html, 'text/html');
    const all = <T extends Element>(selector: string) => [...doc.querySelectorAll<T>(selector)];
    const valueOf = (selector: string, name: string) =>
      doc.querySelector(selector)?.getAttribute(name) ?? '';
    const textOf = ({ textContent }: Element) => plain(textContent);
    const hrefOf = (link: Element) => link.getAttribute('href') ?? '';
    const meta: Record<string, string[]> = {};
    for (const tag of all<HTMLMetaElement>('head meta[content]')) {
      const name = tag.getAttribute('property') ?? tag.name;
      meta[name] = [...(meta[name] ?? []), tag.content];
    }
    /** A field of a form, as its markup describes it. */
    const readField = (field: HTMLInputElement) => ({
      control: field.localName === 'input' ? field.type : field.localName,
      label: plain(doc.querySelector(`label[for="${field.id}"]`)?.textContent),
      hint: (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => plain(doc.getElementById(id)?.textContent))
        .join(' '),
      choices: [...field.querySelectorAll('option')].map((it) => plain(it.value && it.text)),
      attributes: Object.fromEntries([...field.attributes].map((it) => [it.name, it.value])),
    });
    const spoken = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label'];
    const read = {
      route,
      html,
      lang: doc.documentElement.lang,
      h1: all('h1').map(textOf),
      title: doc.title,
      /** The values of the tags of its head, by name or property. */
      meta,
      canonical: valueOf('link[rel="canonical"]', 'href'),
      feed: valueOf('head link[type="application/atom+xml"]', 'href'),
      /** Other files that its head names. */
      files: all('head link:not([rel="canonical"])').map(hrefOf),
      links: all<HTMLAnchorElement>('a').map((link) => ({
        href: hrefOf(link),
        name: plain(link.ariaLabel ?? link.textContent),
      })),
      /** Its days, each with the links of the list item around it. */
      times: all('time').map((time) => ({
        day: time.getAttribute('datetime') ?? '',
        text: textOf(time),
        near: [...(time.closest('li')?.querySelectorAll('a') ?? [])].map(hrefOf),
      })),
      fields: Object.fromEntries(
        all<HTMLInputElement>('form [name]').map((it) => [it.name, readField(it)]),
      ),
      ids: all('[id]').map(({ id }) => id),
      /** Header and footer left out. */
      pictures: all('main img').map((picture) => ({
        src: picture.getAttribute('src') ?? '',
        alt: picture.getAttribute('alt'),
      })),
      /** What only screen readers say. */
      labels: spoken.flatMap((name) => all(`[${name}]`).map((it) => it.getAttribute(name) ?? '')),
      /** The way from home that it shows. */
      crumbs: all('nav[aria-label="Fil d’Ariane"] li').map(textOf),
      /** What it tells search engines, block by block. */
      blocks: all('script[type="application/ld+json"]').map((block) => block.textContent),
    };
    all('script, style').forEach((element) => element.remove());
    // Words of neighbouring blocks must not run together.
    all('p, li, dt, dd, h1, h2, h3').forEach((block) => block.after(' '));
    /** All that is read on it, closed answers included, with single, plain spaces. */
    return { ...read, text: textOf(doc.body) };
  });
}

/**
 * Runs in a browser, which parses the pages. Says which facts stand on none of their pages, and
 * which items stand nowhere apart from another of their list.
 */
export function findMisplaced({
  pages,
  items,
}: {
  pages: ExportedPage[];
  items: Item[];
}): string[] {
  // Words of neighbouring blocks must not run together.
  const block = /<(?!!|\/?(?:a|abbr|b|bdi|em|i|mark|q|small|span|strong|sub|sup|time)\b)/g;
  const roots = new Map(
    pages.map(({ route, html }) => {
      const doc = new DOMParser().parseFromString(html.replace(block, ' <'), 'text/html');
      doc.querySelectorAll('script, style').forEach((element) => element.remove());
      return [route, doc.documentElement];
    }),
  );
  const known = new Map<Element, { text: string; markup: string }>();
  const read = (element: Element) => {
    const reading = known.get(element) ?? {
      text: element.textContent.replace(/\s+/g, ' '),
      markup: element.outerHTML.replace(/(?:%[\dA-F]{2})+/gi, decodeURIComponent),
    };
    known.set(element, reading);
    return reading;
  };
  const has = (element: Element, fact: string) => {
    const { text, markup } = read(element);
    if (/^(\/|https:|\d{4}-)/.test(fact)) return markup.includes(`"${fact}"`);
    if (/^\d+$/.test(fact)) return new RegExp(`(?<!\\d)${fact}(?!\\d)`).test(text);
    return text.includes(fact) || markup.includes(fact);
  };
  const hasAll = (element: Element, facts: string[]) => facts.every((fact) => has(element, fact));
  const isWithin = (facts: string[], others: string[]) =>
    facts.every((fact) => others.some((other) => other.includes(fact)));

  return items.flatMap((item) => {
    const places = item.routes.flatMap((route) => roots.get(route) ?? []);
    const missing = item.facts.filter((fact) => !places.some((place) => has(place, fact)));
    if (missing.length > 0)
      return [`${item.name} is nowhere on ${item.routes}: ${missing.join(' | ')}`];
    const whole = places.filter((place) => hasAll(place, item.facts));
    const others = items.filter(
      ({ list, facts }) => list && list === item.list && !isWithin(facts, item.facts),
    );
    if (!item.list || item.facts.length < 2 || others.length === 0 || whole.length === 0) return [];
    /** Whether the smallest elements that hold the item hold another of the list as well. */
    const isApart = (element: Element): boolean => {
      const inner = [...element.children].filter((child) => hasAll(child, item.facts));
      if (inner.length > 0) return inner.some(isApart);
      return !others.some(({ facts }) => hasAll(element, facts));
    };
    return whole.some(isApart) ? [] : [`${item.name} stands apart: ${item.facts.join(' | ')}`];
  });
}
