/**
 * Shorter class names. Those of CSS Modules (Next 16) are a hash of the module and the local name, as in
 * `VmHeFq_actions`: a twentieth of a compressed page.
 */
import { createHash } from 'node:crypto';

/** A class of a CSS Module in a style sheet. A hash that begins with a digit has an underscore before it. */
const CLASS = /\.(_?[\w-]{6}_[A-Za-z]+)(?![\w-])/g;
const WORD = /(?<![\w-])_?[\w-]{6}_[A-Za-z]+(?![\w-])/g;
const LENGTH = 4;

/**
 * Creates the function that shortens the class names in a text.
 *
 * A name depends on its class alone: a script whose URL stays the same from one build to the next has the
 * same names.
 *
 * @param sheets All style sheets.
 * @throws Error if two classes get the same name: one needs another local name.
 */
export function shortClassNames(sheets: readonly string[]): (text: string) => string {
  const shortNames = new Map<string, string>();
  const classes = sheets.flatMap((css) => Array.from(css.matchAll(CLASS), ([, name = '']) => name));
  for (const name of new Set(classes)) shortNames.set(name, shorten(name));
  const taken = new Map<string, string>();
  for (const [name, short] of shortNames) {
    const other = taken.get(short);
    if (other) throw new Error(`The classes ${other} and ${name} would both be ${short}.`);
    taken.set(short, name);
  }
  return (text) => text.replace(WORD, (word) => shortNames.get(word) ?? word);
}

/** Letters and digits, the first one a letter. */
function shorten(name: string): string {
  const digest = createHash('sha256').update(name).digest();
  const number = digest.readUIntBE(0, 6).toString(36).padStart(LENGTH, '0').slice(-LENGTH);
  return number.replace(/^\d/, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}
