import { formatPolicy } from './pages/securityPolicy';

/**
 * The headers of the site's answers: the one source of `out/_headers`, which Netlify and
 * Cloudflare Pages read, of `out/.htaccess`, of the local server, and of what `npm run check:host`
 * and the tests of each host's program ask for.
 */

export interface HeaderRule {
  /** A path from the site's root; a `*` at its end stands for anything. */
  path: `/${string}`;
  headers: Record<string, string>;
}

const FOREVER = 'public, max-age=31536000, immutable';

/** What a host says of all files that has no caching rules of its own, unless a rule says more. */
export const DEFAULT_HEADERS = { 'Cache-Control': 'no-cache' };

/**
 * What no page uses, nor a script that got into one: what spies on a visitor, pays, or reaches
 * other devices. Not all that has a name: each answer carries the list, a document's beside it in
 * the first round trip. Nor a name that Chrome does not know on every system, such as `bluetooth`:
 * it says so on the console of each page.
 */
const FORBIDDEN = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'microphone',
  'payment',
  'serial',
  'usb',
];

/**
 * Where two rules give the same header to one file, Cloudflare Pages joins both values. So no two do
 * but those of the editor's page, which takes back the first (see `headersFile`). Pages have no
 * `Cache-Control` here for the same reason: both hosts have them revalidated.
 */
export const headerRules: readonly [HeaderRule, ...HeaderRule[]] = [
  {
    path: '/*',
    headers: {
      // Each page carries its own policy; this is what can't stand in a page, or holds without.
      'Content-Security-Policy': formatPolicy({
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'form-action': ["'none'"],
        'base-uri': ["'none'"],
      }),
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      // Not stricter: EmailJS knows by the origin that a request comes from the site.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': FORBIDDEN.map((name) => `${name}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Without includeSubDomains: other hosts of the domain may not speak HTTPS yet.
      'Strict-Transport-Security': 'max-age=63072000',
    },
  },
  // The names under these three carry a digest of the content.
  {
    path: '/_next/static/*',
    headers: { 'Cache-Control': FOREVER, 'Cross-Origin-Resource-Policy': 'same-origin' },
  },
  { path: '/photos-reduites/*', headers: { 'Cache-Control': FOREVER } },
  {
    path: '/previews/*',
    // Made to be shown elsewhere, beside a shared link.
    headers: { 'Cache-Control': FOREVER, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
  {
    path: '/admin',
    // The editor signs in at the git host in a window that comes back to it. Its way begins at the
    // editor's own page, so that `same-origin-allow-popups` would cut it as well.
    headers: { 'Cross-Origin-Opener-Policy': 'unsafe-none' },
  },
  // Pages ask for these two with a digest behind the name: Next's file conventions write it.
  { path: '/icon.svg', headers: { 'Cache-Control': FOREVER } },
  { path: '/apple-icon.png', headers: { 'Cache-Control': FOREVER } },
  { path: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
];

/**
 * The text of `_headers`. `! Name` takes back what an earlier rule has set, on Cloudflare Pages;
 * Netlify, whose later rules replace the earlier ones, passes over a line without a colon.
 */
export const headersFile = (basePath: string): string =>
  headerRules
    .map(({ path, headers }, index) => {
      const isSet = (name: string) => index > 0 && name in headerRules[0].headers;
      const lines = Object.entries(headers).map(
        ([name, value]) => `${isSet(name) ? `  ! ${name}\n` : ''}  ${name}: ${value}\n`,
      );
      return `${basePath}${path}\n${lines.join('')}`;
    })
    .join('\n');

/**
 * The headers of an answer from a host that has no caching rules of its own.
 *
 * @param path The path asked for, base path left out.
 */
export function headersOf(path: string): Record<string, string> {
  const matching = headerRules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({ ...DEFAULT_HEADERS }, ...matching.map(({ headers }) => headers));
}
