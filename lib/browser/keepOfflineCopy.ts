import { asset } from '@/lib/assets';
import { savesData } from '@/lib/browser/connection';
import { WORKER_FILE, type WorkerMessage } from '@/lib/navigation/offline';
import { deleteOfflineCaches } from '@/lib/serviceWorker/offlineCaches';

/**
 * Makes the offline copy, or has it looked through and mended, once in a visit: what fails without
 * room or network would cost the visitor the same bytes on each page. Does nothing where the visitor
 * saves data, where a build has retired the worker, or where the browser has no service workers. In
 * development it takes away the copy that a build has left.
 */
export function keepOfflineCopy(): void {
  if (!('serviceWorker' in navigator)) return;
  if (process.env.NODE_ENV !== 'production') return void leaveOfflineCopy();
  if (isRetired || savesData()) return;
  whenIdle(async () => {
    const { serviceWorker } = navigator;
    const isFirst = !serviceWorker.controller;
    if (isFirstInVisit()) {
      await makeCopy().catch(() => undefined);
      // After that: a page that is left in between leaves it to the next one.
      markVisit();
    }
    if (!isFirst) return;
    // This page was here before the worker: it is told what a visit has kept in the browser.
    const { active } = await serviceWorker.ready;
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: fetchedFiles() } });
  });
}

/**
 * Keeps the page at hand for when there is no network, unless the worker has answered for it, and
 * kept it, already. Call it for each page that is opened: links ask for payloads alone.
 */
export function keepVisitedPage(): void {
  if (!('serviceWorker' in navigator) || isRetired || savesData()) return;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isKept = isFirstPage && load && load.workerStart > 0;
  isFirstPage = false;
  if (isKept) return;
  const message: WorkerMessage = { visited: location.href };
  whenIdle(async () => (await navigator.serviceWorker.ready).active?.postMessage(message));
}

/** Of this document: the others come by links. */
let isFirstPage = true;

const isRetired = process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off';

/** False where storage is blocked: the worker would be refused there. */
function isFirstInVisit(): boolean {
  try {
    return !sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return false;
  }
}

function markVisit(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'yes');
  } catch {
    // Full: the next page asks again.
  }
}

const STORAGE_KEY = 'offline-copy';

/**
 * A copy that is there is mended, unless a new version is about to fill it: in Chrome a new worker
 * waits for as long as the old one has something to do.
 */
async function makeCopy(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(asset(`/${WORKER_FILE}`));
  if (!serviceWorker.controller) return;
  await registration.update().catch(() => undefined);
  if (registration.installing || registration.waiting) return;
  const message: WorkerMessage = { mend: true };
  serviceWorker.controller.postMessage(message);
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

/** Payloads are never kept. */
const fetchedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(location.origin) && !/\.txt(\?|$)/.test(address));

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
