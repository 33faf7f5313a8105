import type { Route } from 'next';

/**
 * The page that an address means, where only its letters' case or a slash at its end is wrong.
 *
 * @param path The address asked for, base path left out.
 * @param known Every address of the site.
 * @returns The right address, or null where there is none or the address was right already.
 */
export function rightRoute(path: string, known: readonly Route[]): Route | null {
  const plain = path.replace(/(?:\/+|\.html?)$/i, '').toLowerCase() || '/';
  const right = known.find((route) => route.toLowerCase() === plain);
  return right && right !== path ? right : null;
}

/**
 * What a visitor looked for at an address that does not exist.
 *
 * @param path The address asked for, base path left out.
 */
export function missingFrom(path: string): 'service' | 'article' | null {
  if (/^\/ServiceDetails(\/|$)/i.test(path)) return 'service';
  if (/^\/blogDetails(\/|$)/i.test(path)) return 'article';
  return null;
}
