import {
  DATA_FOLDER,
  LOADER_FOLDER,
  NOW,
  SCRIPTS_ID,
  type PageScripts,
} from '@/lib/lateStart/pageScripts';
import { bundle } from '../bundle';
import type { ExportFolder } from '../exportFolder';
import { dataOf, scriptsOf, withoutScripts } from '../nextOutput';
import type { Step } from './page';

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
 * The step that makes all pages start late; what they share is bundled once.
 *
 * @param shorten Gives a page's data the short names.
 */
export async function startingLate(
  { keep }: ExportFolder,
  shorten: (data: string) => string,
): Promise<Step> {
  const shared = {
    tooOld: await bundle('lib/lateStart/tooOld.ts', 'es5'),
    watch: await bundle('lib/lateStart/watch.ts'),
    loader: keep(await bundle('lib/lateStart/loader.ts'), LOADER_FOLDER, 'js'),
    keepData: (script: string) => keep(shorten(script), DATA_FOLDER, 'js'),
  };
  return (page) => ({
    ...page,
    html: startLate(page.html, {
      ...shared,
      style: page.laterStyle,
      now: page.name === '404.html',
    }),
  });
}

/**
 * Takes the scripts of an exported page out of its first view, and its data, which only they read;
 * hands the addresses of both to the loader, which comes beside the page.
 *
 * @param html The exported page.
 * @returns The page with what asks for the loader in place of its scripts.
 */
export function startLate(html: string, options: Options): string {
  const { tooOld, watch, loader, style, keepData, now = false } = options;
  const data = keepData(dataOf(html));
  const scripts: PageScripts = { loader, data, style, ...scriptsOf(html) };
  return insertIntoHead(
    withoutScripts(html),
    `<script type="application/json" id="${SCRIPTS_ID}">${JSON.stringify(scripts)}</script>` +
      `<script>${tooOld}</script>` +
      `<script${now ? ` ${NOW}=""` : ''}>${watch}</script>`,
  );
}

/** At the head's end: what the first paint needs stands before. */
function insertIntoHead(html: string, text: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error('The page has no head.');
  return html.slice(0, end) + text + html.slice(end);
}
