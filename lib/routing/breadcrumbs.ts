import type { Route } from 'next';
import { routes } from './routes';

/** The breadcrumbs of a page, without home. The last is the page itself. */
export type BreadcrumbItems = readonly { label: string; href: Route }[];

/** The breadcrumbs with home. */
export const fromHome = (breadcrumbs: BreadcrumbItems): BreadcrumbItems => [
  { label: 'Accueil', href: routes.home },
  ...breadcrumbs,
];
