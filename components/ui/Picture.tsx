import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { asset } from '@/lib/assets';
import type { Picture as PictureContent } from '@/content/types';

interface PictureProps {
  picture: PictureContent;
  /** The picture of the first view: asked for at once, ahead of the others. */
  first?: boolean;
  /** The words beside it already say what it shows. */
  decorative?: boolean;
  className?: string;
}

/**
 * A picture of the content. Its size is read from the file at build, so that the page keeps its
 * place before the picture arrives and whoever replaces it has nothing to measure.
 *
 * @throws where the file is not in `public/` or is no picture: the build stops.
 */
export function Picture({ picture, first = false, decorative = false, className }: PictureProps) {
  const { width, height } = imageSize(
    readFileSync(path.join(process.cwd(), 'public', picture.src)),
  );
  return (
    <img
      src={asset(picture.src)}
      alt={decorative ? '' : picture.alt}
      width={width}
      height={height}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? undefined : 'async'}
      className={className}
    />
  );
}
