/** Addresses that nobody types by mistake, and what a server may answer to them. */

const pages = ['/', '/ServiceDetails/1', '/illustrations', '/nulle-part'];

const ends = [
  ...['/../../../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2fsecret.txt'],
  ...['/..%5c..%5csecret.txt', '\\..\\..\\secret.txt', '%00.html', '%', '%E0%A4', '//'],
  ...['%0d%0aSet-Cookie:%20a=1/', '/%2f', '%20', '@ailleurs.example/', '/.env', '/.git/config'],
  ...['.html/', '.gz', '/%E2%80%AE', '?a=//b', `/${'a'.repeat(5000)}`],
];
const starts = ['/', '//ailleurs.example', '/%2F%2Failleurs.example', '/\\ailleurs.example', '/..'];

/** Every page with every twist. */
export const hostileAddresses: readonly string[] = pages.flatMap((page) => [
  ...ends.map((end) => page + end),
  ...starts.map((start) => `${start}${page}/`),
]);

/** Escapes that can't be read, and steps above the root: the only grounds for a 400. */
const UNREADABLE = /%(?![\da-f]{2})|%00|%E0%A4|\.\.|%2e%2e/i;

interface Answer {
  status: number;
  headers: { location?: string; 'set-cookie'?: unknown };
  text: string;
}

/**
 * What an answer to a hostile address has of harm.
 *
 * @param origin The server's own: a redirect there is one at home.
 * @returns Sentences; none where there is no harm.
 */
export function harmIn(address: string, { status, headers, text }: Answer, origin: string) {
  const harm: string[] = [];
  const allowed = [200, 301, 403, 404, ...(UNREADABLE.test(address) ? [400] : [])];
  if (!allowed.includes(status)) harm.push(`status ${status}`);
  if (text.includes('SECRET') || text.includes('root:')) harm.push('tells a secret');
  if (text.includes('Index of')) harm.push('lists a folder');
  if (headers['set-cookie']) harm.push('sets a cookie');
  const target = (headers.location ?? '/').replace(origin, '');
  // `//host` and `/\host` would be the name of another site.
  if (!/^\/(?![/\\])[^\r\n]*$/.test(target)) harm.push(`leads to ${target}`);
  return harm.map((what) => `${address.slice(0, 80)}: ${what}`);
}
