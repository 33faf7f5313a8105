import type { Route } from 'next';
import { routes } from './routes';

export interface BreadcrumbItem {
  label: string;
  href: Route;
}

/** The breadcrumbs of a page, without home. The last is the page itself. */
export type BreadcrumbItems = readonly BreadcrumbItem[];

/** The breadcrumbs with home. */
export const fromHome = (breadcrumbs: BreadcrumbItems): BreadcrumbItem[] => [
  { label: 'Accueil', href: routes.home },
  ...breadcrumbs,
];
