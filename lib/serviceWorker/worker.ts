import { savesData } from '@/lib/browser/connection';
import { deleteCaches } from './deleteCaches';
import type { WorkerEvent, WorkerScope } from './workerScope';

/**
 * The service worker: caches visited pages for offline use. A new worker takes over at once, since
 * tabs on phones stay open for weeks. Hashed files outlive it: open pages need them.
 */
declare const self: WorkerScope;
/** Set by `writeWorker`: the offline page, then the others. */
declare const PRECACHED: string[];
/** Set by `writeWorker`: a digest of these pages. */
declare const VERSION: string;

/** Network timeout for the whole response, its body included, if a cached one exists. */
const NETWORK_TIMEOUT_MS = 4000;
/** The maximum number of entries, precached pages excluded. */
const MAX_ENTRIES = 200;

/** In every cache's name, since other sites may share the origin. */
const { scope } = self.registration;

/** The MIME types of a store's answers. */
const PAGE = /^text\/html/i;
const PAYLOAD = /^text\/plain/i;
const FILE = /javascript|css|^(?:image|font|application)\//i;

const pages = { name: `pages-${VERSION}-${scope}`, type: PAGE };
const payloads = { name: `payloads-${VERSION}-${scope}`, type: PAYLOAD };
const files = { name: `files-${scope}`, type: FILE };

type Store = typeof files;

const isCacheable = ({ status, redirected, headers }: Response, { type }: Store) =>
  status === 200 &&
  !redirected &&
  type.test(headers.get('Content-Type') ?? '') &&
  !/no-store/i.test(headers.get('Cache-Control') ?? '');

/** An unreadable cache counts as a miss. */
const find = ({ name }: Store, url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName: name }).catch(() => undefined);

async function save(store: Store, url: string, response: Response): Promise<void> {
  if (!isCacheable(response, store)) return;
  const headers = new Headers(response.headers);
  // A cache refuses `Vary: *`, and finds nothing for another browser setting.
  headers.delete('Vary');
  const cache = await caches.open(store.name);
  await cache.put(url, new Response(response.body, { headers }));
  const visited = (await cache.keys()).filter(
    (request) => !PRECACHED.includes(new URL(request.url).pathname),
  );
  await Promise.all(visited.slice(0, -MAX_ENTRIES).map((oldest) => cache.delete(oldest)));
}

async function download(event: WorkerEvent, store: Store, url: string): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  // Firefox reports a failed navigation preload as an error response (GoogleChrome/workbox#3134).
  if (response.type === 'error') throw new TypeError('Preload failed');
  event.waitUntil(save(store, url, response.clone()).catch(() => undefined));
  return response;
}

/** Resolves once the body has arrived as well. */
async function complete(response: Response): Promise<Response> {
  await response.clone().arrayBuffer();
  return response;
}

/** Stops waiting for a response: it may still be cached when it arrives. */
const orAfterTimeout = <Value>(response: Promise<Value>, instead: Value) =>
  Promise.race([
    response.catch(() => instead),
    new Promise<Value>((end) => setTimeout(end, NETWORK_TIMEOUT_MS, instead)),
  ]);

const offlinePage = async (store: Store) =>
  store === pages ? find(pages, PRECACHED[0] ?? '') : undefined;

/** Hashed files from the cache first, all else from the network first. */
async function respond(event: WorkerEvent, store: Store, url: string): Promise<Response> {
  const cached = await find(store, url);
  if (cached && isHashed(url)) return cached;
  const fresh = download(event, store, url);
  if (!cached) return fresh.catch(async () => (await offlinePage(store)) ?? Response.error());
  event.waitUntil(fresh.catch(() => undefined));
  return orAfterTimeout(fresh.then(complete), cached);
}

/** Cache key: the URL without trailing slash, query and hash. */
const pageKey = (url: string) => url.replace(/\/?(?:[?#].*)?$/, '');

const isHashed = (url: string) => url.startsWith(`${scope}_next/static/`);
/** What a soft navigation fetches. */
const isPayload = (url: string) => /\.txt\?(?:.*&)?_rsc=/.test(url);
const isPicture = (url: string) =>
  url.startsWith(scope) && /\.(?:svg|png|jpe?g|webp|avif)$/.test(url.replace(/[?#].*/, ''));

self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const path = url.startsWith(scope) && method === 'GET' ? url.slice(scope.length) : 'admin';
  // Other origins and the editor are not handled.
  if (/^admin(?:-files\/|\/|\.html|\?|$)/.test(path)) return;
  if (mode === 'navigate') event.respondWith(respond(event, pages, pageKey(url)));
  else if (isPayload(url)) event.respondWith(respond(event, payloads, pageKey(url)));
  else if (isHashed(url) || isPicture(url)) event.respondWith(respond(event, files, url));
});

async function saveMissing(store: Store, url: string, mode: RequestCache): Promise<void> {
  if (await find(store, url)) return;
  // A hanging body would hold up the other files, and the installation.
  const saved = fetch(url, { cache: mode }).then((response) => save(store, url, response));
  await orAfterTimeout(saved, undefined);
}

/**
 * Precaches, and caches the open pages: the first page and soft navigations are not fetched as
 * documents here.
 *
 * @param page The current URL of the page: `Client.url` is the one that it was opened with.
 * @param loaded Resources of the first page: `force-cache` avoids a second download.
 */
async function fillCaches([page = '', ...loaded]: string[] = []): Promise<void> {
  if (savesData()) return;
  const clients = await self.clients.matchAll({ includeUncontrolled: true });
  const open = [page, ...clients.map(({ url }) => url)].filter((url) => url.startsWith(scope));
  const precached = PRECACHED.map((path) => new URL(path, scope).href);
  for (const url of [...precached, ...open]) await saveMissing(pages, pageKey(url), 'no-cache');
  const cacheable = loaded.filter((url) => isHashed(url) || isPicture(url));
  for (const url of cacheable) await saveMissing(files, url, 'force-cache');
}

self.addEventListener('install', (event) => {
  // A rejected install is retried on every page.
  event.waitUntil(fillCaches().catch(() => undefined));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches(scope, [pages.name, payloads.name, files.name]));
  // Requests pages while the worker starts.
  const { navigationPreload } = self.registration as Partial<ServiceWorkerRegistration>;
  event.waitUntil(navigationPreload?.enable() ?? Promise.resolve());
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  event.waitUntil(fillCaches(event.data as string[]).catch(() => undefined));
});
