/**
 * Resizes each photograph under `public/` to several widths, as AVIF and WebP, for
 * `components/ui/Picture`. Versions are upright and have no EXIF data, which may contain a location.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  photoAddress,
  photoDigest,
  PHOTO_FORMATS,
  PHOTOS_FOLDER,
  photoWidths,
} from '@/lib/images/photos';
import { filesIn } from '@/scripts/files';
import { updateFolder } from './generatedFolder';
import { shownPhotos } from './pictureFaults';

const QUALITY = { avif: { quality: 50 }, webp: { quality: 72 } };

/**
 * Makes missing versions, and removes those of unused photographs.
 *
 * @param content Photographs that it does not refer to are unused.
 * @returns The number of new versions.
 */
export async function makePhotos(publicFolder: string, content: unknown): Promise<number> {
  const wanted = new Map<string, (file: string) => Promise<unknown>>();
  for (const file of shownPhotos(await filesIn(publicFolder), content)) {
    const photo = await readFile(path.join(publicFolder, file));
    // Of the upright photograph.
    const { width } = (await sharp(photo).metadata()).autoOrient;
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
  return updateFolder(path.join(publicFolder, PHOTOS_FOLDER), wanted);
}
