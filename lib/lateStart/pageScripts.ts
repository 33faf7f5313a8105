/** The id of the block that tells the loader which scripts a page has. */
export const SCRIPTS_ID = 'page-scripts';

/** Folder of the pages' data under the site's root. */
export const DATA_FOLDER = '_next/static/data';

/** What stands in that block: root-relative addresses. */
export interface PageScripts {
  /** The page's own data, which React reads. */
  data: string;
  /** The chunks that the page starts with. */
  chunks: string[];
  /** Turbopack's runtime, which starts the page. */
  runtime: string;
}
