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

/** Where Next puts scripts and style sheets, as these name it themselves. */
export const CHUNKS = 'static/chunks';

/** `<script src="…" async="">`: the only form in which a page asks for its scripts. */
const ASYNC_SCRIPT = /<script src="([^"]+)" async="">\s*<\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** Polyfills for browsers that know no modules: no such browser can read the other scripts. */
const OLD_SCRIPT = /<script src="[^"]+" noModule="">\s*<\/script>/g;
const ANY_SCRIPT = /<script\b[^>]*>/g;
/** What tells Turbopack where the page begins, and what React reads: the only inline scripts. */
const DATA_SCRIPT =
  /<script(?: id="_R_")?>((?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_f)[\s\S]*?)<\/script>/g;
const RUNTIME = /\/turbopack-[^/]+\.js$/;

/** The scripts that a page starts with, by their root-relative addresses. */
export function scriptsOf(html: string): { chunks: string[]; runtime: string } {
  const addresses = [...html.matchAll(ASYNC_SCRIPT)].map(([, src = '']) => src);
  const chunks = [...new Set(addresses.filter((src) => !RUNTIME.test(src)))];
  const runtime = addresses.find((src) => RUNTIME.test(src));
  if (!runtime || chunks.length === 0) throw changed('the scripts of a page');
  return { chunks, runtime };
}

/** What React reads of a page: its inline scripts, in their order, as one. */
export function dataOf(html: string): string {
  const data = [...html.matchAll(DATA_SCRIPT)].map(([, text = '']) => text).join(';\n');
  if (!data) throw changed('the data of a page');
  return data;
}

/** The page without its data. */
export const withoutData = (html: string): string => html.replace(DATA_SCRIPT, '');

/** The page without its data and without anything that asks for scripts. */
export function withoutScripts(html: string): string {
  const bare = [ASYNC_SCRIPT, OLD_SCRIPT, SCRIPT_PRELOAD].reduce(
    (page, pattern) => page.replace(pattern, ''),
    withoutData(html),
  );
  // Structured data stay, for search engines, and what a component marks as its own.
  const left = [...bare.matchAll(ANY_SCRIPT)].find(([tag]) => !/ld\+json"| data-inline=/.test(tag));
  if (left) throw changed(`a script, which is of an unknown kind: ${left[0]}`);
  return bare;
}

/** A chunk as another one names it, which may ask for it later. */
const CHUNK_NAME = /static\/chunks\/[\w.~-]+\.js/g;

/** The chunks that a script names, in the folder `_next`. */
export const chunksNamedIn = (script: string): string[] => script.match(CHUNK_NAME) ?? [];

/** `<link rel="stylesheet" …>`. React finds by it that the style is there. */
const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;

/** The style sheets of a page, in their order. */
export function styleSheetsOf(html: string): string[] {
  const sheets = [...html.matchAll(STYLE_LINK)].map(([, href = '']) => href);
  if (sheets.length === 0) throw changed('the style sheets of a page');
  return sheets;
}

/** Puts a style before the links to the sheets, and disables these: they then fetch nothing. */
export function withStyle(html: string, style: string): string {
  let before = style;
  return html.replace(STYLE_LINK, (link) => {
    const written = before + link.replace('/>', ' disabled=""/>');
    before = '';
    return written;
  });
}

/**
 * A class of a CSS Module as Turbopack names it: six signs of the file, which a digit does not
 * begin, and its own name.
 */
export const CLASS = /_?[\w-]{6}_[\w-]+/g;
const CLASS_SELECTOR = new RegExp(`\\.(${CLASS.source})`, 'g');

/** The classes that a text may name: a page's own, or those that a script may set. */
export const classesIn = (text: string): Set<string> => new Set(text.match(CLASS));

/** The classes that a selector, or a style sheet, asks for. */
export const classesOfSelectors = (css: string): string[] =>
  Array.from(css.matchAll(CLASS_SELECTOR), ([, name = '']) => name);

const PRELOAD = /<link rel="preload"[^>]*>/;
const PICTURE_PRELOAD = /<link rel="preload"[^>]* as="image"[^>]* fetchPriority="high"[^>]*>/;

/**
 * The page with the preload of its first picture ahead of all others. A photograph has none: React
 * 19 writes no preload for an `<img>` inside a `<picture>`, since it can't know the chosen source.
 */
export function withPictureFirst(html: string): string {
  const picture = PICTURE_PRELOAD.exec(html)?.[0];
  if (!picture) return html;
  return html.replace(picture, '').replace(PRELOAD, (first) => picture + first);
}

/** A part that React has written behind the page, with the script that would put it into its place. */
const PART =
  /<div hidden id="S:(\w+)">((?:(?!<div hidden id="S:)[\s\S])*?)<\/div><script>((?:(?!<\/script>)[\s\S])*?)\$RC\("B:(\w+)","S:\1"\)<\/script>/g;
/** Tells that script when the first paint was. */
const CLOCK = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';
const LEFT_OF_PARTS = /\$R[CT]\b|<template id="B:/;

/** What stands in a part's place until then: nothing is shown there meanwhile. */
const placeOf = (name: string) => `<!--$?--><template id="B:${name}"></template><!--/$-->`;

/** The page with its parts where a browser's scripts would put them. */
export function withPartsInPlace(html: string): string {
  const parts: { place: string; content: string }[] = [];
  let page = html.replace(PART, (_, _segment, content: string, _script, name: string) => {
    parts.push({ place: placeOf(name), content: `<!--$-->${content}<!--/$-->` });
    return '';
  });
  while (parts.length > 0) {
    // A part may lie within another that was written after it.
    const next = parts.findIndex(({ place }) => page.includes(place));
    const [part] = next < 0 ? [] : parts.splice(next, 1);
    if (!part)
      throw changed(`the places of a page’s parts, ${parts.map((it) => it.place).join(' ')}`);
    page = page.replace(part.place, () => part.content);
  }
  page = page.replace(CLOCK, '');
  if (LEFT_OF_PARTS.test(withoutData(page))) throw changed('the parts of a page');
  return page;
}

const changed = (what: string): Error =>
  new Error(`Next writes ${what} in another way than 16.4: see scripts/export/nextOutput.ts.`);
