import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type StrategyHandler,
} from 'workbox-strategies';
import { savesData } from '@/lib/browser/connection';
import { DATA_FOLDER, FEW_FOLDER, SCRIPTS_ID } from '@/lib/lateStart/pageScripts';
import {
  EDITOR_PATHS,
  OFFLINE_PAGES_FILE,
  OFFLINE_ROUTE,
  type WorkerMessage,
} from '@/lib/navigation/offline';
import { unpackText, type TextPack } from './textPack';
import type { LifeEvent, WorkerScope } from './workerScope';

/**
 * The service worker. It answers where the network does not: with the pages of the offline copy,
 * with those that were visited, else with a page that says what can be done.
 *
 * How a new version comes: pages are asked of the network first, so whoever is online sees it at
 * once, with or without a new worker. The new worker takes over as soon as it has fetched what it
 * could, and waits for no tab to close: on phones, tabs stay open for weeks, and the old copy would
 * answer all that time. A page that was open before keeps working: the files that its scripts may
 * still ask for stay in the cache of files. The pages of the old version go, since their scripts
 * would one day be gone from that cache.
 *
 * The install never fails: a browser repeats a failed one on every page, at the visitor's cost. What
 * could not be fetched or kept is left to the next visit.
 *
 * What is kept may be something else: a proxy answers for a script with a page, a browser short of
 * space loses a file. So it is looked at before it is kept and before it is used, and whatever goes
 * wrong in here, the network is asked.
 */
declare const self: WorkerScope;
/** Put in by `writeOfflineCopy`. */
declare const VERSION: string;
declare const MANIFEST: { url: string; integrity: string }[];
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

const DIGESTS = new Map(MANIFEST.map((it) => [it.url, it.integrity]));

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

/** Beyond its limit a cache loses what was put into it first, but nothing of the offline copy. */
const keepNewest = (limit: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const others = (await cache.keys()).filter(({ url }) => !DIGESTS.has(new URL(url).pathname));
    await Promise.all(others.slice(0, -limit).map((key) => cache.delete(key)));
  },
});

/**
 * A text of the offline copy, or undefined: also where the copy is damaged. The pack may be that of
 * the version before, as long as the new one has not arrived.
 */
async function packed(name: string, type: string): Promise<Response | undefined> {
  try {
    const file = await (await caches.open(FILES)).match(base + OFFLINE_PAGES_FILE);
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

/** Whether the whole body has come so many seconds from now. */
const isWholeIn = (seconds: number, response: Response) =>
  Promise.race([
    response
      .clone()
      .arrayBuffer()
      .then(() => true),
    new Promise<false>((end) => setTimeout(end, seconds * 1000, false)),
  ]);

/**
 * Firefox gives a preload that failed as an answer, which would be shown as one. And Workbox's time
 * limit ends with the headers: a page whose body hangs would stay blank beside one that is kept.
 */
class PageFromNetwork extends NetworkFirst {
  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const ask = handler.fetch.bind(handler);
    handler.fetch = async (input) => {
      const response = await ask(input);
      if (response.type === 'error') throw new TypeError('Preload failed');
      const isWhole = !PATIENCE.page || (await isWholeIn(PATIENCE.page, response));
      // Where nothing is kept, as much as came is shown.
      if (!isWhole && (await handler.cacheMatch(request))) throw new TypeError('Body hangs');
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

registerRoute(
  ({ sameOrigin, url: { pathname } }) =>
    sameOrigin && (DIGESTS.has(pathname) || isLasting(pathname)),
  files,
);

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

/** Set where the phone has no room: then nothing more is fetched that the page does not ask for. */
let isFull = false;
registerQuotaErrorCallback(() => {
  isFull = true;
});

/** Fetches what the copy has not, or holds damaged: the pages last, once their files are there. */
async function fillCopy(): Promise<void> {
  const kept = await caches.open(FILES);
  for (const { url, integrity } of MANIFEST) {
    // A new version comes unasked, too, to whoever has begun to save data meanwhile.
    if (isFull || savesData()) return;
    const request = new Request(url, { integrity });
    const found = await kept.match(url);
    if (found && (await isSound(request, found))) continue;
    const answer = await fetch(request).catch(() => undefined);
    if (!answer?.ok) continue;
    await kept.put(url, answer).catch(() => {
      isFull = true;
    });
  }
}

const FILE_OF_PAGE = new RegExp(`${base}_next/static/[\\w./-]+`, 'g');

/**
 * Keeps a page that was not asked of the worker: a link has opened it, by its payload alone, or it
 * was there before. Nor has a link asked for all the files with which the page starts.
 */
async function keepVisited(event: LifeEvent, address: string): Promise<void> {
  const url = address.replace(/[?#].*/, '');
  if (isFull || (await packedPage(routeOf(url)))) return;
  const answer = await pages.handle({ event, request: new Request(url) });
  for (const file of new Set((await answer.text()).match(FILE_OF_PAGE))) {
    await files.handle({ event, request: new Request(file) });
  }
}

async function deleteFormerCaches(): Promise<void> {
  const former = (await caches.keys()).filter(
    (name) => name.endsWith(`-${scope}`) && ![PAGES, FILES, PICTURES].includes(name),
  );
  await Promise.all(former.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(fillCopy().catch(() => undefined));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteFormerCaches());
  // On slow phones the page is asked for while the worker is still starting.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
  // The first visit counts: what it goes on to see is kept too.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const { mend, visited } = event.data as WorkerMessage;
  if (mend) event.waitUntil(fillCopy().catch(() => undefined));
  if (visited) event.waitUntil(keepVisited(event, visited).catch(() => undefined));
});
