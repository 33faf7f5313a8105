/** The id of the block that tells the loader which scripts a page has. */
export const SCRIPTS_ID = 'page-scripts';

/** Folders under the site's root: the loader, the pages' data, and the style that few need. */
export const LOADER_FOLDER = '_next/static/loader';
export const DATA_FOLDER = '_next/static/data';
export const FEW_FOLDER = '_next/static/few';

/** A page waits so long for its next file, in milliseconds, before it says that it did not start. */
export const PATIENCE = 12_000;

/** Marks the inline script of a page that starts as soon as it has loaded. */
export const NOW = 'data-now';

/** What stands in that block, root-relative: the page's data, its chunks, and Turbopack's runtime. */
export type PageScripts = { data: string; chunks: string[]; runtime: string };

export const pageScripts = () =>
  JSON.parse(document.getElementById(SCRIPTS_ID)!.textContent) as PageScripts;
