/**
 * Lists and tables as Word, Google Docs and phones paste them. They look right in a form, but are no
 * Markdown, so they are recognised line by line.
 */

/** White space within a line. */
const GAP = '[\\t \\u00a0\\u2000-\\u200b\\u202f]';
/** White space that only word processors write. */
const WIDE = `${GAP}*[\\t\\u00a0]${GAP}*`;

/** Bullets and their depth. Word writes some as letters of a symbol font, one for each depth. */
const BULLETS: [bullet: RegExp, depth: number][] = [
  [new RegExp(`^${GAP}*(?:[·•●▪‣■◆➢✓\\uf000-\\uf0ff]${GAP}*|[-–Øüvq]${WIDE})(?=\\S)`), 0],
  [new RegExp(`^${GAP}*(?:[◦○]${GAP}*|o${WIDE})(?=\\S)`), 1],
  [new RegExp(`^${GAP}*§${WIDE}(?=\\S)`), 2],
];
const NUMBER = new RegExp(`^${GAP}*(\\d+)[.)]${WIDE}(?=\\S)`);
/** Markdown has no lists by letters. */
const LETTER = new RegExp(`^${GAP}*([A-Za-z]{1,4}[.)])${WIDE}(?=\\S)`);

/**
 * Converts a pasted list item to Markdown.
 *
 * @param above The Markdown list item above, if any: it bounds the indent.
 * @returns undefined if the line is no pasted list item.
 */
export function toListItem(line: string, above = ''): string | undefined {
  const number = NUMBER.exec(line);
  if (number) return `${number[1]}. ${line.slice(number[0].length)}`;
  const [bullet, depth] = BULLETS.find(([it]) => it.test(line)) ?? [];
  if (!bullet || depth === undefined) return undefined;
  // More than one step deeper than the item above would be an indented code block.
  const [indent] = /^ *(?=-)/.exec(above) ?? [];
  const steps = indent === undefined ? 0 : Math.min(depth, indent.length / 2 + 1);
  return `${'  '.repeat(steps)}- ${line.replace(bullet, '')}`;
}

/** Whether a line is a pasted list item, convertible or not. */
export const isPastedItem = (line: string): boolean =>
  toListItem(line) !== undefined || LETTER.test(line);

/** Whether a line is a row of a table: `| a | b |`. */
export const isTableRow = (line: string): boolean => /^\|.*\|\s*$/.test(line);

/** Bold, italic or struck-through words as WhatsApp and Markdown mark them, and Markdown's links. */
const MARKUP =
  /(?:^|[\s(«"'’])([*_~]{1,2})(?=\S)(?:(?!\1).)*\S\1(?=$|[\s.,;:!?)»"'’])|\[[^\]]+\]\([^)]+\)/;

/** Marks that a plain text would show, such as `*gras*`; undefined if there are none. */
export const markupIn = (text: string): string | undefined => MARKUP.exec(text)?.[0].trim();

/** Whether a plain text contains a list or a table. */
export const hasPastedParts = (text: string): boolean =>
  text.includes('\t') || text.split(/\r?\n/).some((line) => isTableRow(line) || isPastedItem(line));
