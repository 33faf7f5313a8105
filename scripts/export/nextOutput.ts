/**
 * Everything that depends on how Next 16.4 lays out an export, which is not documented. If another
 * version differs, the build fails with a message on what is missing.
 */

/** Next exports the 404 page a second time as `_not-found`, which hosts would serve as a page. */
export const STRAY_FILES = ['_not-found.html', '_not-found.txt', '_not-found', '404'];

/** `about/__next._full.txt` is a copy of `about.txt`, which is never requested. */
export const isCopyOfData = (file: string): boolean => /(?:^|\/)__next\._full\.txt$/.test(file);

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const LINK = /<link\b[^>]*>/g;
const ADDRESS = /\s(?:src|href)="([^"]+)"/;

const addressIn = (tag: string): string => ADDRESS.exec(tag)?.[1] ?? '';

/** The scripts of a page. */
export interface Scripts {
  /** The inline scripts, joined: React's payload, and the entry module for Turbopack. */
  data: string;
  /** Root-relative URLs. */
  chunks: string[];
  runtime: string;
}

/** Removes the scripts from a page. Keeps JSON-LD, and inline scripts with `data-inline`. */
export function withoutScripts(html: string): Scripts & { html: string } {
  const data: string[] = [];
  const addresses = new Set<string>();
  const bare = html.replace(SCRIPT, (script, attributes: string, text: string) => {
    if (/ld\+json"| data-inline=/.test(attributes)) return script;
    if (attributes.endsWith(' async=""')) addresses.add(addressIn(attributes));
    else if (text.includes('self.__next_f') || text.includes('["TURBOPACK"]')) data.push(text);
    // `nomodule` polyfills: such browsers cannot run the other scripts.
    else if (!attributes.endsWith(' noModule=""'))
      throw changed(`a script: ${script.slice(0, 99)}`);
    return '';
  });
  const [runtime, ...others] = [...addresses].filter((src) => src.includes('/turbopack-'));
  const chunks = [...addresses].filter((src) => src !== runtime);
  if (!runtime || others.length > 0 || chunks.length === 0) throw changed('the scripts of a page');
  if (data.length === 0) throw changed('the data of a page');
  return {
    html: bare.replace(LINK, (link) => (link.includes(' as="script"') ? '' : link)),
    data: data.join(';\n'),
    chunks,
    runtime,
  };
}

/** The name of a chunk in another chunk that may import it. */
const CHUNK_NAME = /static\/chunks\/[\w.~-]+\.js/g;

/** The chunks that a script refers to, relative to `_next`. */
export const chunksNamedIn = (script: string): string[] => script.match(CHUNK_NAME) ?? [];

/** React recognises loaded style sheets by these links. */
const styleSheetLinks = (html: string): string[] =>
  (html.match(LINK) ?? []).filter((link) => link.includes(' data-precedence="next"'));

/** The URLs of the style sheets of a page, in order. */
export function styleSheetsOf(html: string): string[] {
  const links = styleSheetLinks(html);
  if (links.length === 0) throw changed('the style sheets of a page');
  return links.map(addressIn);
}

/**
 * Inlines a style before the links to the style sheets, and disables these so that they are not
 * fetched. (The inlining of Next duplicates the style in the payload of the page and of each soft
 * navigation.)
 */
export const withStyle = (html: string, style: string): string =>
  styleSheetLinks(html).reduce((page, link, index) => {
    const before = index === 0 ? `<style>${style}</style>` : '';
    return page.replace(link, () => before + link.replace('/>', ' disabled=""/>'));
  }, html);

/**
 * Moves the preload of the LCP image before all others. Photographs have none: React 19 preloads no
 * `<img>` in a `<picture>`, since the browser chooses the source.
 */
export function withPictureFirst(html: string): string {
  const preloads = (html.match(LINK) ?? []).filter((link) => link.includes('rel="preload"'));
  const picture = preloads.find((link) => / as="image".* fetchPriority="high"/.test(link));
  const [first] = preloads;
  if (!picture || !first || picture === first) return html;
  return html.replace(picture, '').replace(first, () => picture + first);
}

/** A segment that React streams after the page, and the script that moves it to its boundary. */
const SEGMENT =
  /<div hidden id="S:(\w+)">((?:(?!<div hidden id="S:)[\s\S])*?)<\/div><script>(?:(?!<\/script>)[\s\S])*?\$RC\("B:(\w+)","S:\1"\)<\/script>/g;
/** Records the first paint for that script. */
const PAINT_SCRIPT = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';

/** The placeholder of a pending Suspense boundary. */
const pendingBoundary = (name: string) => `<!--$?--><template id="B:${name}"></template><!--/$-->`;

/** Moves the segments of Suspense boundaries to their places, as React would in the browser. */
export function inlineSegments(html: string): string {
  const segments = new Map<string, string>();
  let page = html
    .replace(PAINT_SCRIPT, '')
    .replace(SEGMENT, (_, _segment, content: string, name: string) => {
      segments.set(pendingBoundary(name), `<!--$-->${content}<!--/$-->`);
      return '';
    });
  while (segments.size > 0) {
    // A segment may be nested in a later one.
    const boundary = [...segments.keys()].find((placeholder) => page.includes(placeholder));
    if (!boundary)
      throw changed(`the boundaries of a page’s segments, ${[...segments.keys()].join(' ')}`);
    page = page.replace(boundary, () => segments.get(boundary)!);
    segments.delete(boundary);
  }
  if (page.includes('<template id="B:')) throw changed('the segments of a page');
  return page;
}

const changed = (what: string): Error =>
  new Error(`Next writes ${what} in another way than 16.4: see scripts/export/nextOutput.ts.`);
