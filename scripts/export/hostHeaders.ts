import { formatPolicy } from './securityPolicy';

/**
 * The response headers of the site: the one source of `_headers` (Netlify, Cloudflare Pages), of
 * `.htaccess` and of the local server.
 */

export interface HeaderRule {
  /** A path from the root; a trailing `*` matches anything. */
  path: `/${string}`;
  headers: Record<string, string>;
}

const FOREVER = 'public, max-age=31536000, immutable';

/** Default headers, for hosts without caching rules of their own. */
export const DEFAULT_HEADERS = { 'Cache-Control': 'no-cache' };

/**
 * Features that no page needs: sensors, payments and devices. Not all of them: the list is in each
 * response, and part of the first round trip. No names that Chrome supports on some systems only,
 * such as `bluetooth`: it logs a warning on each page.
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
 * Cloudflare Pages joins the values if two rules set the same header. So none do, except for the
 * editor, whose rule removes the first value (see `headersFile`). Pages have no `Cache-Control`
 * here for the same reason: both hosts revalidate them by default.
 */
export const headerRules: readonly [HeaderRule, ...HeaderRule[]] = [
  {
    path: '/*',
    headers: {
      // Each page has its own policy; these directives are not allowed in `<meta>`, or also cover
      // other files.
      'Content-Security-Policy': formatPolicy({
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'form-action': ["'none'"],
        'base-uri': ["'none'"],
      }),
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      // EmailJS checks the origin of requests.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': FORBIDDEN.map((name) => `${name}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      // No `includeSubDomains`: other subdomains may lack HTTPS.
      'Strict-Transport-Security': 'max-age=63072000',
    },
  },
  // Hashed file names.
  {
    path: '/_next/static/*',
    headers: { 'Cache-Control': FOREVER, 'Cross-Origin-Resource-Policy': 'same-origin' },
  },
  { path: '/photos-reduites/*', headers: { 'Cache-Control': FOREVER } },
  {
    path: '/previews/*',
    // Embedded elsewhere, next to shared links.
    headers: { 'Cache-Control': FOREVER, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
  {
    path: '/admin',
    // The sign-in window of the git host needs its opener. It is opened by the editor, so that
    // `same-origin-allow-popups` would sever it as well.
    headers: { 'Cross-Origin-Opener-Policy': 'unsafe-none' },
  },
  // Next appends a content hash as query.
  { path: '/icon.svg', headers: { 'Cache-Control': FOREVER } },
  { path: '/apple-icon.png', headers: { 'Cache-Control': FOREVER } },
  { path: '/sw.js', headers: { 'Cache-Control': 'no-cache' } },
];

/**
 * The text of `_headers`. `! Name` removes a header of an earlier rule on Cloudflare Pages;
 * Netlify, where later rules win, ignores a line without a colon.
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
 * The headers of a response.
 *
 * @param path The requested path, without base path.
 */
export function getHeaders(path: string): Record<string, string> {
  const matching = headerRules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({ ...DEFAULT_HEADERS }, ...matching.map(({ headers }) => headers));
}
