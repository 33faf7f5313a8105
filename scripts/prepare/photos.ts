/**
 * Makes each photograph under `public/` in several widths, as AVIF and WebP, for
 * `components/ui/Picture`: a phone fetches a small one. Upright whatever the camera wrote, and
 * without what it wrote about the place. A photograph that is made already is left alone.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  isPhoto,
  photoAddress,
  photoDigest,
  PHOTO_FORMATS,
  PHOTOS_FOLDER,
  photoWidths,
} from '@/lib/images/photos';
import { MIN_PHOTO_WIDTH } from '@/lib/content/pictureFields';
import { filesIn } from '../files';
import { keepMade } from './made';

/** Icons and previews have their sizes already. */
const OTHER_FOLDERS = ['_next', 'icons', 'previews', 'flags', PHOTOS_FOLDER.slice(1)];

const QUALITY = { avif: { quality: 50 }, webp: { quality: 72 } };

/**
 * Makes the versions that are missing, and removes those whose photograph no page shows any more.
 *
 * @param content What the pages show: a photograph that it does not name is none of theirs.
 * @returns How many were made, and French sentences for whoever has added the photographs.
 */
export async function makePhotos(publicFolder: string, content: unknown) {
  const problems: string[] = [];
  const shown = JSON.stringify(content);
  const wanted = new Map<string, (file: string) => Promise<unknown>>();
  for (const file of await listPhotos(publicFolder)) {
    if (!shown.includes(`/${file}`)) continue;
    const photo = await readFile(path.join(publicFolder, file));
    // As it is seen, turned as its camera says; 0 where it can't be read.
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
  return { problems, made: await keepMade(path.join(publicFolder, PHOTOS_FOLDER), wanted) };
}

/** The photographs as their owner has put them there, from the folder's root. */
export async function listPhotos(publicFolder: string): Promise<string[]> {
  return (await filesIn(publicFolder)).filter(
    (name) => isPhoto(name) && !OTHER_FOLDERS.includes(name.split('/')[0] ?? ''),
  );
}
