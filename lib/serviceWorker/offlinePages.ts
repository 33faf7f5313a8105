import type { Route } from 'next';
import { routes } from '@/lib/routing/routes';

/** The file of the service worker. Its scope is its folder: the site's root. */
export const WORKER_FILE = 'sw.js';

/** The offline page. Not in the navigation or the sitemap. */
export const OFFLINE_ROUTE: Route = '/hors-connexion';

/** First aid opens without a connection on every phone that has visited one page. */
export const PRECACHED_ROUTES: readonly Route[] = [routes.guides];
