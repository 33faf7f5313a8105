/**
 * Shorter class names. Those of CSS Modules (Next 16) are a hash of the module and the local name, as in
 * `VmHeFq_actions`: a twentieth of a compressed page.
 */
import { createHash } from 'node:crypto';

/** A hash that begins with a hyphen and a digit, as a style sheet has to write it. */
const ESCAPED = /-\\3(\d) (?=[\w-]{4}_)/g;
const WORD = String.raw`_?[\w-]{6}_[A-Za-z-]+(?![\w-])`;
/** A class or an animation of a CSS Module. A hash that begins with a digit has an underscore before it. */
const DECLARED = new RegExp(`(?<=\\.|@keyframes )${WORD}`, 'g');
const USED = new RegExp(`(?<![\\w-])${WORD}`, 'g');

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
  // A name without escapes is the same in style sheets, pages and scripts.
  const unescape = (text: string) => text.replace(ESCAPED, '-$1');
  const names = new Set(sheets.flatMap((css) => unescape(css).match(DECLARED) ?? []));
  const taken = new Set<string>();
  const shortNames = new Map<string, string>();
  for (const name of [...names].sort()) {
    const letters = getLetters(name);
    const short = [letters.slice(-3), letters.slice(-4)].find((item) => !taken.has(item));
    if (!short) throw new Error(`Another class has the short name of ${name}.`);
    taken.add(short);
    shortNames.set(name, short);
  }
  return (text) => unescape(text).replace(USED, (word) => shortNames.get(word) ?? word);
}

/** A digest in letters: they compress better than digits and capitals, which pages have less of. */
const getLetters = (name: string): string =>
  createHash('sha256')
    .update(name)
    .digest()
    .readUIntBE(0, 6)
    .toString(26)
    .replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
