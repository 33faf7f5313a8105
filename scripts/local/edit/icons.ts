/**
 * Cuts the typeface of the editor's pictograms to those that its scripts name: whole, it weighs as
 * much as all the rest of the editor together.
 */
import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A pictogram is written as a word of these letters, and drawn as one ligature. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_';

/** The one weight in which the package draws them. */
const WEIGHT = 300;

/**
 * @param typeface The whole typeface, as WOFF2.
 * @param scripts All that the editor runs, in one text.
 * @returns The typeface with every pictogram whose name stands in a string there.
 * @throws Error that names a pictogram which the typeface does not have.
 */
export async function cutIcons(typeface: Buffer, scripts: string): Promise<Buffer> {
  if (!scripts.includes(`"wght" ${WEIGHT}`))
    throw new Error('The package draws its icons in another weight.');
  const named = (pattern: RegExp) => [...scripts.matchAll(pattern)].map(([, name = '']) => name);
  const codeOf = await codesOf(typeface);
  const icons = new Map(
    named(/["'`]([a-z][a-z0-9_]+)["'`]/g).flatMap((word) => {
      const code = codeOf(word);
      return code ? [[word, code] as const] : [];
    }),
  );
  // Named first: the types of the package do not know `keepFeatures` yet.
  const options = {
    noLayoutClosure: true,
    variationAxes: { wght: WEIGHT },
    keepFeatures: ['liga', 'rlig'],
  };
  const cut = await subsetFont(
    typeface,
    LETTERS + String.fromCodePoint(...icons.values()),
    options,
  );
  const kept = await codesOf(cut);
  const lost = [...icons.keys(), ...named(/\bicon:["'`]([a-z0-9_]+)["'`]/g)].find(
    (name) => !kept(name),
  );
  if (lost) throw new Error(`The typeface of the editor’s icons has no « ${lost} ».`);
  return cut;
}

/** What gives the sign that a word is drawn as, or nothing where it is drawn letter by letter. */
async function codesOf(typeface: Buffer): Promise<(word: string) => number | undefined> {
  const whole = { targetFormat: 'sfnt', keepAllGlyphs: true } as const;
  const face = new Face(new Blob(await subsetFont(typeface, '', whole)), 0);
  const font = new Font(face);
  const codes = new Map(
    [...face.collectUnicodes()].map((code) => [font.nominalGlyph(code), code] as const),
  );
  return (word) => {
    const run = new Run();
    run.addText(word);
    run.guessSegmentProperties();
    shape(font, run);
    const [glyph, more] = run.getGlyphInfos();
    return glyph && !more && word.length > 1 ? codes.get(glyph.codepoint) : undefined;
  };
}
