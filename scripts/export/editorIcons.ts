/**
 * Cuts the typeface of the editor's pictograms to those that its scripts name: whole, it weighs as
 * much as all the rest of the editor together.
 */
import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A pictogram is written as a word of these letters, and drawn as one ligature. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_';

/**
 * @param typeface The whole typeface, as WOFF2.
 * @param scripts All that the editor runs, in one text.
 * @returns The typeface with every icon whose name is in a string there.
 */
export async function cutIcons(typeface: Buffer, scripts: string): Promise<Buffer> {
  const words = [...scripts.matchAll(/["'`]([a-z][a-z0-9_]+)["'`]/g)].map(([, word = '']) => word);
  const codes = await codesOf(typeface, new Set(words));
  // Named first: the types of the package do not know `keepFeatures` yet.
  const options = {
    noLayoutClosure: true,
    // The one weight in which the package draws them.
    variationAxes: { wght: 300 },
    keepFeatures: ['liga', 'rlig'],
  };
  return subsetFont(typeface, LETTERS + String.fromCodePoint(...codes), options);
}

/** The signs that words are drawn as; nothing for a word that is drawn letter by letter. */
async function codesOf(typeface: Buffer, words: Set<string>): Promise<number[]> {
  const whole = { targetFormat: 'sfnt', keepAllGlyphs: true } as const;
  const face = new Face(new Blob(await subsetFont(typeface, '', whole)), 0);
  const font = new Font(face);
  const codes = new Map(
    [...face.collectUnicodes()].map((code) => [font.nominalGlyph(code), code] as const),
  );
  return [...words].flatMap((word) => {
    const run = new Run();
    run.addText(word);
    run.guessSegmentProperties();
    shape(font, run);
    const [glyph, more] = run.getGlyphInfos();
    const code = glyph && !more && codes.get(glyph.codepoint);
    return code ? [code] : [];
  });
}
