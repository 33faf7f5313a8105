import { createHash } from 'node:crypto';

/** Where the form's requests go unless the environment names another server. */
const EMAIL_ORIGIN = 'https://api.emailjs.com';

/** `<script …>text</script>` and `<style …>text</style>`, as the browser reads them. */
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gis;
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gis;
/** A file, which needs no hash, or data, which the browser does not run. */
const FILE_OR_DATA = /\ssrc=|\stype="application\/(?:ld\+)?json"/i;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
/** No hash allows these: the build stops rather than ship a page that half works. */
const REFUSED = [
  [/\sstyle="/i, 'a style attribute'],
  [/\son[a-z]+="/i, 'an event attribute'],
  [/="javascript:/i, 'a javascript: address'],
] as const;

/**
 * Writes into an exported page what the browser may do there, ahead of all that it governs: run
 * the site's own files and the very scripts that stand in the page, show the site's own pictures,
 * and send the form. Anything injected later is refused.
 *
 * Comes after every step that changes a script or a style sheet of the page.
 *
 * @param emailOrigin `NEXT_PUBLIC_EMAILJS_ORIGIN`: an address, `self`, or nothing for EmailJS's own.
 * @throws Error where the page has something that such a policy cannot allow.
 */
export function addSecurityPolicy(html: string, emailOrigin: string | undefined): string {
  const markup = html.replace(SCRIPT, '').replace(STYLE, '');
  const refused = REFUSED.find(([sign]) => sign.test(markup));
  if (refused) throw new Error(`The security policy cannot allow ${refused[1]}.`);
  if (!CHARSET.test(html)) throw new Error('The page does not say its charset where expected.');
  const policy = formatPolicy(pagePolicy(html, emailOrigin));
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** A policy as one line: `name source source; name source`. */
export const formatPolicy = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/**
 * `upgrade-insecure-requests` is left out: nothing here is asked for by an `http:` address, and it
 * would break the local server on a phone of the same network.
 */
function pagePolicy(html: string, emailOrigin: string | undefined): Record<string, string[]> {
  return {
    // Not 'none': Firefox 115 holds the sprite of icons against it. Typefaces, the manifest and the
    // worker fall back to it; what may come from nowhere is named below.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(runningScripts(html))],
    // Hashed too: no page has a style attribute, and scripts that set `element.style` are free to.
    'style-src': ["'self'", ...hashes(styles(html))],
    // Small drawings stand in the style sheets themselves.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...emailSource(emailOrigin)],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    // The form is sent by script; sent without one it goes nowhere.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  };
}

/** The texts of the inline scripts that the browser runs. */
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
