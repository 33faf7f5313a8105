/**
 * Cuts the two typefaces to what the site sets in them, `app/fonts/*.woff2`: a visitor on costly
 * data pays for no letter and no weight that no page shows, and each file comes in one round trip.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../root';

/** What French needs, whatever the texts say today. Spaces that do not break included. */
export const FRENCH =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  'ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿ«»“”‘’…–—·•×÷±°²³½¼¾€©−µ\u00a0\u202f';

/** Signs that no text of a place of care holds: where a visitor types one, the system draws it. */
const OF_PROGRAMS = '$\\^`{|}~÷±³¼¾';

/** No title holds these either, and they weigh a sixth of its face. */
const NOT_IN_TITLES = `${OF_PROGRAMS}#*<=>[]_²½`;

type Axis = number | { min: number; max: number };

export interface Face {
  name: string;
  /** The file of its package, the Latin part alone: œ is in it. */
  source: string;
  axes: Record<string, Axis>;
  /** Characters that it need not draw. */
  without: string;
  /** What it does besides drawing: all else, fractions and forms of other languages, is left out. */
  features: string[];
}

export const faces: readonly Face[] = [
  {
    name: 'bricolage',
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    // One cut between the two weights of the titles, drawn for the size of a page’s title:
    // the whole range of both axes weighs 43 KB more, and shows less than a title's own size.
    axes: { wght: 750, opsz: 56 },
    without: NOT_IN_TITLES,
    features: ['kern'],
  },
  {
    name: 'atkinson',
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    without: OF_PROGRAMS,
    // Figures of one width: the slider counts with them.
    features: ['kern', 'tnum'],
  },
];

/**
 * A face with certain characters only.
 *
 * @param text The characters; those that the face lacks or need not draw are left to the system's own.
 * @param format `woff2` for browsers, `sfnt` for programs that read a font's outlines.
 */
export async function cut(
  face: Face,
  text: string,
  format: 'woff2' | 'sfnt' = 'woff2',
): Promise<Buffer> {
  const needed = [...text].filter((character) => !face.without.includes(character)).join('');
  // Named first: the types of the package do not know `keepFeatures` yet.
  const options = {
    targetFormat: format,
    variationAxes: face.axes,
    keepFeatures: face.features,
  };
  return subsetFont(await readFile(path.join(ROOT, 'node_modules', face.source)), needed, options);
}

/** All that a Latin typeface could draw: letters with their accents, punctuation, signs, arrows. */
export const LATIN = String.fromCodePoint(
  ...Array.from({ length: 0x2600 }, (_, code) => code + 32),
);

/** The face of the titles with all its letters, drawn for the size of a poster's. */
export const posterFace = (): Promise<Buffer> =>
  cut({ ...faces[0]!, axes: { wght: 800, opsz: 96 }, without: '' }, LATIN, 'sfnt');

/** Cuts both typefaces into `app/fonts/`: to French, and to what else a name in the content needs. */
export async function cutFonts(content: unknown): Promise<void> {
  const target = path.join(ROOT, 'app/fonts');
  await mkdir(target, { recursive: true });
  const text = [...new Set(FRENCH + JSON.stringify(content))].sort().join('');
  await Promise.all(
    faces.map(async (face) =>
      writeFile(path.join(target, `${face.name}.woff2`), await cut(face, text)),
    ),
  );
}
