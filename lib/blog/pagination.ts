/** Later articles are at `/blog/page/2`. */
export const ARTICLES_PER_PAGE = 12;

/** One page of a paginated list. */
export interface ListPage<Item> {
  items: readonly Item[];
  /** Counted from 1. */
  page: number;
  pageCount: number;
}

/**
 * Number of pages of a list, at least 1.
 *
 * @param perPage Entries on a full page.
 */
export const countPages = (length: number, perPage: number): number =>
  Math.max(1, Math.ceil(length / perPage));

/**
 * One page of a list.
 *
 * @param page Counted from 1.
 * @param perPage Entries on a full page.
 * @returns undefined if there is no such page.
 */
export function getListPage<Item>(
  list: readonly Item[],
  page: number,
  perPage: number,
): ListPage<Item> | undefined {
  const pageCount = countPages(list.length, perPage);
  if (!Number.isInteger(page) || page < 1 || page > pageCount) return undefined;
  return { items: list.slice((page - 1) * perPage, page * perPage), page, pageCount };
}
