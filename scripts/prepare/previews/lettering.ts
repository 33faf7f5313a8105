import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';
import { cut, faces } from '../fonts';

/** Room for a text, in pixels, and the sizes that it may be set in. */
export interface Room {
  width: number;
  lines: number;
  largest: number;
  smallest: number;
}

/** A text set in lines. */
export interface SetText {
  /** Size of the type, in pixels. */
  size: number;
  lines: string[];
}

/** Sets titles: measures them and draws their letters as outlines. */
export interface Lettering {
  /** The text in the largest size that fits, undefined where even the smallest is too large. */
  fit(text: string, room: Room): SetText | undefined;
  /** SVG of one line, its left end and its baseline at x, y. */
  draw(line: string, size: number, x: number, y: number): string;
}

/** As the titles of the pages, and drawn for the size of a poster's. */
const AXES = { wght: 800, opsz: 96 };

/** Between letters, in parts of the size. The larger the letters, the closer they stand. */
const TRACKING = -0.024;

/** A new size is tried every so many pixels. */
const STEP = 2;

/** A title takes one more line where it grows by this much. */
const WORTH_A_LINE = 1.2;

/** Words that lean on the next one: no line ends with them. */
const LEANING = /(^|[ \u00a0])(à|au|aux|de|des|du|en|et|la|le|les|ou|par|pour|sans|sur|un|une) /giu;

/** How much a line that ends where the sentence pauses is worth, in parts of the longest line. */
const PAUSE = 0.25;

/**
 * The face of the titles, ready to measure and to draw. What is measured is what is drawn: both
 * come from the same outlines, so no line can be longer than it was thought to be, and no renderer
 * can put another face in place of this one.
 *
 * @param text All the characters that will be set.
 */
export async function lettering(text: string): Promise<Lettering> {
  const display = faces.find(({ name }) => name === 'bricolage');
  if (!display) throw new Error('scripts/prepare/fonts.ts no longer cuts the face of the titles.');
  const bytes = await cut({ ...display, axes: AXES }, text, 'sfnt');
  const face = new Face(new Blob(new Uint8Array(bytes).buffer));
  const font = new Font(face);

  /** The letters of a line and where each begins, in units of the face. */
  function letters(line: string) {
    const run = new Run();
    run.addText(line);
    run.guessSegmentProperties();
    shape(font, run);
    const positions = run.getGlyphPositions();
    let end = 0;
    const placed = run.getGlyphInfos().map(({ codepoint: glyph }, index) => {
      if (glyph === 0) {
        throw new Error(`« ${line} » : la police des titres n’a pas toutes ces lettres.`);
      }
      const x = end;
      end += (positions[index]?.xAdvance ?? 0) + TRACKING * face.upem;
      return { glyph, x };
    });
    return { placed, width: end };
  }

  const widthOf = (line: string, size: number) => (letters(line).width * size) / face.upem;

  return {
    fit(text, { width, lines, largest, smallest }) {
      let best: SetText | undefined;
      for (let count = 1; count <= lines; count += 1) {
        for (let size = largest; size >= smallest; size -= STEP) {
          if (best && size < best.size * WORTH_A_LINE) break;
          const broken = breakLines(text, count, width, (line) => widthOf(line, size));
          if (!broken) continue;
          best = { size, lines: broken };
          break;
        }
      }
      return best;
    },
    draw(line, size, x, y) {
      const scale = size / face.upem;
      const outlines = letters(line).placed.map(
        (letter) =>
          `<path transform="translate(${round(letter.x)})" d="${font.glyphToPath(letter.glyph)}"/>`,
      );
      // The axis of a face points up, that of SVG down.
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
    },
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * A text in a number of lines that are as even as they can be. Lines end where the sentence pauses
 * rather than elsewhere, and never after a word that leans on the next one.
 *
 * @param width The longest that a line may be.
 * @param measure Gives the length of a line.
 * @returns undefined where the text does not fit.
 */
export function breakLines(
  text: string,
  count: number,
  width: number,
  measure: (line: string) => number,
): string[] | undefined {
  // Twice: of two such words, the second is only found once the first is done.
  const words = bindLeaning(bindLeaning(text)).split(' ');
  const [first, ...others] = divisions(words, count)
    .map((lines) => ({ lines, widths: lines.map(measure) }))
    .filter(({ widths }) => Math.max(...widths) <= width)
    .map(({ lines, widths }) => ({ lines, cost: costOf(lines, widths) }));
  return first && others.reduce((a, b) => (b.cost < a.cost ? b : a), first).lines;
}

const bindLeaning = (text: string) => text.replace(LEANING, '$1$2\u00a0');

/** Every way to divide words into a number of lines. */
function divisions(words: readonly string[], count: number): string[][] {
  if (count === 1) return words.length > 0 ? [[words.join(' ')]] : [];
  return words.flatMap((_, index) =>
    divisions(words.slice(index + 1), count - 1).map((rest) => [
      words.slice(0, index + 1).join(' '),
      ...rest,
    ]),
  );
}

/** How much the longest line exceeds the shortest, less what the pauses are worth. */
function costOf(lines: readonly string[], widths: readonly number[]): number {
  const longest = Math.max(...widths);
  const pauses = lines.slice(0, -1).filter((line) => /[,:;.!?]$/.test(line));
  return longest - Math.min(...widths) - pauses.length * longest * PAUSE;
}
