import type { ErrorCode, Rule } from './fieldTypes';

/** Shapes that an address must have, and what is wrong if it does not. The first one is shown. */
const EMAIL_ERRORS: readonly (readonly [shape: RegExp, code: ErrorCode])[] = [
  [/@/, 'emailNoAt'],
  [/^\S*$/, 'emailSpace'],
  [/^[^@]*@[^@]*$/, 'emailTwoAt'],
  [/^[^,]*$/, 'emailComma'],
  [/^(?!\.|.*\.[.@]|.*@\.)/, 'emailDot'],
  [/^[^@]*@.+\.[^.]{2,}$/, 'emailShort'],
  // Browsers convert accented endings to punycode, which may contain digits.
  [/\.(?:\p{L}+|xn--[a-z0-9-]+)$/iu, 'emailEnding'],
];

/** Catches what the shapes above do not. Accented domains exist. */
const EMAIL_SHAPE = /^[^<>()[\]:;"\\]+@[\p{L}\p{M}\p{N}.-]+$/u;

/** The rules of an address. */
export const EMAIL_RULES: readonly [Rule, ...Rule[]] = [
  [(address) => address !== '', 'emailMissing'],
  ...EMAIL_ERRORS.map(([shape, code]): Rule => [(address) => shape.test(address), code]),
  [(address) => EMAIL_SHAPE.test(address), 'emailWrong'],
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
