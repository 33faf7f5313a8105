import type { Rule } from './fieldTypes';

export const EMAIL_EXAMPLE = 'nom@exemple.com';

/** Shapes that an address must have, and what is wrong if it does not. The first fault is shown. */
const EMAIL_FAULTS: readonly (readonly [shape: RegExp, fault: string])[] = [
  [/@/, 'n’a pas le signe @'],
  [/^\S*$/, 'a un espace'],
  [/^[^@]*@[^@]*$/, 'a deux fois le signe @'],
  [/^[^,]*$/, 'a une virgule'],
  [/^(?!\.|.*\.[.@]|.*@\.)/, 'a un point de trop'],
  [/^[^@]*@.+\.[^.]{2,}$/, 's’arrête trop tôt'],
  // Browsers convert accented endings to punycode, which may contain digits.
  [/\.(?:\p{L}+|xn--[a-z0-9-]+)$/iu, 'ne finit pas par des lettres'],
];

/** Catches what the faults above do not. Accented domains exist. */
const EMAIL_SHAPE = /^[^<>()[\]:;"\\]+@[\p{L}\p{M}\p{N}.-]+$/u;

/** The end of each message about a wrong address. */
const LIKE_THIS = `: elle s’écrit comme ${EMAIL_EXAMPLE}.`;

/** The rules of an address. */
export const EMAIL_RULES: readonly [Rule, ...Rule[]] = [
  [(address) => address !== '', `Entrez votre adresse e-mail, par exemple ${EMAIL_EXAMPLE}.`],
  ...EMAIL_FAULTS.map(([shape, fault]): Rule => [
    (address) => shape.test(address),
    `Votre adresse e-mail ${fault} ${LIKE_THIS}`,
  ]),
  [(address) => EMAIL_SHAPE.test(address), `Vérifiez votre adresse e-mail ${LIKE_THIS}`],
];

/**
 * What is pasted along with an address: a name, angle brackets and `mailto:` from mail programs and
 * links; the punctuation that ends a sentence; spaces around `@`. No character matches two adjacent
 * repetitions, so that the pattern does not backtrack on long texts.
 */
const EMAIL_FRAME =
  /^(?:[^<>]*<)?\s*(?:mailto:\s*)?([^\s<>?@]+)\s*@\s*([^\s<>?@]*[^\s<>?@.,;:])[\s.,;:]*(?:\?[^\s<>]*\s*)?(?:>[\s.,;:]*)?$/i;

/** A longer text is no address, whatever was pasted along. */
const MAX_LENGTH = 1000;

/** A space that a keyboard inserts beside the only dot of a domain. */
const LOOSE_DOT = /(@[^\s.@]+)\s*\.\s*(?=[^\s.@]+$)/;

/**
 * Extracts an address from what was pasted along with it.
 *
 * @param text As typed or pasted.
 * @returns The text itself if it holds no address.
 */
export function normaliseEmail(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  // Chats and documents add invisible format characters.
  const seen = text.replace(/\p{Cf}/gu, '').trim();
  const [, name, domain] = EMAIL_FRAME.exec(seen.replace(LOOSE_DOT, '$1.')) ?? [];
  return name && domain ? `${name}@${domain}` : text;
}
