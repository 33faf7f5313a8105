import { cacheNames, type WorkboxPlugin } from 'workbox-core';
import { getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type StrategyHandler,
} from 'workbox-strategies';
import { DATA_FOLDER } from '@/lib/lateStart/pageScripts';
import { EDITOR_PATHS, OFFLINE_PAGES_FILE, OFFLINE_ROUTE, OUTBOX_PATH } from '@/lib/offline';
import { unpackText, type TextPack } from './pagePack';
import type { WorkerScope } from './workerScope';

/**
 * The service worker. It answers where the network does not: with the pages of the offline copy,
 * with those that were visited, else with a page that says what can be done.
 *
 * How a new version comes: pages are asked of the network first, so whoever is online sees it at
 * once, with or without a new worker. The new worker takes over as soon as its copy is whole, and
 * waits for no tab to close: on phones, tabs stay open for weeks, and the old copy would answer
 * all that time. A page that was open before keeps working: the files that its scripts may still
 * ask for stay in the cache of files. The pages of the old version go, since their scripts would
 * one day be gone from that cache.
 */
declare const self: WorkerScope;
/** Put in by `writeOfflineCopy`. */
declare const VERSION: string;
declare const MANIFEST: { url: string; revision: string | null }[];
/** What every page fetches for itself: from the browser's own cache, it costs nothing. */
declare const COMMON_FILES: string[];
/** Folders of files that are named by their content: what such an address gives never changes. */
declare const LASTING_FOLDERS: string[];

/** Every cache bears the scope: under one host there may be other sites. */
const { scope } = self.registration;
const { hostname, pathname: base } = new URL(scope);
const PAGES = `pages-${VERSION}-${scope}`;
const FILES = `files-${scope}`;
const PICTURES = `pictures-${scope}`;

/**
 * Later than this, in seconds, a page that is at hand is better than one that may come. On the
 * machine that serves the site there is no network to wait for: a page that is late is being
 * compiled, and the copy of an old build would hide it.
 */
const PATIENCE = { page: hostname === 'localhost' ? undefined : 4, data: 8 };
/** How many entries each cache keeps. */
const LIMITS = { pages: 30, files: 80, pictures: 60 };

const isLasting = (path: string) => LASTING_FOLDERS.some((folder) => path.startsWith(folder));

const isPicture = (path: string) => /\.(svg|png|jpe?g|webp|avif)$/.test(path);

/** Whether the host lets an answer be kept. What the build lists is kept whatever it says. */
const isKeepable = ({ status, headers }: Response) =>
  status === 200 && !/no-store/i.test(headers.get('Cache-Control') ?? '');

const keepKeepable: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isKeepable(response) ? response : null),
};

/** What every page needs is worth most: no cache loses it. Pictures are heavy, and go first. */
const WORTH = { picture: 0, other: 1, common: 2 };

function worthOf({ url }: Request): number {
  const { pathname } = new URL(url);
  if (COMMON_FILES.includes(pathname)) return WORTH.common;
  return isPicture(pathname) ? WORTH.picture : WORTH.other;
}

/** Beyond its limit a cache loses what is worth least, and of that what was put into it first. */
const keepNewest = (limit: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    const surplus = [...keys]
      .sort((one, other) => worthOf(one) - worthOf(other))
      .slice(0, Math.max(0, keys.length - limit))
      .filter((key) => worthOf(key) < WORTH.common);
    await Promise.all(surplus.map((key) => cache.delete(key)));
  },
});

/** A text of the offline copy, or undefined. */
async function packed(name: string, type: string): Promise<Response | undefined> {
  const file = await matchPrecache(base + OFFLINE_PAGES_FILE);
  const text = file && unpackText((await file.json()) as TextPack, name);
  return text
    ? new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } })
    : undefined;
}

const packedPage = (route: string) => packed(route, 'text/html');

