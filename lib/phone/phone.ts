import { foldDigits } from '@/lib/text/characters';

/** With non-breaking spaces. */
export const PHONE_EXAMPLE = '6\u00a099\u00a012\u00a034\u00a056';

/** The country of numbers without a calling code. */
export const HOME_COUNTRY = 'CM';

export const HOME_CODE = '+237';

/** The length of nearly all numbers of Cameroon. */
export const HOME_DIGITS = 9;

/**
 * True if a number without calling code begins as those of Cameroon do, whatever its length: with 6
 * (mobile) or 2.
 */
export const startsLikeHome = (national: string): boolean => /^[26]/.test(national);

/** The longest text that is parsed: the library's own limit. */
export const MAX_PHONE_LENGTH = 250;

/**
 * The scheme of a link, and «00» for «+», perhaps in brackets, or the «011» of North America: with so many
 * digits after it, it begins no national number.
 */
const DIALLED = /^(?:tel:)?(?:\+?\(?00\)?|011(?=(?:\D*\d){11}))|^tel:/i;

/**
 * Strips from a number what was pasted along with it, and writes «00» or «011» as «+», and digits as 0 to 9.
 * Everything that parses a number parses this.
 *
 * @param text As typed or pasted.
 */
export function normalisePhone(text: string): string {
  // Address books and chats add direction marks.
  const seen = foldDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim();
  return seen.replace(DIALLED, (start) => (start.includes('0') ? '+' : ''));
}
