import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@/lib/dates/yaounde';

const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Notifies at each full minute, and when a hidden page becomes visible. */
function subscribe(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    timer = setTimeout(
      () => {
        notify();
        schedule();
      },
      minute() + MINUTE_MS - Date.now(),
    );
  };
  schedule();
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

/**
 * The current minute, in milliseconds since 1970.
 *
 * @returns Undefined in the prerendered page.
 */
export const useMinute = (): number | undefined =>
  useSyncExternalStore<number | undefined>(subscribe, minute, () => undefined);
