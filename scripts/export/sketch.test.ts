import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { sketcher } from './sketch';

const FULL =
  '<path fill="#26327f" d="M0 0h640v520H0z"/><circle fill="#f6b42f" cx="300" cy="200" r="90"/>';
const CLEAR = '<circle fill="#f6b42f" cx="300" cy="200" r="90"/>';

const pageWith = (words: string) =>
  `<style>p{top:0}</style><img src="/a.svg" alt="" fetchPriority="high"/>${words}`;

/** A page whose first picture is this drawing, sketched. */
async function sketched(drawing: string, page: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sketch-'));
  await writeFile(
    join(folder, 'a.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 520" width="640" height="520">${drawing}</svg>`,
  );
  const add = sketcher((address) => join(folder, address));
  return add(page).finally(() => rm(folder, { recursive: true }));
}

test('a page holds a sketch of its first picture, of 800 bytes at most', async () => {
  const page = await sketched(FULL, pageWith('Bonjour'));
  const [, sketch = ''] =
    /^<style>p\{top:0\}img\[src="\/a\.svg"\]\{background:url\(data:image\/webp;base64,([^)]+)\)/.exec(
      page,
    ) ?? [];
  expect(sketch).not.toBe('');
  expect(Buffer.from(sketch, 'base64').length).toBeLessThanOrEqual(800);
  expect(page.endsWith(pageWith('Bonjour').slice('<style>p{top:0}'.length))).toBe(true);
});

test('none is put behind a picture that shows what is behind it', async () => {
  expect(await sketched(CLEAR, pageWith(''))).toBe(pageWith(''));
});

test('none is put where the page would come later for it', async () => {
  // Digits of a fraction that compress no further than to half.
  const long = Array.from({ length: 9000 }, (_, index) => Math.sin(index).toString(36).slice(4, 8));
  expect(await sketched(FULL, pageWith(long.join(' ')))).toBe(pageWith(long.join(' ')));
});

test('a page without a picture of its first view stays as it is', async () => {
  const page = '<style>p{top:0}</style><img src="/a.svg" alt="" loading="lazy"/>';
  expect(await sketched(FULL, page)).toBe(page);
});
