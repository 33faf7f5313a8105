/**
 * What this project knows of how Next 16.4 writes an export. Next documents none of it, so it stands
 * here alone: another version that writes something else stops the build, with a word on what is
 * not found. Everything else takes what it needs of a page through these functions.
 */

/**
 * The page of errors is 404.html. Next exports it a second time under a name of its own, which hosts
 * would serve as a page like any other; nothing asks for it.
 */
export const STRAY_FILES = ['_not-found.html', '_not-found.txt', '_not-found', '404'];

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const LINK = /<link\b[^>]*>/g;
const ADDRESS = /\s(?:src|href)="([^"]+)"/;

const addressIn = (tag: string): string => ADDRESS.exec(tag)?.[1] ?? '';

/** What a page starts with. */
export interface Scripts {
  /** What React reads, and what tells Turbopack where the page begins: the inline scripts, as one. */
  data: string;
  /** Root-relative addresses. */
  chunks: string[];
  runtime: string;
}

/** The page without its scripts, and these. Structured data stay, for search engines, and what a component marks as its own. */
export function withoutScripts(html: string): Scripts & { html: string } {
  const data: string[] = [];
  const addresses = new Set<string>();
  const bare = html.replace(SCRIPT, (script, attributes: string, text: string) => {
    if (/ld\+json"| data-inline=/.test(attributes)) return script;
    if (attributes.endsWith(' async=""')) addresses.add(addressIn(attributes));
    else if (text.includes('self.__next_f') || text.includes('["TURBOPACK"]')) data.push(text);
    // Polyfills for browsers that know no modules: no such browser can read the other scripts.
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

/** A chunk as another one names it, which may ask for it later. */
const CHUNK_NAME = /static\/chunks\/[\w.~-]+\.js/g;

/** The chunks that a script names, in the folder `_next`. */
export const chunksNamedIn = (script: string): string[] => script.match(CHUNK_NAME) ?? [];

/** React finds by these links that the style is there. */
const styleSheetLinks = (html: string): string[] =>
  (html.match(LINK) ?? []).filter((link) => link.includes(' data-precedence="next"'));

/** The addresses of the style sheets of a page, in their order. */
export function styleSheetsOf(html: string): string[] {
  const links = styleSheetLinks(html);
  if (links.length === 0) throw changed('the style sheets of a page');
  return links.map(addressIn);
}

/**
 * Puts a page's style into it, before the links to the sheets, and disables these: they then fetch
 * nothing. (Next can write style into pages too, but then a second time into the page's data, and
 * once more into each payload of the client navigation.)
 */
export const withStyle = (html: string, style: string): string =>
  styleSheetLinks(html).reduce((page, link, index) => {
    const before = index === 0 ? `<style>${style}</style>` : '';
    return page.replace(link, () => before + link.replace('/>', ' disabled=""/>'));
  }, html);

/**
 * The page with the preload of its first picture ahead of all others. A photograph has none: React
 * 19 writes no preload for an `<img>` inside a `<picture>`, since it can't know the chosen source.
 */
export function withPictureFirst(html: string): string {
  const preloads = (html.match(LINK) ?? []).filter((link) => link.includes('rel="preload"'));
  const picture = preloads.find((link) => / as="image".* fetchPriority="high"/.test(link));
  const [first] = preloads;
  if (!picture || !first || picture === first) return html;
  return html.replace(picture, '').replace(first, () => picture + first);
}

/** A part that React has written behind the page, with the script that would put it into its place. */
const PART =
  /<div hidden id="S:(\w+)">((?:(?!<div hidden id="S:)[\s\S])*?)<\/div><script>(?:(?!<\/script>)[\s\S])*?\$RC\("B:(\w+)","S:\1"\)<\/script>/g;
/** Tells that script when the first paint was. */
const CLOCK = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';

/** What stands in a part's place until then: nothing is shown there meanwhile. */
const placeOf = (name: string) => `<!--$?--><template id="B:${name}"></template><!--/$-->`;

/** The page with its parts where a browser's scripts would put them. */
export function inlineSegments(html: string): string {
  const parts = new Map<string, string>();
  let page = html.replace(CLOCK, '').replace(PART, (_, _segment, content: string, name: string) => {
    parts.set(placeOf(name), `<!--$-->${content}<!--/$-->`);
    return '';
  });
  while (parts.size > 0) {
    // A part may lie within another that was written after it.
    const place = [...parts.keys()].find((it) => page.includes(it));
    if (!place) throw changed(`the places of a page’s parts, ${[...parts.keys()].join(' ')}`);
    page = page.replace(place, () => parts.get(place)!);
    parts.delete(place);
  }
  if (page.includes('<template id="B:')) throw changed('the parts of a page');
  return page;
}

const changed = (what: string): Error =>
  new Error(`Next writes ${what} in another way than 16.4: see scripts/export/nextOutput.ts.`);
