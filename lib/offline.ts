import type { Route } from 'next';
import { asset } from '@/lib/assets';
import { savesData } from '@/lib/earlyTaps';
import { routes, serviceRoute } from '@/lib/routes';

/** What is shown in place of a page that can't be fetched. In no navigation and no sitemap. */
export const OFFLINE_ROUTE: Route = '/hors-connexion';

/** The pages of the offline copy in one file, from the site's root. */
export const OFFLINE_PAGES_FILE = 'offline-pages.json';

/** The service worker's file, from the site's root: its scope is the folder it stands in. */
export const WORKER_FILE = 'sw.js';

/**
 * The pages that open without network after one visit to any page.
 *
 * @param serviceIds The numbers of all services.
 */
export const offlineRoutes = (serviceIds: readonly number[]): Route[] => [
  routes.home,
  routes.services,
  ...serviceIds.map(serviceRoute),
  routes.contact,
  routes.appointment,
];

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
