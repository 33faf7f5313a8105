import type { Route } from 'next';
import { routes, sheetRoute } from '@/lib/routes';

/** The service worker's file, from the site's root: its scope is the folder it stands in. */
export const WORKER_FILE = 'sw.js';

/** What is shown in place of a page that can't be fetched. In no navigation and no sitemap. */
export const OFFLINE_ROUTE: Route = '/hors-connexion';

/**
 * The pages that open offline although they were never visited: what helps in need. All visitors
 * pay for them. The appointment form stands on the contact page.
 *
 * @param sheetIds The names of all printables: the owner may have deleted the emergency sheet.
 */
export const precachedRoutes = (sheetIds: readonly string[]): Route[] => [
  routes.contact,
  routes.gestures,
  ...sheetIds.filter((id) => id === 'urgence').map(sheetRoute),
];
