/** Later articles are at `/blog/page/2`. */
export const ARTICLES_PER_PAGE = 12;

/** The number of pages of the list of articles, at least 1. */
export const countPages = (articles: readonly unknown[]): number =>
  Math.max(1, Math.ceil(articles.length / ARTICLES_PER_PAGE));
