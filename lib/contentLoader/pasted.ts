/**
 * Lists, tables and marks pasted into a Markdown text: what can be converted is converted by the editor, the
 * rest is reported.
 */
import { visit } from 'unist-util-visit';
import { isPastedItem, isTableRow, toListItem } from '@/lib/content/pastedLines';
import { parseMarkdown, plainText, type NodeOf } from '@/lib/markdown/parse';

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

const UNEVEN =
  'les lignes de ce tableau n’ont pas toutes autant de cases : défaites les cases fusionnées, et les barres | à l’intérieur des cases';
const TALL =
  'une case de ce tableau tient sur plusieurs lignes : écrivez-la sur une seule, sans liste ni tableau';
const NO_HEAD = 'sous la première ligne de ce tableau, écrivez une ligne de tirets : | --- | --- |';
const SECOND_DELIMITER = 'cette ligne de tirets serait affichée telle quelle : retirez-la';
const NO_LIST_ITEM =
  'cette ligne n’est pas un point de liste : commencez-la par un tiret et une espace, ou par 1. et une espace';

interface Fault {
  /** Counted from 0. */
  line: number;
  message: string;
}

/** Pasted lists and tables that the page would show as plain text, or cut. `root` is the parsed text. */
export function pastedFaults(text: string, root = parseMarkdown(text)): Fault[] {
  const lines = text.split(/\r?\n/);
  const tables: NodeOf<'table'>[] = [];
  visit(root, 'table', (table) => void tables.push(table));
  const faults = tables.flatMap((table) => tableFaults(table, lines));
  const isInTable = (line: number) =>
    tables.some(({ position }) => {
      const [start = 0, end = 0] = [position?.start.line, position?.end.line];
      return line + 1 >= start && line + 1 <= end;
    });
  lines.forEach((content, line) => {
    if (isPastedItem(content)) faults.push({ line, message: NO_LIST_ITEM });
    const isFirstRow = isTableRow(content) && !isTableRow(lines[line - 1] ?? '');
    if (isFirstRow && !isInTable(line)) {
      const isUneven = DELIMITER_ROW.test(lines[line + 1] ?? '');
      faults.push({ line, message: isUneven ? UNEVEN : NO_HEAD });
    }
  });
  return faults.sort((one, other) => one.line - other.line);
}

function tableFaults(
  { children: [head, ...rows] }: NodeOf<'table'>,
  lines: readonly string[],
): Fault[] {
  return [head, ...rows].flatMap((row) => {
    if (!row?.position) return [];
    const line = row.position.start.line - 1;
    const isDelimiter =
      row !== head && row.children.every((child) => /^:?-+:?$/.test(plainText(child)));
    const messages = [
      isDelimiter && SECOND_DELIMITER,
      row.children.length !== head?.children.length && UNEVEN,
      // The editor writes a line break in a cell as a backslash and an n.
      lines[line]?.includes('\\n') && TALL,
    ];
    return messages.flatMap((message) => (message ? [{ line, message }] : []));
  });
}
