/** How much text fits in the fields of a printable, and how it is typed. */

/** Characters of 14 pt on a full line, at their mean width. */
const LINE_LENGTH = 56;

const WIDTHS = { full: 1, half: 1 / 2, third: 1 / 3 } as const;

/** Relative widths of columns. */
const SHARES = { narrow: 1, medium: 2, wide: 4 } as const;

/**
 * A text of up to this many times its space still fits, on two lines of smaller letters. Longer ones
 * may push the end of a printable onto a second page.
 */
export const MAX_OVERFLOW = 2.5;

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

/** Input attributes of each kind of field. */
export const typing = {
  text: { inputMode: 'text', spellCheck: true, autoCapitalize: 'sentences' },
  name: { inputMode: 'text', spellCheck: false, autoCapitalize: 'words' },
  phone: { inputMode: 'tel', spellCheck: false, autoCapitalize: 'off' },
  // `numeric` keyboards have no slash, as in 132/84, 1/2 and 22/11.
  number: { inputMode: 'text', spellCheck: false, autoCapitalize: 'off' },
} as const;
