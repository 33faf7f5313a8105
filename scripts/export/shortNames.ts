/**
 * Short names for what an export names at length: the classes of CSS Modules, which each page
 * repeats in its text and in its style, custom properties, and the chunks that a page starts with.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
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
 * Makes up the short names. They follow from the long ones alone, and chunks are called by what was
 * in them before: a release changes the addresses of those chunks that it changed, no others.
 *
 * @param css All style sheets of the export.
 */
export function shortNames(css: string): ShortNames {
  const modules = modulesIn(css);
  const classes = shortClasses(modules);
  const properties = shorten([...new Set(css.match(PROPERTY))]);
  const inText = (text: string) =>
    text.replace(CLASS, (name) => classes.get(name) ?? name).replace(CHUNK, `${CHUNKS}/$1`);
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
        if (file.endsWith('.js')) refuseHalfFiles(text, modules);
        await writeFile(path, file.endsWith('.css') ? inStyle(text) : inText(text));
      }
      for (const file of await readdir(join(directory, '_next', CHUNKS))) {
        const source = join(directory, '_next', CHUNKS, file);
        const target = join(directory, '_next', inText(`${CHUNKS}/${file}`));
        if (target === source) continue;
        if (existsSync(target)) throw new Error(`Two chunks would be named ${target}.`);
        await rename(source, target);
      }
    },
  };
}

/** The file of a class, as its name begins. */
const moduleOf = (name: string): string => /^_?[\w-]{6}_/.exec(name)![0];

/** What the style of each file names: its classes and movements. */
function modulesIn(css: string): Map<string, string[]> {
  const modules = new Map<string, string[]>();
  for (const name of [...new Set(css.match(CLASS))].sort()) {
    modules.set(moduleOf(name), [...(modules.get(moduleOf(name)) ?? []), name]);
  }
  return modules;
}

/** Three letters for the file, and one for the class: those of a file stand together and pack well. */
function shortClasses(modules: ReadonlyMap<string, string[]>): Map<string, string> {
  const files = shorten([...modules.keys()]);
  return new Map(
    [...modules].flatMap(([module, names]) => {
      if (names.length > LETTERS.length) throw new Error(`Too many classes beside ${names[0]}.`);
      return names.map((name, index) => [name, `${files.get(module)}${LETTERS[index]}`] as const);
    }),
  );
}

/** Three letters each, drawn from the name alone: another name beside it changes nothing. */
function shorten(names: readonly string[]): Map<string, string> {
  const taken = new Map<string, string>();
  for (const name of names) {
    const short = threeLetters(name);
    if (taken.has(short)) throw new Error(`Rename one: ${taken.get(short)} and ${name} are alike.`);
    taken.set(short, name);
  }
  return new Map([...taken].map(([short, name]) => [name, short]));
}

function threeLetters(name: string): string {
  const digest = createHash('sha256').update(name).digest();
  return [0, 4, 8].map((at) => LETTERS[digest.readUInt32BE(at) % LETTERS.length]).join('');
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

/**
 * A class is counted among those of its file: a script that names some of them alone could keep its
 * address while their letters move.
 */
function refuseHalfFiles(text: string, modules: ReadonlyMap<string, string[]>): void {
  const named = new Set(text.match(CLASS)?.filter((name) => modules.has(moduleOf(name))));
  for (const module of new Set([...named].map(moduleOf))) {
    const missing = modules.get(module)?.filter((name) => !named.has(name));
    if (missing?.length)
      throw new Error(`A script names half of a file, without ${missing.join()}.`);
  }
}
