import { asset } from '@/lib/assets';
import { savesData } from '@/lib/browser/connection';
import { MEND_COPY, WORKER_FILE } from '@/lib/navigation/offline';
import { deleteOfflineCaches } from '@/lib/serviceWorker/offlineCaches';

/**
 * Makes the offline copy, or brings it up to date, once the page has loaded and is idle. Does
 * nothing where the visitor saves data, where a build has retired the worker, or where the browser
 * has no service workers. In development it takes away the copy that a build has left.
 */
export function keepOfflineCopy(): void {
  if (!('serviceWorker' in navigator)) return;
  if (process.env.NODE_ENV !== 'production') return void leaveOfflineCopy();
  if (process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off' || savesData()) return;
  whenIdle(async () => {
    const { serviceWorker } = navigator;
    const isFirst = !serviceWorker.controller;
    // Refused where storage is blocked: the site then is as it was.
    const registration = await serviceWorker
      .register(asset(`/${WORKER_FILE}`))
      .catch(() => undefined);
    if (!isFirst) return void mendCopy(registration);
    // This page was here before the worker: it is told what a visit has kept in the browser.
    const { active } = await serviceWorker.ready;
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: fetchedFiles() } });
  });
}

/**
 * Has the copy looked at and mended, unless a new version is about to make it anew: in Chrome a new
 * worker waits for as long as the old one has something to do.
 */
async function mendCopy(registration?: ServiceWorkerRegistration): Promise<void> {
  await registration?.update().catch(() => undefined);
  if (registration?.installing || registration?.waiting) return;
  navigator.serviceWorker.controller?.postMessage(MEND_COPY);
}

/**
 * A build served at this address before would answer here with its own files: its worker goes,
 * with all that it has kept, and a page that came through it opens once more without it.
 */
async function leaveOfflineCopy(): Promise<void> {
  const { serviceWorker } = navigator;
  const scope = new URL(asset('/'), location.origin).href;
  const wasControlled = serviceWorker.controller !== null;
  const registrations = await serviceWorker.getRegistrations();
  const own = registrations.find((registration) => registration.scope === scope);
  const isGone = (await own?.unregister()) ?? false;
  await deleteOfflineCaches(scope);
  // Only where a worker has really gone: the page would open again and again.
  if (isGone && wasControlled) location.reload();
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
