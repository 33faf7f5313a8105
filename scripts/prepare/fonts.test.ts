import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import subsetFont from 'subset-font';
import { title } from '@/lib/content/fields';
import { subset, faces, FRENCH, posterFace } from './fonts';

/** The initial congestion window in KiB: ten packets, less HTTP headers. */
const INITIAL_WINDOW = 13.5;

/** The characters of a text that a font lacks: its subset is the same without them. */
async function lackingIn(font: Buffer, text: string): Promise<Set<string>> {
  const lacking = new Set<string>();
  const empty = await subsetFont(font, '', { targetFormat: 'sfnt' });
  for (const character of new Set(text)) {
    const own = await subsetFont(font, character, { targetFormat: 'sfnt' });
    if (own.equals(empty)) lacking.add(character);
  }
  return lacking;
}

/** Missing in one typeface or both. */
const UNKNOWN = ['\u202f', 'Ÿ', 'µ'];

for (const face of faces) {
  test(`${face.name} draws all of French`, async () => {
    const lacking = await lackingIn(await subset(face, FRENCH, 'sfnt'), FRENCH);
    expect(
      [...lacking].filter((it) => !UNKNOWN.includes(it) && !face.without.includes(it)),
    ).toEqual([]);
  });
}

test('preview pictures draw every letter titles may hold', async () => {
  const letters = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code));
  const accepted = letters.filter(
    (letter) => letter.trim() && title('Titre').safeParse(letter).success,
  );
  expect(accepted.length).toBeGreaterThan(140);
  expect([...(await lackingIn(await posterFace(), accepted.join('')))]).toEqual([]);
});

test('each typeface comes in one round trip', () => {
  const weights = faces.map(({ name }) => readFileSync(`app/fonts/${name}.woff2`).length / 1024);
  expect(Math.max(...weights)).toBeLessThanOrEqual(INITIAL_WINDOW);
});
