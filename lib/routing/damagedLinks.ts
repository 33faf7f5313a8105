/**
 * Links as messages leave them: with punctuation, quotes or an invisible space after them, and with
 * their signs encoded. Paths and queries forgive the same.
 */

/** What follows the last letter or digit. Browsers percent-encode what is not ASCII in a path. */
const TRAILING = /(?:%[\da-f]{2}|[^\p{L}\p{N}])+$/iu;

/** Without what is damaged at the end of a path or a value. */
export const trimDamage = (text: string): string => text.replace(TRAILING, '');

/** A query with its signs as they were: `&amp;`, `%26` and `%3D` separate parameters. */
export const repairSigns = (query: string): string =>
  query.replace(/&amp;|%26(?:amp(?:;|%3b))?/gi, '&').replace(/%3d/gi, '=');

/** Reads a query whose link may be damaged. */
export const readQuery = (query: string): URLSearchParams =>
  new URLSearchParams(
    [...new URLSearchParams(repairSigns(query))].map(([name, value]) => [name, trimDamage(value)]),
  );
