/** Headwear, per view. `fill` may be a cloth; `fold` is drawn over it for band, folds and shade. */
import { circle, draw, line, path, type Point } from '@/illustrations/drawing';
import type { Fill } from '@/illustrations/palette';
import type { View } from './faces';
import type { HeadCover } from './hair';

export interface Headwear {
  kind: 'tallFoulard' | 'lowFoulard' | 'hijab' | 'cap';
  fill: Fill;
  fold: Fill;
  /** The knot of a foulard, the stitches of a cap. */
  accent?: Fill;
}

export const headdress = (
  kind: Headwear['kind'],
  fill: Fill,
  fold: Fill,
  accent?: Fill,
): Headwear => ({ kind, fill, fold, accent });

/** What is drawn of one kind: each is an outline, or lines. */
interface Shape {
  /** The ends of a foulard behind the head, and their folds. */
  rear?: string;
  rearFolds?: string;
  fill: string;
  /** Of a foulard around the forehead: its own cloth, in the shade. */
  band?: string;
  /** Of a hijab over the shoulder. */
  drape?: string;
  /** Of a cap. */
  brim?: string;
  stitches?: string;
  folds?: string;
  knot?: string;
  knotFolds?: string;
  pin?: Point;
}

/** What the pictures show; a view may lack a kind. */
const shapes: Record<View, Partial<Record<Headwear['kind'], Shape>>> = {
  threeQuarter: {
    tallFoulard: {
      fill: 'M-42 2C-54-34-52-72-24-92 4-110 48-102 56-70 60-52 54-36 47-24 36-40 14-48-8-42-24-38-30-24-30-4-34-4-40-4-42 2Z',
      band: 'M-42 2C-46-10-48-22-47-34-38-54-16-62 8-60 26-58 42-48 50-32L47-24C36-40 14-48-8-42-24-38-30-24-30-4-34-4-40-4-42 2Z',
      folds: 'M-44-38C-34-66-4-74 22-66M-36-70C-18-86 14-88 38-74',
      knot: 'M34-92C44-116 66-118 72-104 76-92 62-80 48-78ZM34-94C22-112 30-128 44-124 54-120 52-104 46-90Z',
      knotFolds: 'M44-84C52-96 60-102 66-103M40-92C38-104 40-112 44-116',
      pin: [42, -86],
    },
    lowFoulard: {
      rear: 'M-38 8C-60 10-72 30-66 46-56 40-42 36-34 22ZM-38 8C-56-4-76-2-80 14-66 18-48 20-36 16Z',
      rearFolds: 'M-42 12C-54 14-60 24-64 38M-42 10C-54 6-66 8-74 12',
      fill: 'M-42 14C-52-36-32-76 8-76 40-76 54-54 48-24 34-44 10-48-10-38-24-30-28-12-29 8-34 6-40 8-42 14Z',
      band: 'M-42 14C-45-2-44-18-40-32-26-54 0-60 24-52 36-48 44-40 49-30L48-24C34-44 10-48-10-38-24-30-28-12-29 8-34 6-40 8-42 14Z',
      folds: 'M-38-34C-24-58 4-66 30-58',
    },
    hijab: {
      fill: 'M-44-10C-50-56-24-76 8-76 42-76 56-50 50-14 50 20 46 42 38 58 58 72 70 88 74 112 40 128-36 128-66 110-62 88-54 72-40 56-46 30-46 10-44-10ZM8-46C-14-44-27-28-27-4-27 26-12 50 12 51 29 49 38 34 40 8 41-6 42-18 40-28 34-42 24-46 8-46Z',
      drape:
        'M-40 56C-20 72 20 76 38 58 58 72 70 88 74 112 60 118 40 121 18 122 30 100 10 84-40 56Z',
      folds: 'M-38-20C-38-50-16-66 8-66M-36 20C-32 40-24 52-10 62',
    },
    cap: {
      fill: 'M-38-12C-42-44-36-78 8-80 50-80 54-46 48-24 30-36-10-38-30-22-34-18-36-16-38-12Z',
      brim: 'M-38-12C-40-22-39-30-38-36-16-54 30-54 50-38L48-24C30-36-10-38-30-22-34-18-36-16-38-12Z',
      stitches: 'M-30-30C-10-44 26-44 44-34',
    },
  },
  frontal: {
    hijab: {
      fill: 'M-49-10C-53-56-28-76 0-76 28-76 53-56 49-10 49 20 47 42 41 56 58 70 72 88 76 112 40 128-40 128-76 112-72 88-58 70-41 56-47 42-49 20-49-10ZM0-47C-20-47-33-34-35-10-37 24-20 51 0 51 20 51 37 24 35-10 33-34 20-47 0-47Z',
      drape:
        'M-41 56C-20 74 22 74 41 56 58 70 72 88 76 112 60 119 36 123 14 124 24 100 2 80-41 56Z',
      folds: 'M-42-22C-40-50-22-66 0-66M-41 18C-38 38-30 52-18 62',
    },
  },
  profile: {
    tallFoulard: {
      fill: 'M39-38C48-70 28-98-8-102-52-104-78-72-68-30-62-8-50 8-38 16-24 14-10 2 2-8 12-24 24-34 39-38Z',
      band: 'M39-38C42-50 42-54 40-60 10-56-28-30-56-4-50 6-44 12-38 16-24 14-10 2 2-8 12-24 24-34 39-38Z',
      folds: 'M34-72C0-76-40-56-62-26M14-92C-18-92-48-78-64-52',
      knot: 'M22-96C34-116 56-114 58-100 58-88 46-80 32-82ZM22-98C14-118 26-130 38-122 46-116 40-102 34-92Z',
      pin: [28, -90],
    },
    lowFoulard: {
      rear: 'M-46 8C-66 10-76 32-68 50-58 44-44 38-38 24ZM-46 6C-62-6-80-4-84 12-70 16-54 18-42 16Z',
      rearFolds: 'M-48 14C-60 18-64 28-66 40M-48 10C-60 6-70 8-78 10',
      fill: 'M39-38C38-66 16-80-10-79-44-78-62-50-57-18-54-2-48 10-40 18-26 16-12 4 2-8 12-24 24-34 39-38Z',
      band: 'M39-38C39-46 38-52 36-57 6-54-30-30-52 0-48 8-44 14-40 18-26 16-12 4 2-8 12-24 24-34 39-38Z',
      folds: 'M32-62C-2-64-38-46-55-18',
    },
  },
};

export function headwear(view: View, { kind, fill, fold, accent = fold }: Headwear): HeadCover {
  const shape = shapes[view][kind];
  if (!shape) throw new Error(`No ${kind} seen ${view}`);
  const cloth = (d?: string) => d && path(d, fill, { evenOdd: kind === 'hijab' });
  const shade = (opacity?: number, d?: string) => d && path(d, fold, { opacity });
  const folds = (d?: string) => d && line(d, fold, 3, { opacity: kind === 'hijab' ? 0.8 : 0.55 });
  return {
    behind: draw(cloth(shape.rear), folds(shape.rearFolds)),
    front: draw(
      cloth(shape.fill),
      shade(0.35, shape.band),
      shade(0.7, shape.drape),
      shade(undefined, shape.brim),
      folds(shape.folds),
      shape.stitches && line(shape.stitches, accent, 3, { dash: '1 7' }),
      cloth(shape.knot),
      folds(shape.knotFolds),
      shape.pin && circle(...shape.pin, 9, accent),
    ),
  };
}
