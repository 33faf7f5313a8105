/**
 * Subsets the editor's icon font to the icons that its scripts name: the full font is as large as all
 * other files of the editor together.
 */
import { Blob, Buffer as Run, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** An icon's name consists of these letters, which the font replaces by one ligature. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_';

/**
 * @param typeface The full font, as WOFF2.
 * @param scripts All scripts of the editor, joined.
 * @returns The font with every icon whose name is a string literal in the scripts.
 */
export async function subsetIcons(typeface: Buffer, scripts: string): Promise<Buffer> {
  const words = [...scripts.matchAll(/["'`]([a-z][a-z0-9_]+)["'`]/g)].map(([, word = '']) => word);
  const codes = await getCodes(typeface, new Set(words));
  // A variable, because the package's types lack `keepFeatures`.
  const options = {
    noLayoutClosure: true,
    // The only weight in use.
    variationAxes: { wght: 300 },
    keepFeatures: ['liga', 'rlig'],
  };
  return subsetFont(typeface, LETTERS + String.fromCodePoint(...codes), options);
}

/** The code points of the ligatures of words. Words without a ligature have none. */
async function getCodes(typeface: Buffer, words: Set<string>): Promise<number[]> {
  const allGlyphs = { targetFormat: 'sfnt', keepAllGlyphs: true } as const;
  const face = new Face(new Blob(await subsetFont(typeface, '', allGlyphs)), 0);
  const font = new Font(face);
  const codes = new Map(
    [...face.collectUnicodes()].map((code) => [font.nominalGlyph(code), code] as const),
  );
  return [...words].flatMap((word) => {
    const run = new Run();
    run.addText(word);
    run.guessSegmentProperties();
    shape(font, run);
    const [glyph, next] = run.getGlyphInfos();
    const code = glyph && !next && codes.get(glyph.codepoint);
    return code ? [code] : [];
  });
}
