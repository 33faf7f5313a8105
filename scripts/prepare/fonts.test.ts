import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Blob as FontBlob, Face as FontFace } from 'harfbuzzjs';
import { expect, test } from 'playwright/test';
import subsetFont from 'subset-font';
import { title } from '@/lib/content/fields';
import { subset, faces, FRENCH, LATIN, posterFace } from './fonts';

/** The initial congestion window in KiB: ten packets, less HTTP headers. */
const INITIAL_WINDOW = 13.5;

/** The characters of a font file. */
async function getCharacters(font: Buffer): Promise<Set<string>> {
  const plain = await subsetFont(font, LATIN, { targetFormat: 'sfnt' });
  const bytes = plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.byteLength);
  const face = new FontFace(new FontBlob(bytes as ArrayBuffer));
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
}

const readSubset = (name: string) => readFileSync(path.join('app/fonts', `${name}.woff2`));

/** Missing in one typeface or both. */
const LACKING = new Set(['\u202f', 'Ÿ', 'µ']);

for (const face of faces) {
  test(`${face.name} draws all of French`, async () => {
    const has = await getCharacters(await subset(face, FRENCH));
    const excluded = new Set([...LACKING, ...face.without]);
    const missing = [...FRENCH].filter((character) => !has.has(character));
    expect(missing.filter((character) => !excluded.has(character))).toEqual([]);
  });
}

test('preview pictures draw every letter titles may hold', async () => {
  const has = await getCharacters(await posterFace());
  const letters = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code));
  const accepted = letters.filter(
    (letter) => letter.trim() && title('Titre').safeParse(letter).success,
  );
  expect(accepted.length).toBeGreaterThan(140);
  expect(accepted.filter((letter) => !has.has(letter))).toEqual([]);
});

test('each typeface comes in one round trip', () => {
  const weights = faces.map(({ name }) => readSubset(name).length / 1024);
  expect(Math.max(...weights)).toBeLessThanOrEqual(INITIAL_WINDOW);
});

test('the typefaces draw every character of every page', async () => {
  const full = await getCharacters(fullFont());
  const has = await Promise.all(
    faces.map(async ({ name, without }) => ({
      drawn: await getCharacters(readSubset(name)),
      isForTitles: name === 'bricolage',
      without,
    })),
  );
  const missing = new Map<string, string>();
  for (const file of readdirSync('out', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(path.join('out', file), 'utf8');
    const inTitles = new Set(getText(html.match(/<h[1-4]\b[^]*?<\/h[1-4]>/g)?.join('') ?? ''));
    for (const character of getText(html)) {
      const known = full.has(character) && character > ' ';
      const isDrawn = has.every(
        (face) =>
          face.drawn.has(character) ||
          (face.without.includes(character) && !(face.isForTitles && inTitles.has(character))),
      );
      if (known && !isDrawn) missing.set(character, file);
    }
  }
  expect([...missing]).toEqual([]);
});

/** The full text typeface: subsetting removes no character that it lacks. */
function fullFont(): Buffer {
  const face = faces.find(({ name }) => name === 'atkinson');
  return readFileSync(path.join('node_modules', face?.source ?? ''));
}

const getText = (html: string): string =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
