import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import { SCRIPTS_ID, type PageScripts } from '@/lib/hydration/pageScripts';
import type { Page, Tag } from '@/scripts/export/htmlTree';
import { BLOCK, exportedPages, type ExportedPage } from './exported';

/** A page as parsed. */
export type ReadPage = ReturnType<typeof readPage>;

let pages: ReadPage[] | undefined;

/** Every exported page, parsed once a worker. */
export const readPages = (): readonly ReadPage[] => (pages ??= exportedPages().map(readPage));

/** The faults that a check finds, each with its route. */
export const faultsOn = (
  pages: readonly ReadPage[],
  check: (page: ReadPage) => readonly (string | false | undefined)[],
): string[] => [
  ...new Set(
    pages.flatMap((page) =>
      check(page).flatMap((item) => (item ? [`${page.route}: ${item}`] : [])),
    ),
  ),
];

/** The deferred scripts that a page names. */
export const deferredScripts = (html: string) =>
  JSON.parse(new RegExp(`id="${SCRIPTS_ID}">(.*?)</script>`).exec(html)![1]!) as PageScripts;

/** The origin of the canonical addresses. */
export const getOrigin = (): string =>
  new URL(readPages().find(({ canonical }) => canonical)?.canonical ?? '').origin;

const select = (selector: string, place: Page | Tag) => selectAll<Page | Tag, Tag>(selector, place);
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const getText = (element: Tag) => plain(DomUtils.textContent(element));

function readPage({ route, html }: ExportedPage) {
  const document = parseDocument(html.replace(BLOCK, ' <'));
  const getValues = (selector: string, name: string) =>
    select(`${selector}[${name}]`, document).map(({ attribs }) => attribs[name] ?? '');
  const getTexts = (selector: string) => select(selector, document).map(getText);
  const meta: Record<string, string[]> = {};
  for (const { attribs } of select('head meta[content]', document))
    (meta[attribs.property ?? attribs.name ?? ''] ??= []).push(attribs.content ?? '');
  return {
    route,
    html,
    lang: getValues('html', 'lang')[0],
    text: DomUtils.innerText(document.childNodes),
    h1: getTexts('h1'),
    title: DomUtils.textContent(select('head title', document)).replace(/ $/, ''),
    meta,
    canonical: getValues('link[rel="canonical"]', 'href')[0] ?? '',
    feed: getValues('head link[type="application/atom+xml"]', 'href')[0] ?? '',
    files: getValues('head link:not([rel="canonical"])', 'href'),
    links: select('a', document).map((link) => ({
      href: link.attribs.href ?? '',
      name: plain(link.attribs['aria-label'] ?? DomUtils.textContent(link)),
    })),
    times: select('time', document).map((time) => ({
      day: time.attribs.datetime ?? '',
      text: getText(time),
    })),
    ids: getValues('', 'id'),
    /** Header and footer left out. */
    pictures: select('main img', document).map(({ attribs: { src = '', alt } }) => ({
      src: src.replace(/#.*/, ''),
      alt,
    })),
    labels: ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label'].flatMap(
      (name) => getValues('', name),
    ),
    breadcrumbs: getTexts('nav[aria-label="Fil d’Ariane"] li'),
    blocks: select('script[type="application/ld+json"]', document).map(DomUtils.textContent),
  };
}
