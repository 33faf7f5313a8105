import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { sketcher } from './sketch';

const FULL =
  '<path fill="#26327f" d="M0 0h640v520H0z"/><circle fill="#f6b42f" cx="300" cy="200" r="90"/>';
const CLEAR = '<circle fill="#f6b42f" cx="300" cy="200" r="90"/>';

const pageWith = (words: string) =>
  `<style>p{top:0}</style><img src="/a.svg" alt="" fetchPriority="high"/>${words}`;

const svgOf = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 520" width="640" height="520">${drawing}</svg>`;

/** A page with this first picture, sketched. */
async function sketched(picture: string | Buffer, page: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sketch-'));
  await writeFile(join(folder, 'a.svg'), picture);
  const add = sketcher((address) => join(folder, address));
  return add(page).finally(() => rm(folder, { recursive: true }));
}

test('a page holds a sketch of its first picture, of 800 bytes at most', async () => {
  const page = await sketched(svgOf(FULL), pageWith('Bonjour'));
  const [, sketch = ''] =
    /^<style>p\{top:0\}img\[src="\/a\.svg"\]\{background-image:url\(data:image\/webp;base64,([^)]+)\)/.exec(
      page,
    ) ?? [];
  expect(sketch).not.toBe('');
  expect(Buffer.from(sketch, 'base64').length).toBeLessThanOrEqual(800);
  expect(page.endsWith(pageWith('Bonjour').slice('<style>p{top:0}'.length))).toBe(true);
});

test('a photograph has one, however dark', async () => {
  const night = { width: 640, height: 480, channels: 3, background: '#201008' } as const;
  const photo = await sharp({ create: night }).jpeg().toBuffer();
  expect(await sketched(photo, pageWith(''))).toContain('url(data:image/webp');
});

test('none is put behind a picture that shows what is behind it', async () => {
  expect(await sketched(svgOf(CLEAR), pageWith(''))).toBe(pageWith(''));
});

test('none is put where the page would come later for it', async () => {
  // Digits of a fraction that compress no further than to half.
  const long = Array.from({ length: 9000 }, (_, index) => Math.sin(index).toString(36).slice(4, 8));
  expect(await sketched(svgOf(FULL), pageWith(long.join(' ')))).toBe(pageWith(long.join(' ')));
});

test('a page without a picture of its first view stays as it is', async () => {
  const page = '<style>p{top:0}</style><img src="/a.svg" alt="" loading="lazy"/>';
  expect(await sketched(svgOf(FULL), page)).toBe(page);
});
