import type { Route } from 'next';
import { routes, printableRoute } from '@/lib/routing/routes';

/** The service worker's file. Its scope is the folder it stands in: the site's root. */
export const WORKER_FILE = 'sw.js';

/** What is shown in place of a page that can't be fetched. In no navigation and no sitemap. */
export const OFFLINE_ROUTE: Route = '/hors-connexion';

/**
 * What helps in need opens offline although it was never visited: all visitors pay for it.
 *
 * @param printableIds The names of all printables: the owner may have deleted the emergency printable.
 */
export const precachedRoutes = (printableIds: readonly string[]): Route[] => [
  routes.contact,
  routes.guides,
  ...printableIds.filter((id) => id === 'urgence').map(printableRoute),
];
