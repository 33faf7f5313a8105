/**
 * Short names for what an export names at length: the classes of CSS Modules, which each page
 * repeats in its text and in its style, custom properties, and the chunks that a page starts with.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { CLASS } from './nextOutput';
import { PROPERTY } from './pages/criticalCss';

/** No vowels: a name may not read «ad», which blockers of advertisements hide, nor any word. */
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';

/** Where Next puts scripts and style sheets, as these name it themselves. */
const CHUNKS = 'static/chunks';
/** A file there: of the thirteen signs of its digest seven tell it from all others. */
const CHUNK = /static\/chunks\/((?:turbopack-)?[\w~-]{1,7})[\w~-]*(?=\.)/g;
/** A long text in the data of a page, after its length in bytes: another text of another length. */
const LONG_TEXT = /:T([0-9a-f]+),/g;

export interface ShortNames {
  /** A page, a script or data with the short names of classes and chunks. */
  inText: (text: string) => string;
  /** A style with those, and the short names of custom properties. */
  inStyle: (css: string) => string;
  /** Does both to what Next has written beside the pages, and renames its chunks. */
  inFolder: (directory: string) => Promise<void>;
}

/**
 * Makes up the short names. Chunks bear names by what was in them before: their folder tells by its
 * own name which short names they hold, so that no browser takes the chunks of another version.
 *
 * @param css All style sheets of the export.
 */
export function shortNames(css: string): ShortNames {
  const classes = shorten(css.match(CLASS));
  const properties = shorten(css.match(PROPERTY));
  const digest = createHash('sha256')
    .update([...classes, ...properties].join())
    .digest('hex');
  const folder = `static/${digest.slice(0, 8)}`;
  const inText = (text: string) =>
    text.replace(CLASS, (name) => classes.get(name) ?? name).replace(CHUNK, `${folder}/$1`);
  const inStyle = (text: string) =>
    inText(text).replace(PROPERTY, (name) => `--${properties.get(name) ?? name.slice(2)}`);
  return {
    inText,
    inStyle,
    async inFolder(directory) {
      for (const file of await readdir(directory, { recursive: true })) {
        if (!file.endsWith('.txt') && !file.startsWith(join('_next', CHUNKS, sep))) continue;
        const path = join(directory, file);
        const text = await readFile(path, 'utf8');
        refuseLongTexts(text, inText);
        await writeFile(path, file.endsWith('.css') ? inStyle(text) : inText(text));
      }
      await mkdir(join(directory, '_next', folder));
      for (const file of await readdir(join(directory, '_next', CHUNKS))) {
        const target = join(directory, '_next', inText(`${CHUNKS}/${file}`));
        if (existsSync(target)) throw new Error(`Two chunks would be named ${target}.`);
        await rename(join(directory, '_next', CHUNKS, file), target);
      }
      await rmdir(join(directory, '_next', CHUNKS));
    },
  };
}

/** Two letters each, as many as the alphabet gives: neighbours share the second. */
function shorten(names: readonly string[] | null): Map<string, string> {
  const sorted = [...new Set(names)].sort();
  if (sorted.length > LETTERS.length ** 2) throw new Error('More names than two letters can make.');
  return new Map(
    sorted.map((name, index) => {
      const [first = '', second = ''] = [index, index / LETTERS.length].map(
        (it) => LETTERS[Math.floor(it) % LETTERS.length],
      );
      return [name, first + second];
    }),
  );
}

/**
 * Next counts the bytes of the long texts in a page's data: with another length, what follows them
 * could not be read.
 */
function refuseLongTexts(text: string, inText: (text: string) => string): void {
  const bytes = Buffer.from(text);
  for (const { 0: mark, 1: length = '', index } of text.matchAll(LONG_TEXT)) {
    const start = Buffer.byteLength(text.slice(0, index + mark.length));
    const long = bytes.subarray(start, start + parseInt(length, 16)).toString();
    if (inText(long) !== long) throw new Error(`A class in a long text: ${long.slice(0, 80)}`);
  }
}
