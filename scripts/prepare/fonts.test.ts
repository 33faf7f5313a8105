import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

const readSubset = (name: string) => readFileSync(path.join('app/fonts', `${name}.woff2`));

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
  const weights = faces.map(({ name }) => readSubset(name).length / 1024);
  expect(Math.max(...weights)).toBeLessThanOrEqual(INITIAL_WINDOW);
});

test('the typefaces draw every character of every page', async () => {
  const [titles = '', texts = ''] = readPages();
  for (const [{ name, source }, text, without] of [
    // Titles have none of the characters that their typeface leaves out.
    [faces[0]!, titles, ''],
    [faces[1]!, texts, faces[1]!.without],
  ] as const) {
    const lacking = await lackingIn(readSubset(name), text);
    // A letter that the full typeface lacks too comes from the device.
    const full = readFileSync(path.join('node_modules', source));
    const unknown = await lackingIn(full, [...lacking].join(''));
    const missing = [...lacking].filter((it) => !unknown.has(it) && !without.includes(it));
    expect(missing, name).toEqual([]);
  }
});

/** The characters of all titles, and those of all texts. */
function readPages(): string[] {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  const all = pages.map((file) => readFileSync(path.join('out', file), 'utf8')).join('');
  return [all.match(/<h[1-4]\b[^]*?<\/h[1-4]>/g)?.join('') ?? '', all].map(getText);
}

const getText = (html: string): string =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
