/** Addresses that nobody types by mistake, and what a server may answer to them. */

const pages = ['/', '/about', '/ServiceDetails/1', '/illustrations', '/404', '/nulle-part'];

const twists: ((path: string) => string)[] = [
  ...['/..', '/../../../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fsecret.txt'],
  ...['/../secret.txt', '/../package.json', '/..%5c..%5csecret.txt', '\\..\\..\\secret.txt'],
  ...['%00', '%00.html', '%', '%zz', '%E0%A4', '%C3%28', '%u0041', '%0d%0aSet-Cookie:%20a=1/'],
  ...['//', '/./', '/%2f', '%2f', '%20', '/%20/', ';a=1', '~', '*', ':80', '@ailleurs.example/'],
  ...['/.env', '/.git/config', '.html', '.html/', '.php', '/index.html', '/wp-login.php', '.gz'],
  ...['/%E2%80%AE', '/%F0%9F%A9%BA', '/%C3%A9t%C3%A9/', '?%00', '?__proto__=1', '?a=//b', '#a'],
  ...[`/${'a'.repeat(5000)}`, `/${'b/'.repeat(1500)}`, `?${'a=1&'.repeat(1500)}`],
  ...[`/${'%25'.repeat(500)}`, `/${'../'.repeat(500)}`, `/${'%2e%2e%2f'.repeat(200)}`],
].map((end) => (path: string) => path + end);
twists.push(
  (path) => path.toUpperCase(),
  (path) => `/${path}`,
  (path) => `//ailleurs.example${path}/`,
  (path) => `/%2F%2Failleurs.example${path}/`,
  (path) => `/\\ailleurs.example${path}/`,
  (path) => `/%5Cailleurs.example${path}.html`,
  (path) => `/%3F${path}/`,
  (path) => `/..${path}`,
  (path) => path.replace(/[a-z]/gi, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
);

/** Every page with every twist, each address once. */
export const hostileAddresses: readonly string[] = [
  ...new Set(pages.flatMap((path) => twists.map((twist) => twist(path)))),
];

/** Escapes that can't be read, steps above the root, and the part of a page, which browsers keep to
 * themselves: the only grounds for a 400. */
const UNREADABLE = /#|%(?![\da-f]{2})|%00|%E0%A4|%C3%28|\.\.|%2e%2e/i;

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
  const allowed = [200, 301, 308, 403, 404, ...(UNREADABLE.test(address) ? [400] : [])];
  if (!allowed.includes(status)) harm.push(`status ${status}`);
  if (text.includes('SECRET') || /root:|"devDependencies"/.test(text)) harm.push('tells a secret');
  if (text.includes('Index of')) harm.push('lists a folder');
  if (headers['set-cookie']) harm.push('sets a cookie');
  const location = headers.location ?? '/';
  const target = location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
  // `//host` and `/\host` would be the name of another site.
  if (!/^\/(?![/\\])[^\r\n]*$/.test(target)) harm.push(`leads to ${location}`);
  return harm.map((what) => `${address.slice(0, 80)}: ${what}`);
}
