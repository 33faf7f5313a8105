/** How much one can write in the fields of a printable. */

/** Characters of 14 pt on a full line, at their mean width. */
const LINE_LENGTH = 56;

const WIDTHS = { full: 1, half: 1 / 2, third: 1 / 3 } as const;

/** Relative widths of columns. */
export const SHARES = { narrow: 1, medium: 2, wide: 4 } as const;

interface PrintedField {
  label: string;
  width?: keyof typeof WIDTHS;
}

interface PrintedColumn {
  width: keyof typeof SHARES;
}

/** Space of a field beside its label, in characters. */
export const fieldRoom = (
  { label, width = 'full' }: PrintedField,
  block: { half?: boolean } = {},
): number => Math.floor((LINE_LENGTH * WIDTHS[width]) / (block.half ? 2 : 1)) - label.length;

/** Space of a cell, in characters. */
export function cellRoom({ width }: PrintedColumn, line: readonly PrintedColumn[]): number {
  const all = line.reduce((sum, column) => sum + SHARES[column.width], 0);
  return Math.floor((LINE_LENGTH * SHARES[width]) / all) - 1;
}
