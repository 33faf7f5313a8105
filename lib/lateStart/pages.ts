import { NOW, SCRIPTS_ID, type PageScripts } from '@/lib/lateStart/pageScripts';

/** `<script src="…" async="">`, as Next writes it: the only form that is taken out. */
const ASYNC_SCRIPT = /<script src="([^"]+)" async="">\s*<\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const ANY_SCRIPT = /<script\b[^>]*>/g;
/** Polyfills for browsers that know no modules: no such browser can read the other scripts. */
const OLD_SCRIPT = /<script src="[^"]+" noModule="">\s*<\/script>/g;
/** What tells Turbopack where the page begins, and what React reads: the only inline scripts. */
const DATA_SCRIPT =
  /<script(?: id="_R_")?>((?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_f)[\s\S]*?)<\/script>/g;
const RUNTIME = /\/turbopack-[^/]+\.js$/;

/** Tells V8 that what stands in this file is needed from the start. Other engines pass over it. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks a script that pages start with, so that the browser compiles it whole beside the main
 * thread while it arrives. Otherwise each function is compiled at its first call, one after
 * another, in the one long task in which React starts.
 *
 * @param script The text of the script, marked or not.
 */
export const hintCompilation = (script: string): string =>
  script.startsWith(COMPILE_HINT) ? script : COMPILE_HINT + script;

interface Options {
  /** The text of `tooOld.ts`, the same for every page. */
  tooOld: string;
  /** The text of `watch.ts`, the same for every page. */
  watch: string;
  /** Root-relative address of the loader, the same for every page. */
  loader: string;
  /** Root-relative address of the style of what only scripts can show, if there is any. */
  style?: string;
  /** Keeps the page's data in a file, and gives its root-relative address. */
  keepData: (script: string) => string;
  /** Starts as soon as the page has loaded: for the 404 page, whose address React puts right. */
  now?: boolean;
}

/**
 * Takes the scripts of an exported page out of its first view, and its data, which only they read;
 * hands the addresses of both to the loader, which comes beside the page. Relies on how Next 16.4
 * lays out its scripts, which is documented nowhere: the build stops where a page looks different.
 *
 * @param html The exported page.
 * @returns The page with what asks for the loader in place of its scripts.
 * @throws Error that says what was not as expected.
 */
export function startLate(html: string, options: Options): string {
  const { tooOld, watch, loader, style, keepData, now = false } = options;
  const data = dataOf(html);
  if (!data) throw new Error('The data of Next are not where they are expected.');
  const scripts: PageScripts = { loader, data: keepData(data), style, ...scriptsOf(html) };
  const bare = [ASYNC_SCRIPT, OLD_SCRIPT, SCRIPT_PRELOAD].reduce(
    (page, pattern) => page.replace(pattern, ''),
    withoutData(html),
  );
  const unknown = [...bare.matchAll(ANY_SCRIPT)].find(([tag]) => !isExpected(tag));
  if (unknown) throw new Error(`A script of an unknown kind: ${unknown[0]}`);
  return insertIntoHead(
    bare,
    `<script type="application/json" id="${SCRIPTS_ID}">${JSON.stringify(scripts)}</script>` +
      `<script>${tooOld}</script>` +
      `<script${now ? ` ${NOW}=""` : ''}>${watch}</script>`,
  );
}

/** The inline scripts of a page as Next has written it, in their order, as one. */
export const dataOf = (html: string): string =>
  [...html.matchAll(DATA_SCRIPT)].map(([, text = '']) => text).join(';\n');

/** A page as Next has written it, without those scripts. */
export const withoutData = (html: string): string => html.replace(DATA_SCRIPT, '');

/**
 * The scripts that an exported page starts with, as Next has written it.
 *
 * @throws Error where they are not found as expected.
 */
export function scriptsOf(html: string): Pick<PageScripts, 'chunks' | 'runtime'> {
  const addresses = [...html.matchAll(ASYNC_SCRIPT)].map(([, src = '']) => src);
  const chunks = [...new Set(addresses.filter((src) => !RUNTIME.test(src)))];
  const runtime = addresses.find((src) => RUNTIME.test(src));
  if (!runtime || chunks.length === 0) {
    throw new Error('The scripts of Next are not where they are expected.');
  }
  return { chunks, runtime };
}

/** Structured data stay, for search engines. */
const isExpected = (tag: string): boolean => tag.includes('type="application/ld+json"');

/** At the head's end: what the first paint needs stands before. */
function insertIntoHead(html: string, text: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error('The page has no head.');
  return html.slice(0, end) + text + html.slice(end);
}
