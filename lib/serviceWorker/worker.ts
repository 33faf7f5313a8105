import { cacheNames, type WorkboxPlugin } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type StrategyHandler,
} from 'workbox-strategies';
import { DATA_FOLDER, FEW_FOLDER, SCRIPTS_ID } from '@/lib/lateStart/pageScripts';
import {
  EDITOR_PATHS,
  MEND_COPY,
  OFFLINE_PAGES_FILE,
  OFFLINE_ROUTE,
} from '@/lib/navigation/offline';
import { unpackText, type TextPack } from './textPack';
import type { LifeEvent, WorkerScope } from './workerScope';

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
 *
 * What is kept may be something else: a proxy answers for a script with a page, a browser short of
 * space loses a file. So it is looked at before it is kept and before it is used, and whatever goes
 * wrong in here, the network is asked.
 */
declare const self: WorkerScope;
/** Put in by `writeOfflineCopy`. */
declare const VERSION: string;
declare const MANIFEST: { url: string; revision: string | null; integrity: string }[];
/** What every page fetches for itself: from the browser's own cache, it costs nothing. */
declare const COMMON_FILES: { url: string; integrity: string }[];
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

const DIGESTS = new Map([...MANIFEST, ...COMMON_FILES].map((it) => [it.url, it.integrity]));

/** What browsers ask these files to be. The others are anything but text. */
const TYPES: Record<string, RegExp> = { js: /javascript/, css: /^text\/css/, svg: /svg/ };

const fits = (path: string, { headers }: Response) => {
  const type = headers.get('Content-Type') ?? '';
  return TYPES[path.slice(path.lastIndexOf('.') + 1)]?.test(type) ?? !type.startsWith('text/');
};

/** The build names these files by the first signs of their digest. */
const NAMED = /\/_next\/static\/(?:data|few|loader|style)\/([0-9a-f]{8})\.\w+$/;

/**
 * Whether an answer is the file that its address promises, as far as can be known: to the letter
 * where the build has told its digest, else of its kind.
 *
 * @param answer Its body is used up.
 */
async function isSound({ url }: Request, answer: Response): Promise<boolean> {
  const path = new URL(url).pathname;
  const integrity = DIGESTS.get(path);
  const name = NAMED.exec(path)?.[1];
  if (!integrity && !name) return fits(path, answer);
  const hash = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  const bytes = [...new Uint8Array(hash)];
  if (integrity) return integrity === `sha256-${btoa(String.fromCharCode(...bytes))}`;
  const signs = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return signs.startsWith(name ?? '');
}

const keepSound: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (!isKeepable(response) || !(await isSound(request, response.clone()))) return null;
    const isEmpty = (await response.clone().blob()).size === 0;
    return isEmpty ? null : response;
  },
};

const useSound: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cacheName, cachedResponse, request }) => {
    // A second one to look at: with a clone, the browser would lose the script that it has compiled.
    const looked = cachedResponse && (await (await caches.open(cacheName)).match(request));
    return looked && (await isSound(request, looked)) ? cachedResponse : undefined;
  },
};

/** Beyond its limit a cache loses what was put into it first, but nothing that every page needs. */
const keepNewest = (limit: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    const surplus = keys
      .filter(({ url }) => !COMMON_FILES.some((file) => file.url === new URL(url).pathname))
      .slice(0, Math.max(0, keys.length - limit));
    await Promise.all(surplus.map((key) => cache.delete(key)));
  },
});

const copy = new PrecacheController({ plugins: [useSound] });

/** A text of the offline copy, or undefined: also where the copy is damaged. */
async function packed(name: string, type: string): Promise<Response | undefined> {
  try {
    const file = await copy.matchPrecache(base + OFFLINE_PAGES_FILE);
    const text = file && unpackText((await file.json()) as TextPack, name);
    if (!text) return undefined;
    return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
  } catch {
    return undefined;
  }
}

const packedPage = (route: string) => packed(route, 'text/html');

/** Where what only one page needs lies: for the pages of the offline copy, it is in the pack. */
const OWN_TEXTS = [DATA_FOLDER, FEW_FOLDER];

const packedTexts: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    const { pathname } = new URL(request.url);
    if (cachedResponse || !OWN_TEXTS.some((folder) => pathname.startsWith(base + folder))) {
      return cachedResponse;
    }
    return packed(pathname, pathname.endsWith('.css') ? 'text/css' : 'text/javascript');
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
      cacheWillUpdate: async ({ response }) => ((await isOurPage(response)) ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse && (await isOurPage(cachedResponse))
          ? cachedResponse
          : packedPage(routeOf(request.url)),
      handlerDidError: () => packedPage(OFFLINE_ROUTE),
    },
    keepNewest(LIMITS.pages),
  ],
});

/** A hotel's portal answers for a page with one of its own: only ours say which scripts they have. */
const isOurPage = async (response: Response) =>
  isKeepable(response) && (await response.clone().text()).includes(`"${SCRIPTS_ID}"`);

copy.precache(MANIFEST);
registerRoute(new PrecacheRoute(copy));

// A cache that can't be read is as good as none. Without network this fails as it would without us.
setCatchHandler(({ request }) => fetch(request));

// The owner's editor is no page of the site.
registerRoute(
  ({ sameOrigin, url: { pathname } }) =>
    sameOrigin && EDITOR_PATHS.test(pathname.slice(base.length)),
  new NetworkOnly(),
);

const files = new CacheFirst({
  cacheName: FILES,
  plugins: [useSound, packedTexts, keepSound, keepNewest(LIMITS.files)],
});

registerRoute(({ sameOrigin, url }) => sameOrigin && isLasting(url.pathname), files);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPicture(url.pathname),
  new StaleWhileRevalidate({
    cacheName: PICTURES,
    plugins: [useSound, keepSound, keepNewest(LIMITS.pictures)],
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
  const [former, kept] = await Promise.all([caches.open(cacheNames.precache), caches.open(FILES)]);
  for (const request of await former.keys()) {
    if (copy.getCacheKeyForURL(request.url) || !isLasting(new URL(request.url).pathname)) continue;
    const response = await former.match(request);
    if (response) await kept.put(request, response);
  }
}

async function deleteFormerPages(): Promise<void> {
  const former = (await caches.keys()).filter(
    (name) => name.startsWith('pages-') && name.endsWith(`-${scope}`) && name !== PAGES,
  );
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** What the browser has lost of the copy, or holds damaged, is fetched anew. */
async function mendCopy(event: LifeEvent): Promise<void> {
  const requestOf = (url: string) => new Request(url, { cache: 'reload' });
  // What can't be had now is left to the next visit.
  for (const { url } of COMMON_FILES) {
    await files.handle({ event, request: requestOf(url) }).catch(() => undefined);
  }
  for (const { url, integrity } of MANIFEST) {
    const params = { cacheKey: copy.getCacheKeyForURL(url), integrity };
    await copy.strategy.handle({ event, request: requestOf(url), params }).catch(() => undefined);
  }
}

self.addEventListener('install', (event) => {
  // The new copy is worth more than the old one's files.
  event.waitUntil(keepFormerFiles().catch(() => undefined));
  const common = COMMON_FILES.map(({ url, integrity }) => new Request(url, { integrity }));
  event.waitUntil(caches.open(FILES).then((kept) => kept.addAll(common)));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteFormerPages());
  // On slow phones the page is asked for while the worker is still starting.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
  // The first visit counts: what it goes on to see is kept too.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  if (event.data === MEND_COPY) event.waitUntil(mendCopy(event));
});
