/**
 * Lists, tables and marks as Word, Google Docs and phones paste them into a Markdown text. They look right in
 * a form, but are no Markdown: the editor converts them.
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

/**
 * Converts a pasted list item to Markdown.
 *
 * @param above The Markdown list item above, if any: it bounds the indent.
 * @returns undefined if the line is no pasted list item.
 */
function toListItem(line: string, above: string): string | undefined {
  const number = NUMBER.exec(line);
  if (number) return `${number[1]}. ${line.slice(number[0].length)}`;
  const [bullet, depth] = BULLETS.find(([it]) => it.test(line)) ?? [];
  if (!bullet || depth === undefined) return undefined;
  // More than one step deeper than the item above would be an indented code block.
  const [indent] = /^ *(?=-)/.exec(above) ?? [];
  const steps = indent === undefined ? 0 : Math.min(depth, indent.length / 2 + 1);
  return `${'  '.repeat(steps)}- ${line.replace(bullet, '')}`;
}

function withLists(text: string): string {
  const lines: string[] = [];
  const isNumbered = (item: string) => /^\d/.test(item);
  let above = '';
  for (const line of text.split('\n')) {
    const item = toListItem(line, above);
    // Word pastes each item as a paragraph: the items of one list are joined.
    const isNext = item && above && isNumbered(item) === isNumbered(above);
    if (isNext && lines.at(-1)?.trim() === '') lines.pop();
    lines.push(item ?? line);
    if (item || line.trim() !== '') above = item ?? '';
  }
  return lines.join('\n');
}

/** Consecutive table rows. Without a delimiter row, Markdown reads them as a paragraph. */
const ROWS = /^\|.*\|[^\S\n]*(?:\n\|.*\|[^\S\n]*)*$/gm;
const DELIMITER_ROW = /^\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** Makes the first row of each table its header. */
const withHeads = (text: string): string =>
  text.replace(ROWS, (table) => {
    const rows = table.split('\n');
    const delimiter = rows.slice(1).find((row) => DELIMITER_ROW.test(row));
    const [head = '', ...others] = rows.filter((row) => !DELIMITER_ROW.test(row));
    const columns = head
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/).length;
    return [head, delimiter ?? `|${' --- |'.repeat(columns)}`, ...others].join('\n');
  });

/** Bold and struck-through words as WhatsApp and Markdown mark them, escaped by the form: `\*gras\*`. */
const ESCAPED_MARKS =
  /(?<=^|[\s(«"'’])((?:\\\*){1,2}|(?:\\~){1,2})(?=[^\s\\])((?:(?!\1).)*(?<=\S))\1(?=$|[\s.,;:!?)»"'’])/gm;

const withMarks = (text: string): string =>
  text.replace(
    ESCAPED_MARKS,
    (_, [, mark]: string, words: string) => `${mark}${mark}${words}${mark}${mark}`,
  );

/** Converts pasted lists, tables and marks to Markdown. Valid Markdown stays as it is. */
export const withPastedParts = (text: string): string => withHeads(withLists(withMarks(text)));
