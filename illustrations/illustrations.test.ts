import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { illustrations, LARGEST, render } from './illustrations';

const FOLDER = 'public/illustrations';

test('every picture has a source, and every source its picture', async () => {
  const files = await readdir(FOLDER);
  const drawn = illustrations.map(({ name }) => `${name}.svg`);
  expect(files.sort()).toEqual(drawn.sort());
});

for (const illustration of illustrations) {
  test(`${illustration.name}.svg is what its source draws, small and self-contained`, async () => {
    const file = await readFile(join(FOLDER, `${illustration.name}.svg`), 'utf8');
    // Compared as a truth: a difference of two long lines would not be readable.
    expect(file === render(illustration), 'run tsx illustrations/draw.ts').toBe(true);
    expect(Buffer.byteLength(file)).toBeLessThan(LARGEST);
    expect(file).not.toMatch(/<image|<text|<title|<filter|<style|<script/);
    expect(file).not.toMatch(/href=|url\((?!#)/);
  });
}
