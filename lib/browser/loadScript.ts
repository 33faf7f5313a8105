/** Delays before retries, in milliseconds. */
const RETRY_DELAYS_MS = [1000, 4000];

/** Loads and runs a script, with retries: a phone's connection drops for seconds. */
export const loadScript = (src: string, retry = 0): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const delay = RETRY_DELAYS_MS[retry];
    script.src = src;
    // The attribute: React 19.3 hydrates by it the scripts of the page, and runs those that it misses again.
    script.async = true;
    script.onload = resolve;
    script.onerror = () => {
      // Turbopack waits for the script that it finds in the page.
      script.remove();
      if (delay) setTimeout(() => resolve(loadScript(src, retry + 1)), delay);
      else reject(new Error(src));
    };
    document.head.append(script);
  });
