import type { Route } from 'next';
import { routes, printableRoute } from '@/lib/routing/routes';

/** The file of the service worker. Its scope is its folder: the site's root. */
export const WORKER_FILE = 'sw.js';

/** The offline page. Not in the navigation or the sitemap. */
export const OFFLINE_ROUTE: Route = '/hors-connexion';

/** Pages for emergencies, precached. The owner may have deleted the printable among them. */
export const precachedRoutes = (printableIds: readonly string[]): Route[] => [
  routes.guides,
  ...printableIds.filter((id) => id === 'urgence').map(printableRoute),
];
