import { classesIn } from './neededStyle';

/** A chunk as another names it, which may ask for it later. */
const CHUNK = /static\/chunks\/[\w.~-]+\.js/g;

/**
 * Makes, for many pages, the classes that their scripts may set.
 *
 * @param read Gives the text of a script by its address.
 * @param folder Root-relative address of the folder that the chunks' names start from, with its
 *   slash at the end.
 * @returns A function from the addresses of a page's scripts to the classes that these, and all
 *   that they may ask for, name.
 */
export function scriptClasses(read: (address: string) => string, folder: string) {
  const known = new Map<string, { classes: Set<string>; more: string[] }>();

  function look(address: string) {
    const text = read(address);
    const more = Array.from(text.matchAll(CHUNK), ([name]) => folder + name);
    const found = { classes: classesIn(text), more };
    known.set(address, found);
    return found;
  }

  return (scripts: readonly string[]): Set<string> => {
    // Grows while it is gone through.
    const reached = new Set(scripts);
    const all = new Set<string>();
    for (const address of reached) {
      const { classes, more } = known.get(address) ?? look(address);
      classes.forEach((name) => all.add(name));
      more.forEach((next) => reached.add(next));
    }
    return all;
  };
}
