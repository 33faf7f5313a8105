import clsx from 'clsx';
import { asset } from '@/lib/routing/assets';
import {
  isPhoto,
  photoAddress,
  photoDigest,
  photoWidths,
  readPicture,
  type PhotoFormat,
} from '@/lib/images/photos';
import { fr } from '@/lib/text/typography';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';
import styles from './Picture.module.css';

interface PictureProps {
  picture: PictureContent;
  /** The picture of the first view: asked for at once, ahead of the others. */
  first?: boolean;
  /** The words beside it already say what it shows. */
  decorative?: boolean;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes?: string;
  className?: string;
}

/** The whole width of a phone or tablet, and half of the content's on wide screens. */
const HALF = '(min-width: 77em) 38.5rem, (min-width: 54em) 50vw, 100vw';

/**
 * A picture of the content. Its size is read from the file at build, so that the page keeps its
 * place before the picture arrives and whoever replaces it has nothing to measure. A photograph
 * is offered in the versions that `scripts/prepare/photos.ts` has made of it.
 *
 * @throws where the file is not in `public/` or is no picture: the build stops.
 */
export function Picture(props: PictureProps) {
  const { picture, first = false, decorative = false, sizes = HALF, className } = props;
  const { content, width, height } = readPicture(picture.src);
  const image = {
    alt: decorative ? '' : fr(picture.alt),
    width,
    height,
    loading: first ? undefined : 'lazy',
    fetchPriority: first ? 'high' : undefined,
    decoding: first ? undefined : 'async',
    className,
  } as const;
  if (!isPhoto(picture.src)) return <img src={asset(picture.src)} {...image} alt={image.alt} />;

  const digest = photoDigest(content);
  const widths = photoWidths(width);
  const addressOf = (size: number, format: PhotoFormat) =>
    asset(photoAddress(digest, size, format));
  const versions = (format: PhotoFormat) => ({
    srcSet: widths.map((size) => `${addressOf(size, format)} ${size}w`).join(', '),
    // Browsers that know `auto` (Chrome 126) measure a lazy picture; others take what follows.
    sizes: first ? sizes : `auto, ${sizes}`,
  });
  return (
    <picture className={clsx(styles.versions, picture.focalPoint && styles[picture.focalPoint])}>
      <source type="image/avif" {...versions('avif')} />
      <img
        src={addressOf(widths[1] ?? widths[0] ?? 0, 'webp')}
        {...versions('webp')}
        {...image}
        alt={image.alt}
      />
    </picture>
  );
}
