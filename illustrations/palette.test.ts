import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { colour } from './palette';

const toSixDigits = (hex: string) =>
  (hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex).toLowerCase();

test('logos, bands and icons use the palette', async () => {
  const palette = Object.values(colour).map(toSixDigits);
  for (const folder of ['public', 'public/icons', 'app']) {
    const files = (await readdir(folder)).filter((name) => /(?<!monochrome)\.svg$/.test(name));
    expect(files).not.toEqual([]);
    for (const name of files) {
      const svg = await readFile(join(folder, name), 'utf8');
      for (const [hex] of svg.matchAll(/#[\da-f]{3,6}\b/gi))
        expect.soft(palette, `${folder}/${name}`).toContain(toSixDigits(hex));
    }
  }
});
