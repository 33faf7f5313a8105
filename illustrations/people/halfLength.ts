import { type Drawing, type Point } from '@/illustrations/drawing';
import { createArm, type Sleeve } from './arm';
import { type HandLook, type HandPose } from './hand';
import { head, type HeadLook, type HeadPose } from './head';
import { shoulderPoint, sleeveFor, torso, type TorsoOptions } from './torso';

interface Body extends Omit<TorsoOptions, 'head' | 'shadeSide'> {
  /** The scale of the arms; the default is 1. */
  arms?: number;
  /** The scale of the hands; the default is that of the arms. */
  hands?: number;
  /** What differs from the sleeve of the garment. */
  sleeve?: Partial<Sleeve>;
}

interface Held extends HandLook {
  pose?: HandPose;
  /** Without the crease under the sleeve, for an arm before the body. */
  smooth?: boolean;
}

interface HalfLength {
  torso: Drawing;
  /** The head; it is painted after the torso and the arms. */
  front: Drawing;
  shoulder: (side: 'left' | 'right') => Point;
  /** An arm from a shoulder, or from a point, to the wrist and the hand. */
  arm: (
    from: 'left' | 'right' | Point,
    elbow: Point,
    wrist: Point,
    held?: HandPose | Held,
  ) => Drawing;
}

/**
 * A person down to the waist, seen from the front: the pose of the head, their look, and the body at
 * its neck with what it wears. Their shade lies away from the gaze.
 */
export function halfLength(
  pose: HeadPose,
  look: HeadLook,
  {
    arms = 1,
    hands = arms,
    sleeve,
    build = look.age === 'child' ? 'child' : 'medium',
    ...body
  }: Body,
): HalfLength {
  const worn = head(pose, look);
  const place = { ...body, build };
  const shadeSide = pose.facing === 'left' ? 'right' : 'left';
  const shoulder = (side: 'left' | 'right'): Point => shoulderPoint(place, side);
  return {
    torso: torso({ shadeSide, ...place, head: worn }),
    front: worn.front,
    shoulder,
    arm: (from, elbow, wrist, held = {}) => {
      const { smooth, ...options }: Held = typeof held === 'string' ? { pose: held } : held;
      const { pose: hand, scale = arms } = options;
      const shown = { ...sleeveFor(body.garment), ...sleeve, ...(smooth && { crease: undefined }) };
      return createArm({ skin: look.skin, sleeve: shown })(
        typeof from === 'string' ? shoulder(from) : from,
        elbow,
        wrist,
        hand && { scale: hands, ...options, pose: hand },
        scale,
      );
    },
  };
}
