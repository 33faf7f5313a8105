/** The id of the block that tells the loader which scripts a page has. */
export const SCRIPTS_ID = 'page-scripts';

/** Folder of the loader under the site's root. */
export const LOADER_FOLDER = '_next/static/loader';

/** Folder of the pages' data under the site's root. */
export const DATA_FOLDER = '_next/static/data';

/** Folder of the style that comes with the scripts, under the site's root. */
export const STYLE_FOLDER = '_next/static/style';

/** Folder of the style that few need, such as that of paper, under the site's root. */
export const FEW_FOLDER = '_next/static/few';

/** Waits before a script that failed is asked for again, in milliseconds. */
export const RETRIES = [1000, 4000];

/**
 * So long, in milliseconds, a page waits for its next file before it says that it did not start: a
 * connection may be taken and never answered.
 */
export const PATIENCE = 12_000;

/** Marks the inline script of a page that starts as soon as it has loaded. */
export const NOW = 'data-now';

/** What stands in that block: root-relative addresses. */
export interface PageScripts {
  /** `loader.ts`, the same for all pages. */
  loader: string;
  /** The page's own data, which React reads. */
  data: string;
  /** The style of what only they can show; nothing where there is none. */
  style?: string;
  /** The chunks that the page starts with. */
  chunks: string[];
  /** Turbopack's runtime, which starts the page. */
  runtime: string;
}
