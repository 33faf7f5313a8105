import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { gzipSync } from 'node:zlib';
import { illustrations, MAX_BYTES, MAX_GZIP_BYTES, render } from './illustrations';

const FOLDER = 'public/illustrations';

test('every picture has a source, and every source its picture', async () => {
  const files = await readdir(FOLDER);
  const drawn = illustrations.map(({ name }) => `${name}.svg`);
  expect(files.sort()).toEqual(drawn.sort());
});

test('each file matches its source, small and self-contained', async () => {
  for (const illustration of illustrations) {
    const { name } = illustration;
    const file = await readFile(join(FOLDER, `${name}.svg`), 'utf8');
    // Compares booleans: a diff of two long lines would be unreadable.
    expect.soft(file === render(illustration), `${name}: run tsx illustrations/draw.ts`).toBe(true);
    if (illustration.parts) expect.soft(gzipSync(file).length, name).toBeLessThan(MAX_GZIP_BYTES);
    else expect.soft(Buffer.byteLength(file), name).toBeLessThan(MAX_BYTES);
    expect.soft(file, name).not.toMatch(/<image|<text|<title|<filter|<style|<script/);
    expect.soft(file, name).not.toMatch(/href="(?!#)|url\((?!#)/);
  }
});
