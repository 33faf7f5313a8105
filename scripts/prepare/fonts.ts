/**
 * Subsets the two typefaces to the characters and weights in use, `app/fonts/*.woff2`, so that each
 * file fits in one round trip.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Characters of French, with no-break spaces. */
export const FRENCH =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿ«»“”‘’…–—·•×÷±°²³½¼¾€©−µ\u00a0\u202f';

/** Characters left to the system's typeface. */
const RARE = '$\\^`{|}~÷±³¼¾';

/** Characters that no title has: a sixth of the titles' file. */
const NOT_IN_TITLES = `${RARE}#*<=>[]_²½`;

const DIGITS = '0123456789';

type Axis = number | { min: number; max: number };

export interface Face {
  name: string;
  /** The Latin file of its package, which includes œ. */
  source: string;
  axes: Record<string, Axis>;
  /** Characters to leave out. */
  without: string;
  /** OpenType features to keep. */
  features: string[];
}

export const faces: readonly Face[] = [
  {
    name: 'bricolage',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    // One instance between the two weights of titles, at the optical size of a page's title: the
    // full range of both axes would weigh 43 KB more.
    axes: { wght: 750, opsz: 56 },
    without: NOT_IN_TITLES,
    features: ['kern'],
  },
  {
    name: 'atkinson',
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    // Its zero is slashed, and reads as a code in prices and phones; it has no other. The next family
    // of the stack has a plain one, and is on the device.
    without: `${RARE}${DIGITS}`,
    features: ['kern'],
  },
];

/**
 * Subsets a typeface.
 *
 * @param text The characters to keep.
 * @param format `woff2` for browsers, `sfnt` for programs that read a font's outlines.
 */
export async function subset(
  face: Face,
  text: string,
  format: 'woff2' | 'sfnt' = 'woff2',
): Promise<Buffer> {
  const needed = [...text].filter((character) => !face.without.includes(character)).join('');
  return subsetFont(await readFile(path.join('node_modules', face.source)), needed, {
    targetFormat: format,
    variationAxes: face.axes,
    keepFeatures: face.features,
  });
}

/** Every character that a Latin typeface may have. */
const LATIN = String.fromCodePoint(...Array.from({ length: 0x2600 }, (_, code) => code + 32));

/** The titles' typeface with all its characters, at the optical size of a poster. */
export const posterFace = (): Promise<Buffer> =>
  subset({ ...faces[0]!, axes: { wght: 800, opsz: 96 }, without: '' }, LATIN, 'sfnt');

/** Writes both typefaces to `app/fonts/`, with the characters of French and of the content. */
export async function subsetFonts(content: unknown): Promise<void> {
  const target = 'app/fonts';
  await mkdir(target, { recursive: true });
  const text = [...new Set(FRENCH + JSON.stringify(content))].sort().join('');
  await Promise.all(
    faces.map(async (face) =>
      writeFile(path.join(target, `${face.name}.woff2`), await subset(face, text)),
    ),
  );
}
