import { expect, type Page } from 'playwright/test';
import { OFFLINE_ROUTE, PRECACHED_ROUTES } from '@/lib/serviceWorker/offlinePages';

export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

export const whenCached = (page: Page, paths: string[]) =>
  expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(paths));

/** Waits until the precache and the current page are cached. */
export const whenPrecached = (page: Page) =>
  whenCached(page, [OFFLINE_ROUTE, ...PRECACHED_ROUTES, new URL(page.url()).pathname]);
