import { Picture } from '@/components/ui/Picture';
import { fileAddress } from '@/lib/images/photos';
import { readFrames } from '@/lib/images/frames';
import { asset } from '@/lib/routing/assets';
import type { Picture as PictureContent } from '@/lib/content/pictureFields';

interface FirstAidFrameProps {
  picture: PictureContent;
  /** The step, from 0. */
  step: number;
}

/**
 * The frame of a step, from a drawing that has several; of another picture, all of it. Decorative: the
 * guide has the description of the whole picture.
 */
export function FirstAidFrame({ picture, step }: FirstAidFrameProps) {
  const frame = readFrames(picture.src)[step];
  if (!frame) return <Picture picture={picture} decorative />;
  const { id, width, height } = frame;
  const src = `${asset(fileAddress(picture.src))}#${id}`;
  return <img src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />;
}
