import type { Route } from 'next';
import { routes } from '@/lib/routes';

/** One page on the way to another. */
export interface Crumb {
  label: string;
  href: Route;
}

/** The pages below home on the way to a page, and last the page itself. */
export type Crumbs = readonly Crumb[];

/** The whole way, home included: what the page shows, and what search engines are told. */
export const fromHome = (crumbs: Crumbs): Crumb[] => [
  { label: 'Accueil', href: routes.home },
  ...crumbs,
];
