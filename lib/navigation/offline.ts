import type { Route } from 'next';
import { routes, serviceRoute, sheetRoute } from '@/lib/routes';

/** What is shown in place of a page that can't be fetched. In no navigation and no sitemap. */
export const OFFLINE_ROUTE: Route = '/hors-connexion';

/** The pages of the offline copy in one file, from the site's root. */
export const OFFLINE_PAGES_FILE = 'offline-pages.json';

/** The service worker's file, from the site's root: its scope is the folder it stands in. */
export const WORKER_FILE = 'sw.js';

/** What a page says to the worker. */
export interface WorkerMessage {
  /** Look the copy through, and fetch what is missing. */
  mend?: true;
  /** The address of a page that was opened, to be kept. */
  visited?: string;
}

/** The owner's editor, where a build has one: it is for who is online. */
export const EDITOR_PATHS = /^admin(?:\.html)?$|^admin(?:-files)?\//;

/** However many there are one day, visitors pay for no more of a kind than so many. */
const MOST_OF_A_KIND = 12;

/**
 * The pages that open without network after one visit to any page.
 *
 * @param serviceIds The numbers of all services, of which the first are kept.
 * @param sheetIds The names of all sheets, of which the first are kept: they are wanted where a life
 *   is in danger.
 */
export const offlineRoutes = (
  serviceIds: readonly number[],
  sheetIds: readonly string[],
): Route[] => [
  routes.home,
  routes.services,
  ...serviceIds.slice(0, MOST_OF_A_KIND).map(serviceRoute),
  routes.contact,
  routes.appointment,
  // Wanted where a life is in danger, and the network may be gone.
  routes.gestures,
  routes.sheets,
  ...sheetIds.slice(0, MOST_OF_A_KIND).map(sheetRoute),
];
