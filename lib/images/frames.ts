import { readPicture } from './photos';

/** A part of an SVG file, shown alone as `file.svg#id`. */
export interface PictureFrame {
  id: string;
  /** In units of the file. */
  width: number;
  height: number;
}

/**
 * The frames of a picture, in order: the `<view>` elements of a drawing. None in a photograph.
 *
 * @param src Path from the site's root.
 * @throws Error if the file is missing or no picture.
 */
export function readFrames(src: `/${string}`): PictureFrame[] {
  const views = readPicture(src)
    .content.toString('latin1')
    .matchAll(/<view id="(\w+)" viewBox="\S+ \S+ (\d+) (\d+)"/g);
  return [...views].map(([, id = '', width, height]) => ({
    id,
    width: Number(width),
    height: Number(height),
  }));
}
