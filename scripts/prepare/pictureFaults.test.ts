import sharp from 'sharp';
import { expect, test } from 'playwright/test';
import { filesIn } from '@/scripts/files';
import { writeFiles } from '@/scripts/folderTesting';
import { checkPictures } from './pictureFaults';

const photo = (width = 800, height = 600) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** Writes files, and gives the messages by name. All are shown if no content is given. */
async function getFaults(files: Record<string, Buffer | string>, content?: unknown) {
  const folder = test.info().outputPath('public');
  await writeFiles(folder, files);
  const names = await filesIn(folder);
  const faults = await checkPictures(folder, names, content ?? names.map((name) => `/${name}`));
  return Object.fromEntries(faults.map(({ file, message }) => [file, message]));
}

const cut = (file: Buffer) => file.subarray(0, file.length * 0.6);

test('names each photograph that a build can’t use', async () => {
  const jpeg = await photo().jpeg().toBuffer();
  const png = await photo().png().toBuffer();
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(400, '\0'), 'latin1');
  const faults = await getFaults({
    'photos/coupee.jpg': cut(jpeg),
    'photos/coupee.png': cut(png),
    'photos/coupee.webp': cut(await photo().webp().toBuffer()),
    'photos/coupee.avif': cut(await photo(400, 300).avif().toBuffer()),
    'photos/vide.jpg': '',
    'photos/heic.jpg': heic,
    'photos/texte.jpg': 'Bonjour',
    'photos/haute.png': await photo(400, 17000).png().toBuffer(),
    'photos/petite.jpg': await photo(300, 320).jpeg().toBuffer(),
  });
  const unreadable = expect.stringMatching(/pas lisible : .*HEIC.* de nouveau, en JPEG/);
  expect(faults).toEqual({
    ...Object.fromEntries(Object.keys(faults).map((file) => [file, unreadable])),
    'public/photos/haute.png': expect.stringMatching(/\(400 × 17000 pixels\) est trop haute/),
    'public/photos/petite.jpg': expect.stringMatching(/n’a que 300 pixels .* au moins 400/),
  });
  expect(Object.keys(faults)).toHaveLength(9);
});

test('accepts what phones and cameras save', async () => {
  const files = {
    'photos/Dr Ngo.JPG': await photo(3000, 2000).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    'photos/cmjn.jpg': await photo().toColourspace('cmyk').jpeg().toBuffer(),
    'photos/png.jpg': await photo().png().toBuffer(),
  };
  expect(await getFaults(files)).toEqual({});
  // A Markdown text has the space as %20.
  const bad = { 'photos/Dr Ngo.JPG': '' };
  expect(await getFaults(bad, '![Le docteur](/photos/Dr%20Ngo.JPG)')).toEqual({
    'public/photos/Dr Ngo.JPG': expect.stringMatching(/pas lisible/),
  });
  expect(await getFaults(bad, 'Aucune image.')).toEqual({});
});

test('refuses an uploaded file that may contain a program', async () => {
  const files = {
    'photos/a.svg': '<svg/>',
    'photos/b.html': '<p>',
    'illustrations/c.svg': '<svg/>',
    'illustrations/d.svg': '<svg onload="alert(1)"/>',
  };
  // They are published, shown or not.
  expect(await getFaults(files, '')).toEqual({
    'public/photos/a.svg': expect.stringMatching(/peut contenir un programme.*en JPEG/),
    'public/photos/b.html': expect.stringMatching(/peut contenir un programme/),
    'public/illustrations/d.svg': expect.stringMatching(/peut contenir un programme/),
  });
});
