/**
 * Shorter class names. Those of CSS Modules (Next 16) are a hash of the module and the local name, as in
 * `VmHeFq_actions`: a twentieth of a compressed page.
 */
import { createHash } from 'node:crypto';

/** A class of a CSS Module in a style sheet. A hash that begins with a digit has an underscore before it. */
const CLASS = /\.(_?[\w-]{6}_[A-Za-z]+)(?![\w-])/g;
/** A class that is short already. */
const SHORT_CLASS = /\.([a-z]{3,4})(?![\w-])/g;
/** A hash that begins with a hyphen and a digit, as a style sheet has to write it. */
const ESCAPED = /-\\3(\d) ([\w-]{4}_)/g;
const WORD = /(?<![\w-])_?[\w-]{6}_[A-Za-z]+(?![\w-])/g;

/**
 * Creates the function that shortens the class names in a text.
 *
 * A name depends on its class alone: a script whose URL stays the same from one build to the next has the
 * same names. Only a new class with the same first letters may change it.
 *
 * @param sheets All style sheets.
 * @throws Error if two classes get the same name: one needs another local name.
 */
export function shortClassNames(sheets: readonly string[]): (text: string) => string {
  const prefixes = new Set(
    sheets.flatMap((css) => Array.from(css.matchAll(ESCAPED), ([, digit, rest]) => digit! + rest!)),
  );
  // A name without escapes is the same in style sheets, pages and scripts.
  const unescape = (text: string) =>
    [...prefixes].reduce(
      (result, prefix) => result.replaceAll(`-${prefix}`, `_${prefix}`),
      text.replace(ESCAPED, '_$1$2'),
    );
  const shortNames = new Map<string, string>();
  const find = (pattern: RegExp) =>
    new Set(
      sheets.flatMap((css) => Array.from(unescape(css).matchAll(pattern), ([, name = '']) => name)),
    );
  const taken = find(SHORT_CLASS);
  for (const name of [...find(CLASS)].sort()) {
    const letters = getLetters(name);
    const short = [letters.slice(-3), letters.slice(-4)].find((item) => !taken.has(item));
    if (!short) throw new Error(`Another class has the short name of ${name}.`);
    taken.add(short);
    shortNames.set(name, short);
  }
  return (text) => unescape(text).replace(WORD, (word) => shortNames.get(word) ?? word);
}

/** A digest in letters: they compress better than digits and capitals, which pages have less of. */
const getLetters = (name: string): string =>
  createHash('sha256')
    .update(name)
    .digest()
    .readUIntBE(0, 6)
    .toString(26)
    .replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
