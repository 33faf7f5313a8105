/** The id of the block that tells the loader which scripts a page has. */
export const SCRIPTS_ID = 'page-scripts';

/** Folder of the loader under the site's root. */
export const LOADER_FOLDER = '_next/static/loader';

/** Folder of the pages' data under the site's root. */
export const DATA_FOLDER = '_next/static/data';

/** Folder of the style beside the pages, which the first paint of few needs. */
export const FEW_FOLDER = '_next/static/few';

/**
 * So long, in milliseconds, a page waits for its next file before it says that it did not start: a
 * connection may be taken and never answered.
 */
export const PATIENCE = 12_000;

/** Waits before a script that failed is asked for again, in milliseconds. */
const RETRIES = [1000, 4000];

/** Marks the inline script of a page that starts as soon as it has loaded. */
export const NOW = 'data-now';

/** What stands in that block: root-relative addresses. */
export interface PageScripts {
  /** The page's own data, which React reads. */
  data: string;
  /** The chunks that the page starts with. */
  chunks: string[];
  /** Turbopack's runtime, which starts the page. */
  runtime: string;
}

export const pageScripts = () =>
  JSON.parse(document.getElementById(SCRIPTS_ID)!.textContent) as PageScripts;

/** Puts a script into the page, and settles once it has run, or has failed for good. */
export const loadScript = (src: string, retry = 0): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      const wait = RETRIES[retry];
      if (wait) setTimeout(() => loadScript(src, retry + 1).then(resolve, reject), wait);
      else reject(new Error(src));
    };
    document.head.append(script);
  });
