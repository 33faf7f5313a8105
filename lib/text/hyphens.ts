/** A part of a text; a whole one stays on its line. In letters of 200 %, the line may hold only short ones. */
export interface WordPart {
  text: string;
  whole?: 'short' | 'long';
}

const getWord = (text: string): WordPart => ({ text, whole: text.length > 15 ? 'long' : 'short' });

/** A hyphenated word with adjacent punctuation. A web address may break at its slashes. */
const HYPHENATED = /([^\s/]*\p{L}-\p{L}[^\s/]*)/u;

/**
 * Splits a text at its hyphenated words («est-il»), which must not break at a line end. Markup rather than
 * U+2011: fonts lack it, search does not match it and a copied address must not have it.
 *
 * @returns The whole text in order. An e-mail address is several words: it may break before its @ and its dots.
 */
export const hyphenParts = (text: string): WordPart[] =>
  text
    .split(HYPHENATED)
    .flatMap((part, index) =>
      index % 2 === 0 ? { text: part } : part.split(/(?=[@.]\S)/).map(getWord),
    )
    .filter((part) => part.text);
