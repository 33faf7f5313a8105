import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { MIN_PHOTO_WIDTH } from '@/lib/content/pictureFields';

/** Where the build writes the photographs that it has made smaller, from the site's root. */
export const PHOTOS_FOLDER = '/photos-reduites';

/** Widths that a photograph is made in, in pixels; never wider than the photograph is. */
export const PHOTO_WIDTHS = [MIN_PHOTO_WIDTH, 800, 1200, 1600] as const;

/** Newest first: a browser takes the first that it knows. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;

export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** A file of pixels, which the build makes smaller; drawings stay as they are. */
export const isPhoto = (file: string): boolean => /\.(jpe?g|png|webp|avif)$/i.test(file);

/**
 * The widths of a photograph's versions.
 *
 * @param width Of the photograph as it is seen, in pixels.
 */
export const photoWidths = (width: number): number[] =>
  PHOTO_WIDTHS.filter((target) => target <= width);

/**
 * What names a photograph's versions: changed pixels get new names, so that browsers may keep the
 * old ones for ever and the build has nothing to redo for the others.
 *
 * @param content The photograph's file.
 */
export const photoDigest = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The address of one version from the site's root. */
export const photoAddress = (digest: string, width: number, format: PhotoFormat) =>
  `${PHOTOS_FOLDER}/${digest}-${width}.${format}` as const;

/** From 5 on, a camera’s orientation swaps width and height. */
const LYING = 5;

/**
 * A picture's file, and its size in pixels as it is seen.
 *
 * @param src Path from the site's root.
 * @throws where the file is not in `public/` or is no picture: the build stops.
 */
export function readPicture(src: `/${string}`) {
  const content = readFileSync(path.join(process.cwd(), 'public', src));
  const { width: across, height: down, orientation = 1 } = imageSize(content);
  const [width, height] = orientation < LYING ? [across, down] : [down, across];
  return { content, width, height };
}

/**
 * Where a picture is found by whoever follows a link to it: a drawing under its own name, a
 * photograph in its widest version, since the camera's own file is not put online.
 *
 * @param src Path from the site's root.
 * @returns The same, or the version's.
 */
export function pictureAddress(src: `/${string}`): `/${string}` {
  if (!isPhoto(src)) return src;
  const { content, width } = readPicture(src);
  return photoAddress(photoDigest(content), photoWidths(width).at(-1) ?? 0, 'webp');
}
