/** Where numbers that name no country are from. */
export const HOME_COUNTRY = 'CM';

/** The longest text that is read as a number: the library's own bound. */
export const MOST_PHONE_SIGNS = 250;

/** What a link to a number begins with, and what is dialled in place of «+», perhaps in brackets. */
const DIALLED = /^(?:tel:)?\+?\(?00\)?|^tel:/i;

/**
 * A number without what came along with it, «00» at its beginning being «+»: everything that reads
 * a number reads this.
 *
 * @param text As typed or pasted.
 */
export function barePhone(text: string): string {
  // Marks of direction come along from address books and chats.
  const seen = text.replace(/\p{Cf}/gu, '').trim();
  return seen.replace(DIALLED, (start) => (start.includes('00') ? '+' : ''));
}
