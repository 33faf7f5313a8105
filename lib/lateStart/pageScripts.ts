/** The id of the block that tells the loader which scripts a page has. */
export const SCRIPTS_ID = 'page-scripts';

/** What stands in that block. */
export interface PageScripts {
  /** Root-relative addresses of the page's chunks. */
  chunks: string[];
  /** Turbopack's runtime, which starts the page. */
  runtime: string;
}
