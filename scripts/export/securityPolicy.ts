import { createHash } from 'node:crypto';
import { DomUtils } from 'htmlparser2';
import { elementsIn, fragment, inlineScripts, inlineStyles, type Page } from './htmlTree';

/** The e-mail service, unless the environment sets another. */
const EMAIL_ORIGIN = 'https://api.emailjs.com';

/** Attributes that hashes cannot allow: they fail the build. */
const REFUSED = [
  [/^style=/i, 'a style attribute'],
  [/^on[a-z]+=/i, 'an event attribute'],
  [/^\w+=javascript:/i, 'a javascript: address'],
] as const;

/**
 * Adds the Content-Security-Policy to an exported page, before everything that it governs. Run it
 * after all steps that change a script or a style.
 *
 * @param emailOrigin `NEXT_PUBLIC_EMAILJS_ORIGIN`: a URL, `self`, or empty for EmailJS.
 * @throws Error if the page has markup that such a policy cannot allow.
 */
export function addSecurityPolicy(page: Page, emailOrigin: string | undefined): void {
  const attributes = elementsIn(page).flatMap(({ attribs }) =>
    Object.entries(attribs).map(([name, value]) => `${name}=${value}`),
  );
  const refused = REFUSED.find(([pattern]) =>
    attributes.some((attribute) => pattern.test(attribute)),
  );
  if (refused) throw new Error(`The security policy cannot allow ${refused[1]}.`);
  const [charset] = elementsIn(page, 'meta').filter(({ attribs }) => attribs.charSet === 'utf-8');
  if (!charset) throw new Error('The page does not say its charset where expected.');
  const policy = formatPolicy(pagePolicy(page, emailOrigin));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  for (const node of fragment(meta)) DomUtils.append(charset, node);
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
function pagePolicy(page: Page, emailOrigin: string | undefined): Record<string, string[]> {
  return {
    // Not 'none': Firefox 115 checks the icon sprite against it. Fonts, the manifest and the worker
    // fall back to it.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(inlineScripts(page))],
    // Hashes here too: pages have no style attributes, and `element.style` is allowed in scripts.
    'style-src': ["'self'", ...hashes(inlineStyles(page))],
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

const hashes = (texts: string[]): string[] => [
  ...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
];

const emailSource = (origin: string | undefined): string[] =>
  origin === 'self' ? [] : [new URL(origin || EMAIL_ORIGIN).origin];
