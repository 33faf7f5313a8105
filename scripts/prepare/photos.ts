/**
 * Resizes each photograph under `public/` to several widths, as AVIF and WebP, for
 * `components/ui/Picture`. Versions are upright and have no EXIF data, which may contain a location.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import {
  isPhoto,
  photoAddress,
  photoDigest,
  PHOTO_FORMATS,
  PHOTOS_FOLDER,
  photoWidths,
} from '@/lib/images/photos';
import { parseMarkdown } from '@/lib/markdown/parse';
import { MIN_PHOTO_WIDTH } from '@/lib/content/pictureFields';
import { filesIn } from '../files';
import { updateFolder } from './generatedFolder';

/** Folders without photographs to resize. */
const OTHER_FOLDERS = ['_next', 'icons', 'previews', 'flags', PHOTOS_FOLDER.slice(1)];

const QUALITY = { avif: { quality: 50 }, webp: { quality: 72 } };

/**
 * Makes missing versions, and removes those of unused photographs.
 *
 * @param content Photographs that it does not refer to are unused.
 * @returns The number of new versions, and problems as French sentences.
 */
export async function makePhotos(publicFolder: string, content: unknown) {
  const problems: string[] = [];
  const shown = new Set(addressesIn(content));
  const wanted = new Map<string, (file: string) => Promise<unknown>>();
  for (const file of await listPhotos(publicFolder)) {
    if (!shown.has(`/${file}`)) continue;
    const photo = await readFile(path.join(publicFolder, file));
    // Of the upright photograph; 0 if it can't be read.
    const width = await sharp(photo)
      .metadata()
      .then(({ autoOrient }) => autoOrient.width)
      .catch(() => 0);
    if (width < MIN_PHOTO_WIDTH) {
      problems.push(
        width === 0
          ? `public/${file} : ce fichier n’est pas une photo lisible. Enregistrez-la de nouveau en JPEG.`
          : `public/${file} : cette photo n’a que ${width} pixels de large. Il en faut au moins ${MIN_PHOTO_WIDTH}.`,
      );
      continue;
    }
    for (const size of photoWidths(width)) {
      for (const format of PHOTO_FORMATS) {
        const picture = sharp(photo)
          .rotate()
          .resize({ width: size })
          .toFormat(format, QUALITY[format]);
        const name = path.basename(photoAddress(photoDigest(photo), size, format));
        wanted.set(name, (target) => picture.toFile(target));
      }
    }
  }
  return { problems, count: await updateFolder(path.join(publicFolder, PHOTOS_FOLDER), wanted) };
}

/** The texts of a content, and the addresses of the pictures in them: a file may have any name. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'string') return Object.values(value ?? {}).flatMap(addressesIn);
  const addresses = [value];
  if (value.includes('![')) {
    visit(parseMarkdown(value), ['image', 'definition'], (node) => {
      if ('url' in node) addresses.push(node.url);
    });
  }
  return addresses;
}

/** The original photographs, by their paths in the folder. */
export async function listPhotos(publicFolder: string): Promise<string[]> {
  return (await filesIn(publicFolder)).filter(
    (name) => isPhoto(name) && !OTHER_FOLDERS.includes(name.split('/')[0] ?? ''),
  );
}
