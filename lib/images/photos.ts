import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { MIN_PHOTO_WIDTH } from '@/lib/content/pictureFields';

/** Address of the folder with resized photographs. */
export const PHOTOS_FOLDER = '/photos-reduites';

/** Widths of a photograph's versions, in pixels. It is never enlarged. */
export const PHOTO_WIDTHS = [MIN_PHOTO_WIDTH, 800, 1200, 1600] as const;

/** In the order of `<source>`: browsers take the first that they support. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;

export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Whether a file is a photograph, which the build resizes. Drawings stay as they are. */
export const isPhoto = (file: string): boolean => /\.(jpe?g|png|webp|avif)$/i.test(file);

/**
 * The widths of a photograph's versions.
 *
 * @param width Of the upright photograph, in pixels.
 */
export const photoWidths = (width: number): number[] =>
  PHOTO_WIDTHS.filter((target) => target <= width);

/**
 * The digest in the names of a photograph's versions, so that browsers may cache them as immutable.
 *
 * @param content The photograph's file.
 */
export const photoDigest = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The address of one version. */
export const photoAddress = (digest: string, width: number, format: PhotoFormat) =>
  `${PHOTOS_FOLDER}/${digest}-${width}.${format}` as const;

/** From 5 on, EXIF orientations swap width and height. */
const FIRST_ROTATED = 5;

/**
 * A picture's file and its upright size in pixels.
 *
 * @param src Path from the site's root.
 * @throws Error if the file is missing or no picture: the build stops.
 */
export function readPicture(src: `/${string}`) {
  const content = readFileSync(path.join(process.cwd(), 'public', src));
  const { width: across, height: down, orientation = 1 } = imageSize(content);
  const [width, height] = orientation < FIRST_ROTATED ? [across, down] : [down, across];
  return { content, width, height };
}

/**
 * The address of a file, whatever its name: `/50 %#1.svg` is at `/50%20%25%231.svg`.
 *
 * @param file Path from the site's root.
 */
export const fileAddress = (file: `/${string}`): `/${string}` =>
  encodeURI(file).replace(/[?#]/g, encodeURIComponent) as `/${string}`;

/**
 * A picture's public address. Of a photograph it is the widest version: the original is not
 * published.
 *
 * @param src Path from the site's root.
 */
export function pictureAddress(src: `/${string}`): `/${string}` {
  if (!isPhoto(src)) return fileAddress(src);
  const { content, width } = readPicture(src);
  return photoAddress(photoDigest(content), photoWidths(width).at(-1) ?? 0, 'webp');
}

/**
 * The frames of a picture, in order: the `<view>` elements of a drawing, each shown alone as
 * `file.svg#id`, with its size in units of the file. None in a photograph.
 *
 * @param src Path from the site's root.
 * @throws Error if the file is missing or no picture.
 */
export function readFrames(src: `/${string}`) {
  const views = readPicture(src)
    .content.toString('latin1')
    .matchAll(/<view id="(\w+)" viewBox="\S+ \S+ (\d+) (\d+)"/g);
  return [...views].map(([, id = '', width, height]) => ({
    id,
    width: Number(width),
    height: Number(height),
  }));
}
