import type { Route } from 'next';
import { aliasedRoute } from './aliases';
import { articleRoute, blogPageRoute, routes, serviceRoute, printableRoute } from './routes';

/** A query or a hash whose sign a message has encoded, or written as `&`: `/contact&service=3`. */
const TAIL = /(?:[&;]|%(?:23|26|3[bf])).*/i;

/** What a message leaves after a link: punctuation, a quote or an invisible space. */
const TRAILING = /(?:%[\da-f]{2}|[^\p{L}\p{N}])+$/iu;

/** Longer paths are not corrected. In characters. */
const MAX_LENGTH = 200;

/**
 * Corrects a path with wrong case, trailing punctuation or a query in it, and resolves aliases.
 *
 * Numbers and printables' names are not checked, so that no page needs a list of all articles.
 *
 * @param path Without the base path.
 * @returns null if there is nothing to correct.
 */
export function correctedRoute(path: string): Route | null {
  const bare = path.replace(TAIL, '');
  if (bare.length > MAX_LENGTH) return null;
  const plain =
    bare
      .replace(TRAILING, '')
      .replace(/\.html?$/i, '')
      .toLowerCase() || '/';
  const number = Number(/\d+$/.exec(plain)?.[0] ?? 0);
  const right =
    [
      ...Object.values(routes),
      ...[serviceRoute, articleRoute, blogPageRoute].map((getRoute) => getRoute(number)),
      printableRoute(plain.slice(plain.lastIndexOf('/') + 1)),
    ].find((route) => route.toLowerCase() === plain) ?? aliasedRoute(plain);
  return right && right !== path ? right : null;
}

/**
 * The kind of content that a missing page belongs to.
 *
 * @param path Without the base path.
 */
export function missingKind(path: string): 'service' | 'article' | 'printable' | null {
  if (/^\/ServiceDetails(\/|$)/i.test(path)) return 'service';
  if (/^\/blogDetails(\/|$)/i.test(path)) return 'article';
  if (/^\/fiches\//i.test(path)) return 'printable';
  return null;
}
