/**
 * Everything that depends on how Next 16.4 lays out an export, which is not documented. If another
 * version differs, the build fails with a message on what is missing.
 */
import { DomUtils, ElementType } from 'htmlparser2';
import { elementsIn, fragment, printPage, type Page, type Tag } from './htmlTree';

const { prepend, removeElement, textContent } = DomUtils;

/** Next exports the 404 page a second time as `_not-found`, which hosts would serve as a page. */
export const STRAY_FILES = ['_not-found.html', '_not-found.txt', '_not-found', '404'];

/** `about/__next._full.txt` is a copy of `about.txt`, which is never requested. */
export const isCopyOfData = (file: string): boolean => /(?:^|\/)__next\._full\.txt$/.test(file);

/** The scripts of a page. */
export interface Scripts {
  /** The inline scripts, joined: React's payload, and the entry module for Turbopack. */
  data: string;
  /** Root-relative URLs. */
  chunks: string[];
  runtime: string;
}

/** Removes the scripts from a page. Keeps JSON-LD, and inline scripts with `data-inline`. */
export function takeScripts(page: Page): Scripts {
  const data: string[] = [];
  const addresses = new Set<string>();
  for (const script of elementsIn(page, 'script')) {
    const { attribs } = script;
    if (attribs.type === 'application/ld+json' || 'data-inline' in attribs) continue;
    const text = textContent(script);
    if (attribs.src && 'async' in attribs) addresses.add(attribs.src);
    else if (text.includes('self.__next_f') || text.includes('["TURBOPACK"]')) data.push(text);
    // `nomodule` polyfills: such browsers cannot run the other scripts.
    else if (!('noModule' in attribs)) throw changed(`a script: ${printPage(script).slice(0, 99)}`);
    removeElement(script);
  }
  getLinks(page)
    .filter(({ attribs }) => attribs.as === 'script')
    .forEach(removeElement);
  const [runtime, ...others] = [...addresses].filter((src) => src.includes('/turbopack-'));
  const chunks = [...addresses].filter((src) => src !== runtime);
  if (!runtime || others.length > 0 || chunks.length === 0) throw changed('the scripts of a page');
  if (data.length === 0) throw changed('the data of a page');
  return { data: data.join(';\n'), chunks, runtime };
}

const getLinks = (page: Page) => elementsIn(page, 'link');

/** The name of a chunk in another chunk that may import it. */
const CHUNK_NAME = /static\/chunks\/[\w.~-]+\.js/g;

/** The chunks that a script refers to, relative to `_next`. */
export const chunksNamedIn = (script: string): string[] => script.match(CHUNK_NAME) ?? [];

/** React recognises loaded style sheets by these links. */
function styleSheetLinks(page: Page): [Tag, ...Tag[]] {
  const [first, ...others] = getLinks(page).filter(
    ({ attribs }) => attribs['data-precedence'] === 'next',
  );
  if (!first) throw changed('the style sheets of a page');
  return [first, ...others];
}

/** The URLs of the style sheets of a page, in order. */
export const getStyleSheets = (page: Page): string[] =>
  styleSheetLinks(page).map(({ attribs }) => attribs.href ?? '');

/**
 * Inlines a style before the links to the style sheets, and disables these so that they are not
 * fetched. The metadata comes before: some link previews read the first 32 KiB alone. (The inlining of Next duplicates the style in the payload of the page and of each soft
 * navigation.)
 */
export function inlineStyle(page: Page, style: string): void {
  const links = styleSheetLinks(page);
  for (const meta of elementsIn(page, 'meta').filter(
    ({ attribs }) => attribs.name ?? attribs.property,
  ))
    prepend(links[0], meta);
  for (const node of fragment(`<style>${style}</style>`)) prepend(links[0], node);
  for (const { attribs } of links) attribs.disabled = '';
}

/**
 * Moves the preload of the LCP image before all others. Photographs have none: React 19 preloads no
 * `<img>` in a `<picture>`, since the browser chooses the source.
 */
export function putPictureFirst(page: Page): void {
  const preloads = getLinks(page).filter(({ attribs }) => attribs.rel === 'preload');
  const picture = preloads.find(
    ({ attribs }) => attribs.as === 'image' && attribs.fetchPriority === 'high',
  );
  const [first] = preloads;
  if (picture && first && picture !== first) prepend(first, picture);
}

/** Records the first paint, for the script that moves segments. */
const PAINT_SCRIPT = 'requestAnimationFrame(function(){$RT=performance.now()});';
/** Moves a segment, which React streams after the page, to its Suspense boundary. */
const MOVE_SCRIPT = /\$RC\("B:(\w+)","S:(\w+)"\)$/;

/** Moves the segments of Suspense boundaries to their places, as React would in the browser. */
export function inlineSegments(page: Page): void {
  const elements = elementsIn(page);
  const withId = (id: string) => elements.find(({ attribs }) => attribs.id === id);
  for (const script of elements.filter(({ name }) => name === 'script')) {
    const text = textContent(script);
    const [, boundary, segment] = MOVE_SCRIPT.exec(text) ?? [];
    if (boundary) moveSegment(withId(`S:${segment}`), withId(`B:${boundary}`));
    if (boundary || text === PAINT_SCRIPT) removeElement(script);
  }
  if (elementsIn(page).some(({ attribs }) => /^[BS]:/.test(attribs.id ?? '')))
    throw changed('the segments of a page');
}

/** The placeholder of a pending boundary is a template between two comments. */
function moveSegment(segment?: Tag, placeholder?: Tag): void {
  const start = placeholder?.prev;
  const isPending = start?.type === ElementType.Comment && start.data === '$?';
  if (!segment || !placeholder || !isPending) throw changed('the boundaries of a page’s segments');
  start.data = '$';
  for (const node of segment.children.slice()) prepend(placeholder, node);
  removeElement(placeholder);
  removeElement(segment);
}

const changed = (what: string): Error =>
  new Error(`Next writes ${what} in another way than 16.4: see scripts/export/nextOutput.ts.`);
