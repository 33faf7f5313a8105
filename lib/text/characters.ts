/** White space, and characters that show nothing: of zero width, of format, fillers, empty Braille. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** True for a text without any visible character. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';

/**
 * Replaces lone surrogates, which cut texts have, half an emoji for instance: `encodeURIComponent`
 * throws on them. `toWellFormed` needs Safari 16.4.
 */
export const wellFormed = (text: string): string =>
  /\p{Cs}/u.test(text) ? text.replace(/\p{Cs}/gu, '\uFFFD') : text;

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Writes the digits of every script as 0 to 9, and full-width signs as ordinary ones: ٦, ६, ６ and ＋. */
export function foldDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode has the ten digits of a script in a row, the zero first.
    let zero = code;
    while (isDigit(zero - 1)) zero -= 1;
    return String((code - zero) % 10);
  });
}
