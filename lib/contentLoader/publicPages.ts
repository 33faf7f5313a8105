import type { Route } from 'next';
import type { ContentSource } from '@/lib/content/collections';
import type { IsoDate } from '@/lib/dates/formatDate';
import {
  articleRoute,
  blogPageRoute,
  countPages,
  printableRoute,
  serviceRoute,
} from '@/lib/routing/routes';

/** A page for search engines. */
export interface PublicPage {
  path: Route;
  /** Day of the last change, if known. */
  updated?: IsoDate;
}

/** Collections that have pages. */
type PageSources = Pick<ContentSource, 'pages' | 'services' | 'printables' | 'articles'>;

/** Every page of the site except the error pages. */
export function publicPages({ pages, services, printables, articles }: PageSources): PublicPage[] {
  const listPages = countPages(articles);
  return [
    ...pages.pages.map(({ path }) => ({ path: path as Route })),
    ...services.map(({ id, updated }) => ({ path: serviceRoute(id), updated })),
    ...printables.map(({ id }) => ({ path: printableRoute(id) })),
    // The first page of the list is one of the pages.
    ...Array.from({ length: listPages - 1 }, (_, index) => ({ path: blogPageRoute(index + 2) })),
    ...articles.map(({ id, date, updated = date }) => ({ path: articleRoute(id), updated })),
  ];
}
