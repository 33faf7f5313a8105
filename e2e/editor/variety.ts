import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

/** The keys that stand in a value, one within the other; those of a list count once for all. */
function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [`${path}[]`, ...value.flatMap((it) => keysOf(it, `${path}[]`))];
  if (typeof value !== 'object' || value === null) {
    // What YAML could take for something else stands in quotes.
    const isQuoted = /^\W|: | #|\n|^\d+$/.test(String(value)) && typeof value === 'string';
    return [`${path}: ${typeof value}`, ...(isQuoted ? ['quoted'] : [])];
  }
  return Object.entries(value).flatMap(([key, it]) => keysOf(it, `${path}.${key}`));
}

/** What Markdown marks in a text: headings, lists, quotations, tables, links, letters that lean. */
const MARKS = /^ *(?:#+|[-*>|]|\d+\.)(?= )|\*\*|_(?=\p{L})|\]\(|<|\\$| {2}$/gmu;

/** All that an entry has of which the editor could write something else than it has read. */
function featuresOf(text: string): Set<string> {
  const [, head = text, body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const marks = (body.match(MARKS) ?? []).map((mark) => mark.trim().replace(/\d+/, '1'));
  return new Set([...keysOf(parse(head)), ...marks]);
}

/**
 * The fewest entries of a folder that have everything between them that any of its entries has:
 * the fullest, and those with a field or a mark that none before them has.
 *
 * @returns Their names, as the editor's addresses have them.
 */
export function variety(folder: string): string[] {
  const entries = readdirSync(folder).map((file) => ({
    name: basename(file, '.md'),
    features: featuresOf(readFileSync(join(folder, file), 'utf8')),
  }));
  const chosen: string[] = [];
  const known = new Set<string>();
  for (;;) {
    const left = entries
      .map(({ name, features }) => ({ name, fresh: [...features].filter((it) => !known.has(it)) }))
      .sort((one, other) => other.fresh.length - one.fresh.length)[0];
    if (!left?.fresh.length) return chosen;
    chosen.push(left.name);
    for (const feature of left.fresh) known.add(feature);
  }
}

/** Whether a file has something of its own that it does not have in another tree. */
export function hasMoreThanIn(tree: string, file: string): boolean {
  const known = featuresOf(readFileSync(join(tree, file), 'utf8'));
  return [...featuresOf(readFileSync(file, 'utf8'))].some((it) => !known.has(it));
}
