/**
 * Hands. The wrist is at 0,0, the fingers point to the right, the thumb is up; about 56 units long.
 * Each finger is its own stroke with a seam beside it, so that four of them can be counted where
 * the picture is 350 pixels wide.
 */
import { draw, type Drawing, line, path, place, type Point } from '@/illustrations/drawing';
import { type SkinName, skins } from '@/illustrations/palette';

export type HandPose =
  'mitten' | 'grip' | 'hold' | 'resting' | 'offered' | 'pointing' | 'twoFingers';

export interface HandLook {
  /** Degrees, clockwise, of the direction in which the fingers point. */
  turn?: number;
  scale?: number;
  /** Of an elderly person: lines on its back. */
  old?: boolean;
  /** The thumb below instead of above: the default is a thumb that is up, in any direction. */
  thumbDown?: boolean;
}

interface Shape {
  palm: string;
  /** Four fingers, the first beside the thumb, and the width of each. */
  fingers?: string;
  width?: number;
  seams: string;
  thumb: string;
  thumbSeam: string;
  /** The hollow of a palm that is seen. */
  hollow?: string;
}

const poses: Record<HandPose, Shape> = {
  /** Seen from the side, fingers together: what lies far or small. */
  mitten: {
    palm: 'M-9-11C6-16 20-17 33-13 43-10 50-5 50 1 49 9 39 13 28 15 14 16 2 14-9 11Z',
    seams: 'M30-6C37-6 43-4 47-2M30 1C37 1 43 3 47 5M28 8C34 8 39 9 42 10',
    thumb: 'M4-9C13-15 22-17 31-14',
    thumbSeam: 'M10-5C17-9 24-9 30-8',
  },
  /** Closed around a stick, a handle, a rail that runs up and down. */
  grip: {
    palm: 'M-9-12C4-16 14-18 22-16V16C12 18 2 15-9 12Z',
    fingers: 'M19-12H30M18-4H33M18 4H32M18 12H28',
    seams: 'M20-8H33M19 0H35M19 8H32',
    thumb: 'M0-9C8-17 16-20 24-19',
    thumbSeam: 'M8-8C13-11 17-13 23-13',
  },
  /** Thumb on top, fingers curled below: a pen, a sheet, the rim of a bowl. */
  hold: {
    palm: 'M-9-11C4-15 14-17 22-16 28-9 28 8 24 14 12 17 2 14-9 11Z',
    fingers:
      'M19-7C29-7 36-3 37 3M20 0C29 1 34 5 34 11M18 7C25 8 29 12 28 17M14 12C19 13 22 16 21 20',
    width: 8.5,
    seams: 'M22-3C29-2 32 1 32 6M21 4C27 5 29 9 29 13M17 10C22 11 24 14 24 17',
    thumb: 'M1-10C9-19 18-24 28-24',
    thumbSeam: 'M8-9C13-13 18-15 23-15',
  },
  /** Seen from above, gently curved over an arm, a shoulder, a table. */
  resting: {
    palm: 'M-9-12C4-15 16-17 26-15 31-8 31 9 26 15 14 17 2 15-9 12Z',
    fingers:
      'M22-11C32-13 41-11 47-5M25-4C36-6 47-2 52 5M25 4C35 3 44 7 48 13M22 11C30 11 36 14 39 19',
    width: 8.5,
    seams: 'M27-8C36-9 43-6 47 0M28 0C37-1 43 3 47 8M26 8C33 8 38 11 41 15',
    thumb: 'M2-9C9-19 18-25 28-25',
    thumbSeam: 'M9-9C14-14 20-17 26-17',
  },
  /** The palm up, fingers a little raised at their tips. */
  offered: {
    palm: 'M-9-10C4-9 16-8 27-6 30 0 28 10 20 13 8 15-2 14-9 11Z',
    hollow: 'M2-6C10-7 20-6 27-4 24 2 10 4 2 0Z',
    fingers: 'M23-4C33-4 42-7 49-13M24 1C35 2 45-1 53-7M22 6C33 8 43 6 51 1M19 10C28 12 37 11 44 8',
    width: 8,
    seams: 'M27-1C35 0 43-2 49-6M26 4C35 6 43 4 49 1M23 9C31 10 38 9 44 6',
    thumb: 'M2-7C8-15 15-20 24-24',
    thumbSeam: 'M8-7C11-9 14-11 18-12',
  },
  /** Forefinger and middle finger press together. */
  twoFingers: {
    palm: 'M-9-12C4-15 14-17 22-16 27-9 27 9 22 15 12 17 2 15-9 12Z',
    fingers: 'M19-11C31-12 43-11 52-8M20-3C32-4 43-3 52 1M18 6H29M17 12H25',
    seams: 'M23-7C33-8 43-7 50-4M22 1C30 1 38 1 44 3M19 9H29',
    thumb: 'M1-8C8-14 15-16 22-13',
    thumbSeam: 'M7-6C12-9 16-9 21-8',
  },
  /** The forefinger shows the way. */
  pointing: {
    palm: 'M-9-12C4-15 14-17 22-16 27-9 27 9 22 15 12 17 2 15-9 12Z',
    fingers: 'M19-11C31-13 43-14 54-14M18-3H30M18 5H29M17 12H25',
    seams: 'M21-7H31M19 1H33M19 9H29',
    thumb: 'M1-8C9-15 17-18 26-16',
    thumbSeam: 'M8-6C14-9 19-10 25-9',
  },
};

/** A hand whose wrist is at x,y. */
export function hand(
  skin: SkinName,
  pose: HandPose,
  [x, y]: Point,
  { turn = 0, scale = 1, thumbDown = Math.abs(turn) > 90, old = false }: HandLook = {},
): Drawing {
  const { base, shade, highlight } = skins[skin];
  const { palm, hollow, fingers, width = 9, seams, thumb, thumbSeam } = poses[pose];
  const drawing = draw(
    path(palm, base),
    hollow && path(hollow, highlight, { opacity: 0.7 }),
    fingers && line(fingers, base, width),
    line(seams, shade, 2),
    line(thumb, base, 10),
    line(thumbSeam, shade, 2),
    old && line('M4-7C8-5 13-5 17-8M3 0C9 2 14 1 19-1M5 8C10 9 14 8 18 6', shade, 2),
  );
  const upright = thumbDown ? `<g transform="scale(1 -1)">${drawing}</g>` : drawing;
  return place({ x, y, scale, turn })(upright);
}
