/**
 * Tables and lists as they come out of Word, of Google Docs and of a telephone: they look right where
 * they are pasted, and are no Markdown. What can be kept is put right, all else is refused by name.
 */

/** Spaces of one line; of those, what Word and the like set apart with, and no hand types. */
const GAP = '[\\t \\u00a0\\u2000-\\u200b\\u202f]';
const WIDE = `${GAP}*[\\t\\u00a0]${GAP}*`;

/** The signs before a point of a list. Word draws some of them by letters, each for its own depth. */
const BULLETS: [sign: RegExp, depth: number][] = [
  [new RegExp(`^${GAP}*(?:[·•●▪‣■◆➢✓\\uf000-\\uf0ff]${GAP}*|[-–Øüvq]${WIDE})(?=\\S)`), 0],
  [new RegExp(`^${GAP}*(?:[◦○]${GAP}*|o${WIDE})(?=\\S)`), 1],
  [new RegExp(`^${GAP}*§${WIDE}(?=\\S)`), 2],
];
const NUMBER = new RegExp(`^${GAP}*(\\d+)[.)]${WIDE}(?=\\S)`);
/** Markdown has no such list. */
const LETTER = new RegExp(`^${GAP}*([A-Za-z]{1,4}[.)])${WIDE}(?=\\S)`);

/** A line that stands for a point of a list, as Markdown has it below the point above. */
function pointOf(line: string, above: string): string | undefined {
  const number = NUMBER.exec(line);
  if (number) return `${number[1]}. ${line.slice(number[0].length)}`;
  const [sign, depth] = BULLETS.find(([it]) => it.test(line)) ?? [];
  if (!sign || depth === undefined) return undefined;
  // Deeper than one step below the point above, it would be program code.
  const [indent] = /^ *(?=-)/.exec(above) ?? [];
  const steps = indent === undefined ? 0 : Math.min(depth, indent.length / 2 + 1);
  return `${'  '.repeat(steps)}- ${line.replace(sign, '')}`;
}

function withLists(text: string): string {
  const made: string[] = [];
  const isNumber = (point: string) => /^\d/.test(point);
  let above = '';
  for (const line of text.split('\n')) {
    const point = pointOf(line, above);
    // Each point was a paragraph.
    const goesOn = point && above && isNumber(point) === isNumber(above);
    if (goesOn && made.at(-1)?.trim() === '') made.pop();
    made.push(point ?? line);
    if (point || line.trim() !== '') above = point ?? '';
  }
  return made.join('\n');
}

/** Rows of a table, one below the other. */
const ROWS = /^\|.*\|[^\S\n]*(?:\n\|.*\|[^\S\n]*)*$/gm;
const RULE = /^\|(?:\s*:?-+:?\s*\|)+\s*$/;

const cellsOf = (row: string) =>
  row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/);

/** Without a head no table is one: the first row becomes it. */
const withHeads = (text: string): string =>
  text.replace(ROWS, (table) => {
    const rows = table.split('\n');
    const rule = rows.slice(1).find((row) => RULE.test(row));
    const [head = '', ...others] = rows.filter((row) => !RULE.test(row));
    return [head, rule ?? `|${' --- |'.repeat(cellsOf(head).length)}`, ...others].join('\n');
  });

/**
 * A text in Markdown with what was pasted into it: lists are lists, and tables have a head. What was
 * right stays as it is.
 */
export const withPastedParts = (text: string): string => withHeads(withLists(text));

const UNEVEN =
  'les lignes de ce tableau n’ont pas toutes autant de cases : défaites les cases fusionnées, et les barres | à l’intérieur des cases';
const TALL =
  'une case de ce tableau tient sur plusieurs lignes : écrivez-la sur une seule, sans liste ni tableau';
const NO_HEAD = 'sous la première ligne de ce tableau, écrivez une ligne de tirets : | --- | --- |';
const SECOND_RULE = 'cette ligne de tirets serait affichée telle quelle : retirez-la';
const NO_POINT =
  'cette ligne n’est pas un point de liste : commencez-la par un tiret et une espace, ou par 1. et une espace';

/**
 * What of a text would be shown as signs and not as the table or the list that it was.
 *
 * @returns A French sentence for each such line, counted from 0.
 */
export function pastedFaults(text: string): { line: number; message: string }[] {
  const lines = text.split(/\r?\n/);
  let table: string[] = [];
  return lines.flatMap((line, index) => {
    table = /^\|.*\|\s*$/.test(line) ? [...table, line] : [];
    const [head = ''] = table;
    const sentences = [
      table.length === 1 && !RULE.test(lines[index + 1] ?? '') && NO_HEAD,
      table.length > 2 && RULE.test(line) && SECOND_RULE,
      table.length > 1 && cellsOf(line).length !== cellsOf(head).length && UNEVEN,
      // So the editor writes a new line within a cell.
      table.length > 0 && line.includes('\\n') && TALL,
      (pointOf(line, '') || LETTER.test(line)) && NO_POINT,
    ];
    return sentences.flatMap((message) => (message ? [{ line: index, message }] : []));
  });
}

/** Whether a text that knows no lists and tables has one. */
export const hasPastedParts = (text: string): boolean =>
  text.includes('\t') || pastedFaults(text).length > 0;
