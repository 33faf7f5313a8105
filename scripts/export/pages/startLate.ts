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
import type { Page, Step } from './page';

/**
 * Marks a script that pages start with, so that V8 compiles it whole beside the main thread while
 * it arrives. Otherwise each function is compiled at its first call, one after another, in the one
 * long task in which React starts. Other engines pass over it.
 */
export const hintCompilation = (script: string): string =>
  `//# allFunctionsCalledOnLoad\n${script}`;

/** What all pages that start late share. */
interface Shared {
  /** The text of `tooOld.ts`. */
  tooOld: string;
  /** The text of `watch.ts`. */
  watch: string;
  /** Root-relative address of the loader. */
  loader: string;
  /** Keeps a page's data in a file, and gives its root-relative address. */
  keepData: (script: string) => string;
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
  return (page) => ({ ...page, html: startLate(page, shared) });
}

/**
 * Takes the scripts of an exported page out of its first view, and its data, which only they read;
 * hands the addresses of both to the loader, which comes beside the page.
 *
 * @returns The page with what asks for the loader in place of its scripts.
 */
export function startLate(
  { name, html, laterStyle: style }: Page,
  { tooOld, watch, loader, keepData }: Shared,
): string {
  const data = keepData(dataOf(html));
  const scripts: PageScripts = { loader, data, style, ...scriptsOf(html) };
  // The address of the page of errors is put right by React, as soon as it has loaded.
  const mark = name === '404.html' ? ` ${NOW}=""` : '';
  // At the head's end: what the first paint needs stands before.
  return withoutScripts(html).replace(
    '</head>',
    () =>
      `<script type="application/json" id="${SCRIPTS_ID}">${JSON.stringify(scripts)}</script>` +
      `<script>${tooOld}</script><script${mark}>${watch}</script></head>`,
  );
}
