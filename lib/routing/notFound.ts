import type { Route } from 'next';
import { aliases } from './aliases';
import {
  recommendationRoute,
  articleRoute,
  blogPageRoute,
  routes,
  serviceRoute,
  printableRoute,
} from './routes';

/**
 * What conversations and texts leave at an address's end: slashes, full stops, brackets, quotes,
 * spaces. What is not ASCII a browser has encoded.
 */
const STUCK = /(?:%[\da-f]{2}|[^a-z\d])+$/i;

/** No address of the site is longer, in signs, what is stuck to it included. */
const LONGEST = 200;

/**
 * The address that was meant: where only its letters' case or what is stuck to its end is wrong, and
 * where it is one that people guess.
 *
 * Addresses with a number or a printable's name are put right whether or not something has it: no page carries
 * a list that grows with the articles.
 *
 * @param path The address asked for, base path left out.
 * @returns The right address, perhaps with the part of the page, or null where there is none or the address was right already.
 */
export function rightRoute(path: string): Route | null {
  if (path.length > LONGEST) return null;
  const plain =
    path
      .replace(STUCK, '')
      .replace(/\.html?$/i, '')
      .toLowerCase() || '/';
  const number = Number(/\d+$/.exec(plain)?.[0] ?? 0);
  const right =
    [
      ...Object.values(routes),
      ...[serviceRoute, articleRoute, blogPageRoute, recommendationRoute].map((routeOf) =>
        routeOf(number),
      ),
      printableRoute(plain.slice(plain.lastIndexOf('/') + 1)),
    ].find((route) => route.toLowerCase() === plain) ?? aliases[plain];
  return right && right !== path ? right : null;
}

/**
 * What a visitor looked for at an address that does not exist.
 *
 * @param path The address asked for, base path left out.
 */
export function missingFrom(path: string): 'service' | 'article' | 'printable' | null {
  if (/^\/ServiceDetails(\/|$)/i.test(path)) return 'service';
  if (/^\/blogDetails(\/|$)/i.test(path)) return 'article';
  if (/^\/fiches\//i.test(path)) return 'printable';
  return null;
}
