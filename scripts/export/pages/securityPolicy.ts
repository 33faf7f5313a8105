import { createHash } from 'node:crypto';

/** The e-mail service, unless the environment sets another. */
const EMAIL_ORIGIN = 'https://api.emailjs.com';

/** Scripts and styles, as browsers parse them. */
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gis;
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gis;
/** External scripts need no hash, and data is not run. */
const FILE_OR_DATA = /\ssrc=|\stype="application\/(?:ld\+)?json"/i;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
/** Hashes cannot allow these: fails the build. */
const REFUSED = [
  [/\sstyle="/i, 'a style attribute'],
  [/\son[a-z]+="/i, 'an event attribute'],
  [/="javascript:/i, 'a javascript: address'],
] as const;

/**
 * Adds the Content-Security-Policy to an exported page, before everything that it governs. Run it
 * after all steps that change a script or a style.
 *
 * @param emailOrigin `NEXT_PUBLIC_EMAILJS_ORIGIN`: a URL, `self`, or empty for EmailJS.
 * @throws Error if the page has markup that such a policy cannot allow.
 */
export function addSecurityPolicy(html: string, emailOrigin: string | undefined): string {
  const markup = html.replace(SCRIPT, '').replace(STYLE, '');
  const refused = REFUSED.find(([pattern]) => pattern.test(markup));
  if (refused) throw new Error(`The security policy cannot allow ${refused[1]}.`);
  if (!CHARSET.test(html)) throw new Error('The page does not say its charset where expected.');
  const policy = formatPolicy(pagePolicy(html, emailOrigin));
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** Formats a policy on one line: `name source source; name source`. */
export const formatPolicy = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/**
 * No `upgrade-insecure-requests`: no URL here is `http:`, and it would break the local server on
 * other devices.
 */
function pagePolicy(html: string, emailOrigin: string | undefined): Record<string, string[]> {
  return {
    // Not 'none': Firefox 115 checks the icon sprite against it. Fonts, the manifest and the worker
    // fall back to it.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(runningScripts(html))],
    // Hashes here too: pages have no style attributes, and `element.style` is allowed in scripts.
    'style-src': ["'self'", ...hashes(styles(html))],
    // Small images are inlined in the style sheets.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...emailSource(emailOrigin)],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    // The form is sent by script only.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  };
}

/** The inline scripts that browsers run. */
const runningScripts = (html: string): string[] =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !FILE_OR_DATA.test(attributes))
    .map(([, , text = '']) => text);

const styles = (html: string): string[] =>
  [...html.replace(SCRIPT, '').matchAll(STYLE)].map(([, text = '']) => text);

const hashes = (texts: string[]): string[] => [
  ...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
];

const emailSource = (origin: string | undefined): string[] =>
  origin === 'self' ? [] : [new URL(origin || EMAIL_ORIGIN).origin];
