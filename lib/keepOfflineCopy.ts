import { asset } from '@/lib/assets';
import { savesData } from '@/lib/earlyTaps';
import { WORKER_FILE } from '@/lib/offline';

/** Off in development, and where a build has retired the worker. */
const isOn =
  process.env.NODE_ENV === 'production' && process.env.NEXT_PUBLIC_SERVICE_WORKER !== 'off';

/**
 * Makes the offline copy, or brings it up to date, once the page has loaded and is idle. Does
 * nothing where the visitor saves data, or where the browser has no service workers.
 */
export function keepOfflineCopy(): void {
  if (!isOn || !('serviceWorker' in navigator) || savesData()) return;
  whenIdle(async () => {
    const { serviceWorker } = navigator;
    const isFirst = !serviceWorker.controller;
    // Refused where storage is blocked: the site then is as it was.
    await serviceWorker.register(asset(`/${WORKER_FILE}`)).catch(() => undefined);
    if (!isFirst) return;
    // This page was here before the worker: it is told what a visit has kept in the browser.
    const { active } = await serviceWorker.ready;
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: fetchedFiles() } });
  });
}

const fetchedFiles = (): string[] => [
  location.href,
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => new URL(address).origin === location.origin),
];

/** Safari has no idle callback: it waits this long, in milliseconds. */
const CALM = 2000;

function whenIdle(act: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act);
    else setTimeout(act, CALM);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
