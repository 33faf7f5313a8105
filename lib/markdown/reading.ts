/** What an adult reads without haste in a minute, in words. */
const WORDS_A_MINUTE = 200;

/**
 * How long a text takes to read.
 *
 * @param markdown The text; its link targets and its markup are not read.
 * @returns Whole minutes, at least 1.
 */
export function readingMinutes(markdown: string): number {
  const words = plainText(markdown).match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}

/** One part of a text: its heading, and the id that the heading carries on the page. */
export interface TextSection {
  id: string;
  title: string;
}

/**
 * The parts of a text, from its `##` headings, in their order.
 *
 * @param markdown The text.
 */
export function sectionsOf(markdown: string): TextSection[] {
  const idOf = headingIds();
  const headings = markdown.matchAll(/^## +(.+?)(?: +#+)? *\r?$/gm);
  return [...headings].map(([, heading = '']) => {
    const title = plainText(heading);
    return { id: idOf(title), title };
  });
}

/**
 * Parts a text after its first paragraph, so that other blocks can stand between.
 *
 * @param markdown The text; blocks are separated by a blank line.
 */
export function leadAndRest(markdown: string): { lead: string; rest: string } {
  const [lead = '', ...rest] = markdown.trim().split(/\r?\n\s*\r?\n/);
  return { lead, rest: rest.join('\n\n') };
}

/**
 * Parts a text before its second `##` heading, so that a block can stand after its first part.
 *
 * @param markdown The text.
 */
export function firstPartAndRest(markdown: string): { first: string; rest: string } {
  const [, second] = markdown.matchAll(/^## /gm);
  const at = second?.index ?? markdown.length;
  return { first: markdown.slice(0, at).trim(), rest: markdown.slice(at).trim() };
}

/** What makes a text long: it is then easier to use with its contents before it. */
const LONG = { minutes: 3, sections: 3 };

/**
 * The contents of a text.
 *
 * @param markdown The text.
 * @returns The parts of a long one; nothing for one that is read at a glance.
 */
export function contentsOf(markdown: string): TextSection[] {
  const sections = sectionsOf(markdown);
  const isLong = readingMinutes(markdown) >= LONG.minutes && sections.length >= LONG.sections;
  return isLong ? sections : [];
}

/**
 * Gives the headings of one text their ids. The same headings in the same order get the same ids,
 * however often the site is built, so links to them last.
 *
 * @returns A function from a heading's words to its id, unlike any that it gave before.
 */
export function headingIds(): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const name = slug(title) || 'partie';
    let id = name;
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
    taken.add(id);
    return id;
  };
}

/** Words as an address has them: `L’eau, le cœur` gives `l-eau-le-coeur`. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A Markdown text's words alone: of a link what is read, of emphasis and code no sign. */
export function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`~\\]/g, '');
}
