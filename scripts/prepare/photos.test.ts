import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'playwright/test';
import { PHOTOS_FOLDER } from '@/lib/images/photos';
import { writeFiles } from '@/scripts/folderTesting';
import { makePhotos } from './photos';

/** Makes the versions of photographs, and gives their folder, names and number. */
async function make(files: Record<string, Buffer>, content: unknown) {
  const folder = test.info().outputPath('public');
  await writeFiles(folder, files);
  const count = await makePhotos(folder, content);
  const made = path.join(folder, PHOTOS_FOLDER);
  return { count, made, names: await readdir(made) };
}

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

test('resizes a photograph upright, never enlarged, without metadata', async () => {
  const files = { 'photos/equipe.jpg': await photograph(1600, 900) };
  const { count, made, names } = await make(files, { image: { src: '/photos/equipe.jpg' } });
  expect(count).toBe(4);
  const versions = names.map((name) => name.replace(/^\w+-/, '')).sort();
  expect(versions).toEqual(['400.avif', '400.webp', '800.avif', '800.webp']);
  const { width, height, exif } = await sharp(path.join(made, names.sort()[0]!)).metadata();
  expect({ width, height, exif }).toEqual({ width: 400, height: 711, exif: undefined });
});

test('resizes a photograph of any name, in fields and texts', async () => {
  const names = ['a"b.jpg', 'l’été, 50 %#1?.jpg', "d'e\u0301te\u0301 & co (1).jpg"];
  const photos = await Promise.all(names.map((_, index) => photograph(400, 400 + index)));
  const files = Object.fromEntries(names.map((name, index) => [name, photos[index]!]));
  const [first, second, third = ''] = names.map((name) => `/${name}`);
  const body = `Un texte.\n\n![Une cour](<${second}>) et ![une rue](<${third.replace('&', '&amp;')}>).`;
  expect((await make(files, { src: first, body })).count).toBe(6);
});
