/**
 * What one printed page bears. The sheets are laid out by the browser; this reckons beforehand, so
 * that a sheet that would not fit is refused with a sentence, and no field takes more than its line.
 */
import type { Gesture } from '@/lib/content/schemas/gestures';

/** A4 within margins of 15 mm, in points, and a little less wide: browsers set letters unalike. */
const PAGE = { width: 500, height: 755 };

/**
 * Points on paper, as `components/sheets` prints. Words are reckoned at the mean width of their
 * letters; what is typed is printed in letters of one width, so that a full line is full whatever
 * it says.
 */
const SIZE = {
  title: 40,
  foot: 30,
  heading: 22,
  text: 17.5,
  point: 16.8,
  box: 22,
  field: 26,
  row: 24.5,
  head: 14,
  gap: 9,
  part: 3,
  /** A frame and its room within, on two sides. */
  frame: 20,
  /** Before a point or beside a box. */
  mark: 20,
  number: 26,
  cell: 8,
  letter: 6.3,
  headLetter: 7,
  labelLetter: 7.7,
  typedLetter: 8.6,
};

/** The gestures are printed small, ten on a page: in two columns that break between gestures. */
const SMALL = { title: 13.5, line: 11, gap: 5.5, letter: 4.2, mark: 12, width: 243 };

const WIDTHS = { full: 1, half: 1 / 2, third: 1 / 3 } as const;

/** How many columns of the narrowest kind each kind is as wide as. */
const SHARES = { narrow: 1, medium: 2, wide: 4 } as const;

/** How many letters the way to the centre may have where a sheet prints it. */
export const MOST_DIRECTIONS = 330;

/** How many letters the centre's own words have at most. */
const CENTRE_LETTERS = {
  rule: 150,
  hospital: 130,
  call: 90,
  phones: 75,
  directions: MOST_DIRECTIONS,
} as const;

/**
 * What is reckoned of a sheet's parts. The schemas ask here whether a part fits: their own types
 * would lead back to them.
 */
interface PrintedField {
  label: string;
  width?: keyof typeof WIDTHS;
  lines?: number;
}

interface PrintedColumn {
  label: string;
  width: keyof typeof SHARES;
}

interface PrintedTable {
  rows: number;
  columns: readonly PrintedColumn[];
  below: readonly PrintedColumn[];
}

interface Place {
  half?: boolean;
  /** A frame of either kind. */
  look?: string;
}

interface PrintedBlock extends Place {
  heading?: string;
  text?: string;
  centre: readonly (keyof typeof CENTRE_LETTERS)[];
  gestures?: boolean;
  points: readonly string[];
  boxes: readonly string[];
  fields: readonly PrintedField[];
  table?: PrintedTable;
}

type PrintedGesture = Pick<Gesture, 'when' | 'lines' | 'never'>;

const roomIn = ({ half, look }: Place) =>
  (half ? PAGE.width / 2 - SIZE.gap : PAGE.width) - (look ? SIZE.frame : 0);

/**
 * How many characters each line of a field takes.
 *
 * @param block Where the field stands.
 * @returns The first line, which its label shortens, and the others.
 */
export function fieldCapacity(
  { label, width = 'full' }: PrintedField,
  block: Place = {},
): { first: number; others: number } {
  const share = WIDTHS[width];
  const room = roomIn(block) * share - (share < 1 ? SIZE.gap : 0);
  // The label is followed by a colon and a gap.
  const taken = (label.length + 2) * SIZE.labelLetter;
  return {
    first: Math.floor((room - taken) / SIZE.typedLetter),
    others: Math.floor(room / SIZE.typedLetter),
  };
}

/** The width of a column beside the others of its line. */
function columnWidth(column: PrintedColumn, line: readonly PrintedColumn[]): number {
  const all = line.reduce((sum, { width }) => sum + SHARES[width], 0);
  return ((PAGE.width - SIZE.number) * SHARES[column.width]) / all - SIZE.cell;
}

/** How many characters a cell takes. */
export const cellCapacity = (column: PrintedColumn, line: readonly PrintedColumn[]): number =>
  Math.floor(columnWidth(column, line) / SIZE.typedLetter);

/** How many lines words take. */
const linesOf = (letters: number, width: number, letter = SIZE.letter) =>
  Math.ceil((letters * letter) / width);

/** Items stand in two columns where there is the whole width, in one where there is half. */
function itemLines(items: readonly string[], place: Place): number {
  const columns = place.half ? 1 : 2;
  const room = roomIn(place) / columns - SIZE.mark;
  const lines = items.map(({ length }) => linesOf(length, room));
  return Math.ceil(lines.reduce((sum, own) => sum + own, 0) / columns);
}

