/**
 * Short names for what an export names at length: the classes of CSS Modules, which each page
 * repeats in its text and in its style, custom properties, and the chunks that a page starts with.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { CHUNKS, CLASS } from './nextOutput';
import { PROPERTY } from './pages/criticalCss';

/** No vowels: a name may not read «ad», which blockers of advertisements hide, nor any word. */
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';

/** A file there: of the thirteen signs of its digest six tell it from all others. */
const CHUNK = /static\/chunks\/((?:turbopack-)?[\w~-]{1,6})[\w~-]*(?=\.)/g;

/** With 150 files of style one draw in a thousand is good, and it takes a quarter of a millisecond. */
const MOST_DRAWS = 100_000;

export interface ShortNames {
  /** A page, a script or data with the short names of classes and chunks. */
  inText: (text: string) => string;
  /** A style with those, and the short names of custom properties. */
  inStyle: (css: string) => string;
  /** Does both to what Next has written beside the pages, and renames its chunks. */
  inFolder: (directory: string) => Promise<void>;
}

/**
 * Makes up the short names. They follow from the long ones and from a draw, in whose folder the
 * chunks stand: a release changes the addresses of those chunks that it changed, no others, unless a
 * new name happens to be shortened as another is and the next draw has to be taken.
 *
 * @param css All style sheets of the export.
 */
export function shortNames(css: string): ShortNames {
  const modules = modulesIn(css);
  const properties = [...new Set(css.match(PROPERTY))];
  const draw = firstDrawWithoutTwins(properties, [...modules.keys()]);
  const folder = `static/${draw}`;
  const classes = new Map([...modules].flatMap(([file, names]) => shortClasses(file, names, draw)));
  const inText = (text: string) =>
    text.replace(CLASS, (name) => classes.get(name) ?? name).replace(CHUNK, `${folder}/$1`);
  const inStyle = (text: string) =>
    inText(text).replace(PROPERTY, (name) => `--${twoLetters(name, draw)}`);
  return {
    inText,
    inStyle,
    async inFolder(directory) {
      for (const file of await readdir(directory, { recursive: true })) {
        if (!file.endsWith('.txt') && !file.startsWith(join('_next', CHUNKS, sep))) continue;
        const path = join(directory, file);
        const text = await readFile(path, 'utf8');
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

/** What the style of each file names, its classes and movements, by the sign of the file. */
function modulesIn(css: string): Map<string, string[]> {
  const modules = new Map<string, string[]>();
  for (const name of [...new Set(css.match(CLASS))].sort()) {
    const [file = ''] = /^_?[\w-]{6}_/.exec(name) ?? [];
    modules.set(file, [...(modules.get(file) ?? []), name]);
  }
  return modules;
}

/** Two letters for the file, and one for the class: those of a file stand together and pack well. */
function shortClasses(file: string, names: readonly string[], draw: number): [string, string][] {
  if (names.length > LETTERS.length) throw new Error(`Too many classes beside ${names[0]}.`);
  const short = twoLetters(file, draw);
  return names.map((name, index) => [name, `${short}${LETTERS[index]}`]);
}

/** Of the draws in turn, the first that shortens no two names of a kind alike. */
function firstDrawWithoutTwins(...kinds: string[][]): number {
  for (let draw = 1; draw < MOST_DRAWS; draw++) {
    const isGood = (names: string[]) =>
      new Set(names.map((name) => twoLetters(name, draw))).size === names.length;
    if (kinds.every(isGood)) return draw;
  }
  throw new Error('More names than two letters can tell apart.');
}

function twoLetters(name: string, draw: number): string {
  const digest = createHash('md5').update(`${draw}${name}`).digest();
  return [0, 4].map((at) => LETTERS[digest.readUInt32BE(at) % LETTERS.length]).join('');
}
