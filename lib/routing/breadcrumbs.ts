import type { Route } from 'next';
import { routes } from './routes';

/** One page on the way to another. */
export interface BreadcrumbItem {
  label: string;
  href: Route;
}

/** The pages below home on the way to a page, and last the page itself. */
export type BreadcrumbItems = readonly BreadcrumbItem[];

/** The whole way, home included: what the page shows, and what search engines are told. */
export const fromHome = (breadcrumbs: BreadcrumbItems): BreadcrumbItem[] => [
  { label: 'Accueil', href: routes.home },
  ...breadcrumbs,
];