/** Fields stand side by side as long as their line has room. */
function fieldLines(fields: readonly PrintedField[]): number {
  let lines = 0;
  let free = 0;
  for (const { width = 'full', lines: own = 1 } of fields) {
    const share = WIDTHS[width];
    if (share > free + 0.01) {
      lines += own;
      free = 1;
    }
    free -= share;
  }
  return lines;
}

function tableHeight({ columns, below, rows }: PrintedTable): number {
  const heights = [columns, below]
    .filter(({ length }) => length > 0)
    .map((line) => {
      const heads = line.map((one) =>
        linesOf(one.label.length, columnWidth(one, line), SIZE.headLetter),
      );
      return Math.max(...heads) * SIZE.head + SIZE.part * 2 + rows * SIZE.row;
    });
  return heights.reduce((sum, height) => sum + height, 0);
}

function gestureHeight({ when, lines, never }: PrintedGesture): number {
  const rows = [
    linesOf(when.length, SMALL.width, SMALL.letter),
    ...lines.map(({ length }) => linesOf(length, SMALL.width - SMALL.mark, SMALL.letter)),
    // With the word that stands before it.
    linesOf(never.length + 10, SMALL.width, SMALL.letter),
  ];
  return SMALL.title + rows.reduce((sum, own) => sum + own, 0) * SMALL.line + SMALL.gap;
}

/** The higher of two columns, broken where they differ least. */
function gesturesHeight(gestures: readonly PrintedGesture[]): number {
  const heights = gestures.map(gestureHeight);
  const sumOf = (some: readonly number[]) => some.reduce((total, own) => total + own, 0);
  const breaks = heights.map((_, index) =>
    Math.max(sumOf(heights.slice(0, index + 1)), sumOf(heights.slice(index + 1))),
  );
  return heights.length > 0 ? Math.min(...breaks) : 0;
}

function blockHeight(block: PrintedBlock, gestures: readonly PrintedGesture[]): number {
  const { heading, text, centre, points, boxes, fields, table } = block;
  const room = roomIn(block);
  const parts = [
    heading ? linesOf(heading.length, room, SIZE.labelLetter) * SIZE.heading : 0,
    text ? linesOf(text.length, room) * SIZE.text : 0,
    ...centre.map((part) => linesOf(CENTRE_LETTERS[part], room) * SIZE.text),
    block.gestures ? gesturesHeight(gestures) : 0,
    itemLines(points, block) * SIZE.point,
    itemLines(boxes, block) * SIZE.box,
    fieldLines(fields) * SIZE.field,
    table ? tableHeight(table) : 0,
  ].filter((height) => height > 0);
  const sum = parts.reduce((total, height) => total + height + SIZE.part, 0);
  return sum + (block.look ? SIZE.frame : 0) + SIZE.gap;
}

/**
 * How high a sheet is on paper at most, in points, its title and its foot included.
 *
 * @param gestures What a block of gestures prints.
 */
export function printedHeight(
  blocks: readonly PrintedBlock[],
  gestures: readonly PrintedGesture[] = [],
): number {
  let height = SIZE.title + SIZE.foot;
  let beside: number | undefined;
  for (const block of blocks) {
    const own = blockHeight(block, gestures);
    // The second of two halves costs only what it is taller by.
    height += beside === undefined || !block.half ? own : Math.max(0, own - beside);
    beside = block.half && beside === undefined ? own : undefined;
  }
  return height;
}

/**
 * How many lines of text a sheet has too many for one page.
 *
 * @param gestures What a block of gestures prints.
 * @returns 0 where it fits.
 */
export const linesTooMany = (
  blocks: readonly PrintedBlock[],
  gestures: readonly PrintedGesture[] = [],
): number => Math.max(0, Math.ceil((printedHeight(blocks, gestures) - PAGE.height) / SIZE.text));

/** How each kind of field is typed into. */
export const typing = {
  text: { inputMode: 'text', spellCheck: true, autoCapitalize: 'sentences' },
  name: { inputMode: 'text', spellCheck: false, autoCapitalize: 'words' },
  phone: { inputMode: 'tel', spellCheck: false, autoCapitalize: 'off' },
  // Not «numeric»: 132/84, 1/2 and 22/11 have a slash, which that keyboard lacks.
  number: { inputMode: 'text', spellCheck: false, autoCapitalize: 'off' },
} as const;
