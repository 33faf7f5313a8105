import { test } from 'playwright/test';
import { exportedPages, type ExportedPage } from './exported';
import type { Item } from './facts';

/** A page of the export as machines read it, before any script. */
export interface ReadPage {
  route: string;
  html: string;
  lang: string;
  h1: string[];
  title: string;
  /** The values of the tags of its head, by name or property. */
  meta: Record<string, string[]>;
  canonical: string;
  feed: string;
  /** Other files that its head names. */
  files: string[];
  links: { href: string; name: string }[];
  /** Its days, each with the links of the list item around it. */
  times: { day: string; text: string; near: string[] }[];
  /** Its fields by their names, with what is said of each. */
  fields: Record<string, Field>;
  ids: string[];
  /** Its pictures, header and footer left out. */
  pictures: { src: string; alt: string | null }[];
  /** What only screen readers say: the values of labels. */
  labels: string[];
  /** All that is read on it, closed answers included: its words with single, plain spaces. */
  text: string;
  /** The way from home that it shows. */
  crumbs: string[];
  /** What it tells search engines, block by block. */
  blocks: string[];
}

/** A field of a form, as its markup describes it. */
interface Field {
  control: string;
  label: string;
  hint: string;
  choices: string[];
  attributes: Record<string, string>;
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
    const textsOf = (ids: string | null) =>
      plain(
        ids
          ?.split(' ')
          .map((id) => doc.getElementById(id)?.textContent)
          .join(' '),
      );
    const readField = (field: HTMLInputElement): [string, Field] => [
      field.name,
      {
        control: field.localName === 'input' ? field.type : field.localName,
        label: plain(doc.querySelector(`label[for="${field.id}"]`)?.textContent),
        hint: textsOf(field.getAttribute('aria-describedby')),
        choices: [...field.querySelectorAll('option')].map((it) => plain(it.value && it.text)),
        attributes: Object.fromEntries([...field.attributes].map((it) => [it.name, it.value])),
      },
    ];
    const spoken = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label'];
    const read = {
      route,
      html,
      lang: doc.documentElement.lang,
      h1: all('h1').map((heading) => plain(heading.textContent)),
      title: doc.title,
      meta,
      canonical: valueOf('link[rel="canonical"]', 'href'),
      feed: valueOf('head link[type="application/atom+xml"]', 'href'),
      files: all('head link:not([rel="canonical"])').map((it) => it.getAttribute('href') ?? ''),
      links: all<HTMLAnchorElement>('a').map((link) => ({
        href: link.getAttribute('href') ?? '',
        name: plain(link.ariaLabel ?? link.textContent),
      })),
      times: all('time').map((time) => ({
        day: time.getAttribute('datetime') ?? '',
        text: plain(time.textContent),
        near: [...(time.closest('li')?.querySelectorAll('a') ?? [])].map(
          (it) => it.getAttribute('href') ?? '',
        ),
      })),
      fields: Object.fromEntries(all<HTMLInputElement>('form [name]').map(readField)),
      ids: all('[id]').map(({ id }) => id),
      pictures: all<HTMLImageElement>('main img').map((picture) => ({
        src: picture.getAttribute('src') ?? '',
        alt: picture.getAttribute('alt'),
      })),
      labels: spoken.flatMap((name) => all(`[${name}]`).map((it) => it.getAttribute(name) ?? '')),
      crumbs: all('nav[aria-label="Fil d’Ariane"] li').map((item) => plain(item.textContent)),
      blocks: all('script[type="application/ld+json"]').map((block) => block.textContent),
    };
    all('script, style').forEach((element) => element.remove());
    // Words of neighbouring blocks must not run together.
    all('p, li, dt, dd, h1, h2, h3').forEach((block) => block.after(' '));
    return { ...read, text: plain(doc.body.textContent) };
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
  const inline = 'A ABBR B BDI EM I MARK Q SMALL SPAN STRONG SUB SUP TIME'.split(' ');
  const named = [
    'alt',
    'aria-label',
    'content',
    'datetime',
    'placeholder',
    'src',
    'title',
    'value',
  ];
  const tidy = (text: string) => text.replace(/\s+/g, ' ');
  interface Reading {
    text: string;
    attributes: string;
  }
  const known = new Map<Element, Reading>();
  /** The text of an element, blocks apart, and the attributes in it. */
  const read = (element: Element): Reading => {
    let reading = known.get(element);
    if (reading) return reading;
    reading = { text: '', attributes: '' };
    for (const name of named) {
      const value = element.getAttribute(name);
      if (value) reading.attributes += `|${tidy(value)}|`;
    }
    const href = element.getAttribute('href');
    if (href) reading.attributes += `|${href}|${decodeURIComponent(href)}|`;
    for (const node of /^(SCRIPT|STYLE)$/.test(element.tagName) ? [] : element.childNodes) {
      if (node instanceof Text) reading.text += node.data;
      if (!(node instanceof Element)) continue;
      const { text, attributes } = read(node);
      reading.text += inline.includes(node.tagName) ? text : ` ${text} `;
      reading.attributes += attributes;
    }
    reading.text = tidy(reading.text);
    known.set(element, reading);
    return reading;
  };
  const has = (element: Element, fact: string) => {
    const { text, attributes } = read(element);
    if (/^(\/|https:|\d{4}-)/.test(fact)) return attributes.includes(`|${fact}|`);
    if (/^\d+$/.test(fact)) return new RegExp(`(?<!\\d)${fact}(?!\\d)`).test(text);
    return text.includes(fact) || attributes.includes(fact);
  };
  const hasAll = (element: Element, facts: string[]) => facts.every((fact) => has(element, fact));
  const isWithin = (facts: string[], others: string[]) =>
    facts.every((fact) => others.some((other) => other.includes(fact)));

  const roots = new Map(
    pages.map(({ route, html }) => [
      route,
      new DOMParser().parseFromString(html, 'text/html').documentElement,
    ]),
  );
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
