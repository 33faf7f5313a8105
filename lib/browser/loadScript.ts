/** Delays before retries, in milliseconds. */
const RETRY_DELAYS_MS = [1000, 4000];

/** The end of each script, added after the build: one that is empty, cut or another page has none. */
export const SCRIPT_END = 'document.currentScript.dataset.ran=1';

/**
 * Replaces a file in the browser's cache, which keeps a hashed one for a year, a bad answer too.
 *
 * @returns False if it could not be fetched.
 */
export const refetch = (url: string): Promise<boolean> =>
  fetch(url, { cache: 'reload' })
    .then(async (response) => Boolean(await response.text()) && response.ok)
    .catch(() => false);

/** Loads and runs a script, with retries that pass by the browser's cache. */
export const loadScript = (src: string, retry = 0): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const delay = RETRY_DELAYS_MS[retry];
    script.src = src;
    const loadAgain = () => resolve(refetch(src).then(() => loadScript(src, retry + 1)));
    script.onerror = () => {
      // Turbopack waits for the script that it finds in the page.
      script.remove();
      if (delay) setTimeout(loadAgain, delay);
      else reject(new Error(src));
    };
    script.onload = () => {
      // Without `hasOwn`, a browser may be too old to parse the file: see docs/browsers.md.
      if (script.dataset.ran || !delay || !('hasOwn' in Object)) return resolve(script);
      script.remove();
      loadAgain();
    };
    document.head.append(script);
  });
