import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test as base } from 'playwright/test';
import { PHOTOS_FOLDER } from '@/lib/images/photos';
import { makePhotos } from './photos';

const test = base.extend<{ folder: string }>({
  folder: async ({}, provide) => {
    const folder = base.info().outputPath('public');
    await mkdir(path.join(folder, 'photos'), { recursive: true });
    await provide(folder);
  },
});

/** A portrait photograph as cameras save it: rotated by EXIF. */
const photograph = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 4 },
    },
  })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Yaoundé' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

const made = async (folder: string) =>
  (await readdir(path.join(folder, PHOTOS_FOLDER))).map((name) => name.replace(/^\w+-/, '')).sort();

test('resizes a photograph upright, never enlarged, without metadata', async ({ folder }) => {
  await writeFile(path.join(folder, 'photos/equipe.jpg'), await photograph(1600, 900));
  const content = { image: { src: '/photos/equipe.jpg' } };
  expect(await makePhotos(folder, content)).toBe(4);
  expect(await made(folder)).toEqual(['400.avif', '400.webp', '800.avif', '800.webp']);

  const [name = ''] = await readdir(path.join(folder, PHOTOS_FOLDER));
  const { width, height, exif } = await sharp(path.join(folder, PHOTOS_FOLDER, name)).metadata();
  expect({ width, height, exif }).toEqual({ width: 400, height: 711, exif: undefined });
});

test('resizes a photograph of any name, in fields and texts', async ({ folder }) => {
  const names = ['a"b.jpg', 'l’été, 50 %#1?.jpg', "d'e\u0301te\u0301 & co (1).jpg"];
  await Promise.all(
    names.map(async (name, index) =>
      writeFile(path.join(folder, name), await photograph(400, 400 + index)),
    ),
  );
  const [first, second, third = ''] = names.map((name) => `/${name}`);
  const body = `Un texte.\n\n![Une cour](<${second}>) et ![une rue](<${third.replace('&', '&amp;')}>).`;
  expect(await makePhotos(folder, { src: first, body })).toBe(6);
});
