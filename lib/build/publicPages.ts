import type { Route } from 'next';
import { ARTICLES_PER_PAGE, countPages } from '@/lib/pagination';
import { articleRoute, blogPageRoute, routes, serviceRoute } from '@/lib/routes';
import type { IsoDate } from '@/lib/content/fields';
import type { Article } from '@/lib/content/schemas/articles';
import type { Service } from '@/lib/content/schemas/services';

/** A page that search engines may show. */
export interface PublicPage {
  path: Route;
  /** The day of its last change, where the content says it. */
  updated?: IsoDate;
}

/** Every page of the site but the one of errors, each once. */
export function publicPages(
  services: readonly Pick<Service, 'id' | 'updated'>[],
  articles: readonly Pick<Article, 'id' | 'date' | 'updated'>[],
): PublicPage[] {
  const listPages = countPages(articles.length, ARTICLES_PER_PAGE);
  return [
    ...Object.values(routes).map((path) => ({ path })),
    ...services.map(({ id, updated }) => ({ path: serviceRoute(id), updated })),
    // The first page of the list is one of the routes.
    ...Array.from({ length: listPages - 1 }, (_, index) => ({ path: blogPageRoute(index + 2) })),
    ...articles.map(({ id, date, updated = date }) => ({ path: articleRoute(id), updated })),
  ];
}
