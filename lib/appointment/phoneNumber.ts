/** The country of numbers without a calling code. */
export const HOME_COUNTRY = 'CM';

/** The longest text that is parsed: the library's own limit. */
export const MAX_PHONE_LENGTH = 250;

/** The scheme of a link, and «00» for «+», perhaps in brackets. */
const DIALLED = /^(?:tel:)?\+?\(?00\)?|^tel:/i;

/**
 * Strips from a number what was pasted along with it, and writes «00» as «+». Everything that parses
 * a number parses this.
 *
 * @param text As typed or pasted.
 */
export function normalisePhone(text: string): string {
  // Address books and chats add direction marks.
  const seen = text.replace(/\p{Cf}/gu, '').trim();
  return seen.replace(DIALLED, (start) => (start.includes('00') ? '+' : ''));
}
