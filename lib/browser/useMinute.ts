import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60 * 1000;

const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Calls at the turn of each minute, and when a page that was hidden comes back. */
function listen(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tell();
        wait();
      },
      minute() + MINUTE_MS - Date.now(),
    );
  };
  wait();
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/**
 * The minute that the visitor lives in, in milliseconds since 1970.
 *
 * @returns Nothing in the prerendered page, which knows no time.
 */
export const useMinute = (): number | undefined =>
  useSyncExternalStore<number | undefined>(listen, minute, () => undefined);
