import clsx from 'clsx';
import { asset } from '@/lib/routing/assets';
import {
  fileAddress,
  isPhoto,
  photoAddress,
  photoDigest,
  photoWidths,
  readFrames,
  readPicture,
  type PhotoFormat,
} from '@/lib/images/photos';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import styles from './Picture.module.css';

interface PictureProps {
  picture: PictureContent;
  /** In the first viewport: loaded eagerly, with `fetchPriority="high"`. */
  priority?: boolean;
  /** The text next to it already describes it. */
  decorative?: boolean;
  /** Of a drawing with frames, only the one of this id. */
  frame?: string;
  /** As `sizes` of `<img>`. */
  sizes?: string;
  className?: string;
}

/** Full width on phones and tablets, half of the content on wide screens. */
const HALF = '(min-width: 77em) 38.5rem, (min-width: 54em) 50vw, 100vw';

/**
 * A picture of the content. Its size is read from the file at build, to reserve its space. A
 * photograph gets the `srcset` that `scripts/prepare/photos.ts` generates.
 *
 * @throws if the file is not in `public/` or is not an image.
 */
export function Picture({
  picture,
  priority = false,
  decorative = false,
  frame: id,
  sizes = HALF,
  className,
}: PictureProps) {
  const frame = id ? readFrames(picture.src).find((part) => part.id === id) : undefined;
  const { content, width, height } = { ...readPicture(picture.src), ...frame };
  const image = {
    alt: decorative ? '' : picture.alt,
    width,
    height,
    loading: priority ? undefined : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    decoding: priority ? undefined : 'async',
    className,
  } as const;
  if (!isPhoto(picture.src)) {
    const { focalPoint } = picture;
    const crop = focalPoint && clsx(styles.focused, styles[focalPoint]);
    const src = asset(fileAddress(picture.src)) + (frame ? `#${frame.id}` : '');
    return (
      <img src={src} {...image} alt={image.alt} className={clsx(className, crop) || undefined} />
    );
  }

  const digest = photoDigest(content);
  const widths = photoWidths(width);
  const getUrl = (size: number, format: PhotoFormat) => asset(photoAddress(digest, size, format));
  const versions = (format: PhotoFormat) => ({
    srcSet: widths.map((size) => `${getUrl(size, format)} ${size}w`).join(', '),
    // `auto` needs Chrome 126; other browsers use what follows.
    sizes: priority ? sizes : `auto, ${sizes}`,
  });
  return (
    <picture className={clsx(styles.versions, picture.focalPoint && styles[picture.focalPoint])}>
      <source type="image/avif" {...versions('avif')} />
      <img
        src={getUrl(widths[1] ?? widths[0] ?? 0, 'webp')}
        {...versions('webp')}
        {...image}
        alt={image.alt}
      />
    </picture>
  );
}
