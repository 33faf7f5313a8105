/** Waits before a script that failed is asked for again, in milliseconds. */
const RETRIES = [1000, 4000];

/** Puts a script into the page, and settles once it has run, or has failed for good. */
export const loadScript = (src: string, retry = 0): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      const wait = RETRIES[retry];
      if (wait) setTimeout(() => resolve(loadScript(src, retry + 1)), wait);
      else reject(new Error(src));
    };
    document.head.append(script);
  });
