/** What the lines of the printables have room for, and how they are typed into. */

/** How many letters of 14 points a printed line takes across the page, reckoned at their mean width. */
const LINE = 56;

const WIDTHS = { full: 1, half: 1 / 2, third: 1 / 3 } as const;

/** How many columns of the narrowest kind each kind is as wide as. */
const SHARES = { narrow: 1, medium: 2, wide: 4 } as const;

/**
 * A text this many times as long as its room still fits, in smaller letters on two lines. Longer ones
 * may push the last words of a printable onto a second page.
 */
export const MOST_ROOMS = 2.5;

interface PrintedField {
  label: string;
  width?: keyof typeof WIDTHS;
}

interface PrintedColumn {
  width: keyof typeof SHARES;
}

/**
 * How many letters a field has room for beside its label.
 *
 * @param block Where the field stands.
 */
export const fieldRoom = (
  { label, width = 'full' }: PrintedField,
  block: { half?: boolean } = {},
): number => Math.floor((LINE * WIDTHS[width]) / (block.half ? 2 : 1)) - label.length;

/** How many letters a cell has room for beside the others of its line. */
export function cellRoom({ width }: PrintedColumn, line: readonly PrintedColumn[]): number {
  const all = line.reduce((sum, column) => sum + SHARES[column.width], 0);
  return Math.floor((LINE * SHARES[width]) / all) - 1;
}

/** How each kind of field is typed into. */
export const typing = {
  text: { inputMode: 'text', spellCheck: true, autoCapitalize: 'sentences' },
  name: { inputMode: 'text', spellCheck: false, autoCapitalize: 'words' },
  phone: { inputMode: 'tel', spellCheck: false, autoCapitalize: 'off' },
  // Not «numeric»: 132/84, 1/2 and 22/11 have a slash, which that keyboard lacks.
  number: { inputMode: 'text', spellCheck: false, autoCapitalize: 'off' },
} as const;
