import { savesData } from '@/lib/browser/connection';
import { SCRIPTS_ID } from '@/lib/hydration/pageScripts';
import { deleteCaches } from './deleteCaches';
import type { WorkerEvent, WorkerScope } from './workerScope';

/**
 * The service worker: what was visited is kept for when there is no network. A new worker takes over
 * at once, since tabs of phones stay open for weeks. Hashed files outlive it: open pages need them.
 */
declare const self: WorkerScope;
/** Set by `writeWorker`: the first precached page is the offline page; the version is theirs. */
declare const PRECACHED: string[];
declare const VERSION: string;

/** With a copy at hand, the network gets so long. */
const NETWORK_TIMEOUT_MS = 4000;
/** What each cache keeps beside the precached pages. */
const MAX_ENTRIES = 200;

/** In every cache's name, since other sites may share the origin. */
const { scope } = self.registration;

/** A redirected answer is a captive portal's: our host redirects no file. */
const isCacheable = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && !/no-store/i.test(headers.get('Cache-Control') ?? '');

const pages = {
  name: `pages-${VERSION}-${scope}`,
  // A captive portal's page doesn't list our scripts.
  isOurs: async (response: Response) =>
    isCacheable(response) && (await response.clone().text()).includes(`"${SCRIPTS_ID}"`),
};

const files = {
  name: `files-${scope}`,
  // Captive portals answer for scripts and pictures with a page.
  isOurs: async (response: Response) =>
    isCacheable(response) && !/text\/html/i.test(response.headers.get('Content-Type') ?? ''),
};

type Store = typeof files;

/** A damaged entry or an unreadable cache counts as none: the network replaces it. */
async function find({ name, isOurs }: Store, url: string): Promise<Response | undefined> {
  try {
    const kept = await caches.match(url, { cacheName: name });
    return kept && (await isOurs(kept)) ? kept : undefined;
  } catch {
    return undefined;
  }
}

async function keep({ name, isOurs }: Store, url: string, response: Response): Promise<void> {
  if (!(await isOurs(response))) return;
  const cache = await caches.open(name);
  await cache.put(url, response);
  const visited = (await cache.keys()).filter(
    (it) => !PRECACHED.includes(new URL(it.url).pathname),
  );
  await Promise.all(visited.slice(0, -MAX_ENTRIES).map((oldest) => cache.delete(oldest)));
}

async function download(event: WorkerEvent, store: Store, url: string): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  // Firefox reports a failed preload so (GoogleChrome/workbox#3134).
  if (response.type === 'error') throw new TypeError('Preload failed');
  event.waitUntil(keep(store, url, response.clone()).catch(() => undefined));
  return response;
}

const offlinePage = async (store: Store) =>
  store === pages ? find(pages, PRECACHED[0] ?? '') : undefined;

/** Hashed files from the cache first, all else from the network first. */
async function respond(event: WorkerEvent, store: Store, url: string): Promise<Response> {
  const kept = await find(store, url);
  if (kept && isHashed(url)) return kept;
  const fresh = download(event, store, url);
  if (!kept) return fresh.catch(async () => (await offlinePage(store)) ?? Response.error());
  event.waitUntil(fresh.catch(() => undefined));
  const timeout = new Promise<Response>((end) => setTimeout(end, NETWORK_TIMEOUT_MS, kept));
  return Promise.race([fresh.catch(() => kept), timeout]);
}

/** One entry a page, whatever a link appends. */
const pageKey = (url: string) => url.replace(/\/?(?:[?#].*)?$/, '');

const isHashed = (url: string) => url.startsWith(`${scope}_next/static/`);
const isPicture = (url: string) =>
  url.startsWith(scope) && /\.(?:svg|png|jpe?g|webp|avif)$/.test(url.replace(/[?#].*/, ''));

self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const path = url.startsWith(scope) && method === 'GET' ? url.slice(scope.length) : 'admin';
  // Other sites, the owner's editor and the payloads of soft navigations are left to the browser.
  if (/^admin(?:-files\/|\/|\.html|\?|$)/.test(path)) return;
  if (mode === 'navigate') event.respondWith(respond(event, pages, pageKey(url)));
  else if (isHashed(url) || isPicture(url)) event.respondWith(respond(event, files, url));
});

async function keepMissing(store: Store, url: string, mode: RequestCache): Promise<void> {
  if (!(await find(store, url))) await keep(store, url, await fetch(url, { cache: mode }));
}

/**
 * Precaches, and keeps the open pages: the first one, and soft navigations, load no document here.
 *
 * @param page Where a page is now: a client's `url` is the one that it was opened with.
 * @param loaded What the first page has loaded: `force-cache` spares a second download.
 */
async function fill([page = '', ...loaded]: string[] = []): Promise<void> {
  if (savesData()) return;
  const open = (await self.clients.matchAll({ includeUncontrolled: true })).map((it) => it.url);
  const precached = PRECACHED.map((path) => new URL(path, scope).href);
  for (const url of [...precached, ...[page, ...open].filter((it) => it.startsWith(scope))]) {
    await keepMissing(pages, pageKey(url), 'no-cache');
  }
  const wanted = loaded.filter((url) => isHashed(url) || isPicture(url));
  for (const url of wanted) await keepMissing(files, url, 'force-cache');
}

self.addEventListener('install', (event) => {
  // Browsers would repeat a failed install on every page.
  event.waitUntil(fill().catch(() => undefined));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches(scope, [pages.name, files.name]));
  // Pages are requested while the worker is still starting.
  const { navigationPreload } = self.registration as Partial<ServiceWorkerRegistration>;
  event.waitUntil(navigationPreload?.enable() ?? Promise.resolve());
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  event.waitUntil(fill(event.data as string[]).catch(() => undefined));
});
