import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import { SCRIPTS_ID, type PageScripts } from '@/lib/hydration/pageScripts';
import type { Page, Tag } from '@/scripts/export/htmlTree';
import { BLOCK, getLines, OUT, readExported } from './exported';

let pages: ReturnType<typeof readPage>[] | undefined;

/** Every page of the export, the one of errors included, parsed once a worker. */
export const readPages = () =>
  (pages ??= readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map(readPage));

/** The deferred scripts that a page names. */
export const deferredScripts = (html: string) =>
  JSON.parse(new RegExp(`id="${SCRIPTS_ID}">(.*?)</script>`).exec(html)![1]!) as PageScripts;

const select = (selector: string, place: Page | Tag) => selectAll<Page | Tag, Tag>(selector, place);
const getText = (element: Tag) => DomUtils.textContent(element).replace(/\s+/g, ' ').trim();

function readPage(file: string) {
  const html = readExported(file);
  const document = parseDocument(html.replace(BLOCK, ' <'));
  const getValues = (selector: string, name: string) =>
    select(`${selector}[${name}]`, document).map(({ attribs }) => attribs[name] ?? '');
  const getTexts = (selector: string) => select(selector, document).map(getText);
  const meta: Record<string, string[]> = {};
  for (const { attribs } of select('head meta[content]', document))
    (meta[attribs.property ?? attribs.name ?? ''] ??= []).push(attribs.content ?? '');
  return {
    route: `/${file.split(sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/'),
    html,
    lines: getLines(html),
    lang: getValues('html', 'lang')[0],
    h1: getTexts('h1'),
    title: DomUtils.textContent(select('head title', document)).replace(/ $/, ''),
    meta,
    canonical: getValues('link[rel="canonical"]', 'href')[0] ?? '',
    /** The paths of the translations, by language. */
    translations: Object.fromEntries(
      select('link[rel="alternate"][hreflang]', document).map(({ attribs }) => [
        attribs.hreflang,
        new URL(attribs.href!).pathname,
      ]),
    ),
    feed: getValues('head link[type="application/atom+xml"]', 'href')[0] ?? '',
    files: [
      ...getValues('head link:not([rel="canonical"], [hreflang])', 'href'),
      ...getValues('img', 'src').map((source) => source.replace(/#.*/, '')),
    ],
    links: select('a', document).map((link) => ({
      href: link.attribs.href ?? '',
      name: link.attribs['aria-label'] ?? getText(link),
    })),
    ids: getValues('', 'id'),
    labels: ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label'].flatMap(
      (name) => getValues('', name),
    ),
    breadcrumbs: getTexts('nav[aria-label="Fil d’Ariane"] li'),
    blocks: select('script[type="application/ld+json"]', document).map(DomUtils.textContent),
  };
}