/** The data of a page of the offline copy, which no other file needs. */
const packedData: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    const { pathname } = new URL(request.url);
    if (cachedResponse || !pathname.startsWith(base + DATA_FOLDER)) return cachedResponse;
    return packed(pathname, 'text/javascript');
  },
};

const routeOf = (address: string) =>
  `/${new URL(address).pathname.slice(base.length)}`.replace(/(.)\/$/, '$1');

/** Firefox gives a preload that failed as an answer, which would be shown as one. */
class PageFromNetwork extends NetworkFirst {
  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const ask = handler.fetch.bind(handler);
    handler.fetch = async (input) => {
      const response = await ask(input);
      if (response.type === 'error') throw new TypeError('Preload failed');
      return response;
    };
    return super._handle(request, handler);
  }
}

const pages = new PageFromNetwork({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE.page,
  plugins: [
    {
      // One entry for each page, and nothing kept of what a link carries along.
      cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, ''),
      cacheWillUpdate: async ({ response }) => (isWholePage(response) ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? packedPage(routeOf(request.url)),
      handlerDidError: () => packedPage(OFFLINE_ROUTE),
    },
    keepNewest(LIMITS.pages),
  ],
});

const isWholePage = (response: Response) =>
  isKeepable(response) && Boolean(response.headers.get('Content-Type')?.startsWith('text/html'));

precacheAndRoute(MANIFEST);

// The local run's list of requests: it is read from the server or not at all.
registerRoute(
  ({ sameOrigin, url }) =>
    sameOrigin && (url.pathname === OUTBOX_PATH || url.pathname.startsWith(`${OUTBOX_PATH}/`)),
  new NetworkOnly(),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && EDITOR_PATHS.test(url.pathname.slice(base.length)),
  new NetworkOnly(),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isLasting(url.pathname),
  new CacheFirst({
    cacheName: FILES,
    plugins: [packedData, keepKeepable, keepNewest(LIMITS.files)],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPicture(url.pathname),
  new StaleWhileRevalidate({
    cacheName: PICTURES,
    plugins: [keepKeepable, keepNewest(LIMITS.pictures)],
  }),
);

// The data by which Next changes the page without leaving it. Without network it gets an empty
// answer instead of an error: then it opens the page itself, which is at hand below.
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && url.pathname.endsWith('.txt') && request.mode !== 'navigate',
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE.data,
    plugins: [{ handlerDidError: async () => new Response(null, { status: 204 }) }],
  }),
);

// Last: all the other addresses of the site without an ending are pages.
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && (request.mode === 'navigate' || !/\.\w+$/.test(url.pathname)),
  pages,
);

/** What an open page of the version before may still ask for, which is gone from the host. */
async function keepFormerFiles(): Promise<void> {
  const [former, files] = await Promise.all([caches.open(cacheNames.precache), caches.open(FILES)]);
  for (const request of await former.keys()) {
    if (getCacheKeyForURL(request.url) || !isLasting(new URL(request.url).pathname)) continue;
    const response = await former.match(request);
    if (response) await files.put(request, response);
  }
}

async function deleteFormerPages(): Promise<void> {
  const former = (await caches.keys()).filter(
    (name) => name.startsWith('pages-') && name.endsWith(`-${scope}`) && name !== PAGES,
  );
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** A worker of before kept the local run's list of requests, with names and phones. */
async function deleteUnkeepable(): Promise<void> {
  const kept = await caches.open(PAGES);
  for (const request of await kept.keys()) {
    const response = await kept.match(request);
    if (response && !isKeepable(response)) await kept.delete(request);
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepFormerFiles());
  event.waitUntil(caches.open(FILES).then((files) => files.addAll(COMMON_FILES)));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteFormerPages());
  event.waitUntil(deleteUnkeepable());
  // On slow phones the page is asked for while the worker is still starting.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
  // The first visit counts: what it goes on to see is kept too.
  event.waitUntil(self.clients.claim());
});
