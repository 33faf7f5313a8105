/** Headwear, per view. `fill` may be a cloth; `fold` is drawn over it for band, folds and shade. */
import { circle, draw, type Drawing, line, path } from '@/illustrations/drawing';
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

type Look = Required<Headwear>;

/** The fold of a foulard around the forehead: its own cloth, in the shade. */
const shadedBand = (d: string, { fold }: Look): Drawing => path(d, fold, { opacity: 0.35 });
const folds = (d: string, { fold }: Look): Drawing => line(d, fold, 3, { opacity: 0.55 });

const drawn: Record<View, Record<Headwear['kind'], (look: Look) => HeadCover>> = {
  threeQuarter: {
    tallFoulard: (look) => ({
      front: draw(
        path(
          'M-42 2C-54-34-52-72-24-92 4-110 48-102 56-70 60-52 54-36 47-24 36-40 14-48-8-42-24-38-30-24-30-4-34-4-40-4-42 2Z',
          look.fill,
        ),
        shadedBand(
          'M-42 2C-46-10-48-22-47-34-38-54-16-62 8-60 26-58 42-48 50-32L47-24C36-40 14-48-8-42-24-38-30-24-30-4-34-4-40-4-42 2Z',
          look,
        ),
        folds('M-44-38C-34-66-4-74 22-66M-36-70C-18-86 14-88 38-74', look),
        path(
          'M34-92C44-116 66-118 72-104 76-92 62-80 48-78ZM34-94C22-112 30-128 44-124 54-120 52-104 46-90Z',
          look.fill,
        ),
        folds('M44-84C52-96 60-102 66-103M40-92C38-104 40-112 44-116', look),
        circle(42, -86, 9, look.accent),
      ),
    }),
    lowFoulard: (look) => ({
      behind: draw(
        path(
          'M-38 8C-60 10-72 30-66 46-56 40-42 36-34 22ZM-38 8C-56-4-76-2-80 14-66 18-48 20-36 16Z',
          look.fill,
        ),
        folds('M-42 12C-54 14-60 24-64 38M-42 10C-54 6-66 8-74 12', look),
      ),
      front: draw(
        path(
          'M-42 14C-52-36-32-76 8-76 40-76 54-54 48-24 34-44 10-48-10-38-24-30-28-12-29 8-34 6-40 8-42 14Z',
          look.fill,
        ),
        shadedBand(
          'M-42 14C-45-2-44-18-40-32-26-54 0-60 24-52 36-48 44-40 49-30L48-24C34-44 10-48-10-38-24-30-28-12-29 8-34 6-40 8-42 14Z',
          look,
        ),
        folds('M-38-34C-24-58 4-66 30-58', look),
      ),
    }),
    hijab: ({ fill, fold }) => ({
      front: draw(
        path(
          'M-44-10C-50-56-24-76 8-76 42-76 56-50 50-14 50 20 46 42 38 58 58 72 70 88 74 112 40 128-36 128-66 110-62 88-54 72-40 56-46 30-46 10-44-10ZM8-46C-14-44-27-28-27-4-27 26-12 50 12 51 29 49 38 34 40 8 41-6 42-18 40-28 34-42 24-46 8-46Z',
          fill,
          { evenOdd: true },
        ),
        path(
          'M-40 56C-20 72 20 76 38 58 58 72 70 88 74 112 60 118 40 121 18 122 30 100 10 84-40 56Z',
          fold,
          {
            opacity: 0.7,
          },
        ),
        line('M-38-20C-38-50-16-66 8-66M-36 20C-32 40-24 52-10 62', fold, 3, { opacity: 0.8 }),
      ),
    }),
    cap: ({ fill, fold, accent }) => ({
      front: draw(
        path(
          'M-38-12C-42-44-36-78 8-80 50-80 54-46 48-24 30-36-10-38-30-22-34-18-36-16-38-12Z',
          fill,
        ),
        path(
          'M-38-12C-40-22-39-30-38-36-16-54 30-54 50-38L48-24C30-36-10-38-30-22-34-18-36-16-38-12Z',
          fold,
        ),
        line('M-30-30C-10-44 26-44 44-34', accent, 3, { dash: '1 7' }),
      ),
    }),
  },
  frontal: {
    tallFoulard: (look) => ({
      front: draw(
        path(
          'M-42 2C-56-36-50-80-26-94-8-104 14-104 30-92 52-78 56-36 42 2 40-6 38-14 35-22 28-38 16-44 0-44-16-44-28-38-35-22-38-14-40-6-42 2Z',
          look.fill,
        ),
        shadedBand(
          'M-42 2C-47-12-48-24-47-34-36-54-18-61 0-61 18-61 36-54 47-34 48-24 47-12 42 2 40-6 38-14 35-22 28-38 16-44 0-44-16-44-28-38-35-22-38-14-40-6-42 2Z',
          look,
        ),
        folds('M-45-42C-34-68 0-76 34-66M-38-74C-18-90 18-88 40-70', look),
        path(
          'M20-92C30-116 52-118 58-104 62-92 48-80 34-78ZM20-94C8-112 16-128 30-124 40-120 38-104 32-90Z',
          look.fill,
        ),
        folds('M30-84C38-96 46-102 52-103M26-92C24-104 26-112 30-116', look),
        circle(28, -86, 9, look.accent),
      ),
    }),
    lowFoulard: (look) => ({
      behind: path(
        'M30 22C50 20 64 34 62 52 50 50 38 46 30 36ZM30 26C44 32 50 46 46 62 36 58 28 48 26 36Z',
        look.fill,
      ),
      front: draw(
        path(
          'M-43 12C-54-40-32-77 0-77 32-77 54-40 43 12 40 2 38-10 35-20 28-38 16-45 0-45-16-45-28-38-35-20-38-10-40 2-43 12Z',
          look.fill,
        ),
        shadedBand(
          'M-43 12C-47-4-47-20-44-34-32-52-16-58 0-58 16-58 32-52 44-34 47-20 47-4 43 12 40 2 38-10 35-20 28-38 16-45 0-45-16-45-28-38-35-20-38-10-40 2-43 12Z',
          look,
        ),
        folds('M-42-36C-28-60 8-68 36-52', look),
      ),
    }),
    hijab: ({ fill, fold }) => ({
      front: draw(
        path(
          'M-49-10C-53-56-28-76 0-76 28-76 53-56 49-10 49 20 47 42 41 56 58 70 72 88 76 112 40 128-40 128-76 112-72 88-58 70-41 56-47 42-49 20-49-10ZM0-47C-20-47-33-34-35-10-37 24-20 51 0 51 20 51 37 24 35-10 33-34 20-47 0-47Z',
          fill,
          { evenOdd: true },
        ),
        path(
          'M-41 56C-20 74 22 74 41 56 58 70 72 88 76 112 60 119 36 123 14 124 24 100 2 80-41 56Z',
          fold,
          {
            opacity: 0.7,
          },
        ),
        line('M-42-22C-40-50-22-66 0-66M-41 18C-38 38-30 52-18 62', fold, 3, { opacity: 0.8 }),
      ),
    }),
    cap: ({ fill, fold, accent }) => ({
      front: draw(
        path('M-42-16C-47-52-38-80 0-81 38-80 47-52 42-16 28-34-28-34-42-16Z', fill),
        path(
          'M-42-16C-44-26-44-34-42-42-26-56 26-56 42-42 44-34 44-26 42-16 28-34-28-34-42-16Z',
          fold,
        ),
        line('M-34-36C-18-46 18-46 34-36', accent, 3, { dash: '1 7' }),
      ),
    }),
  },
  profile: {
    tallFoulard: (look) => ({
      front: draw(
        path(
          'M39-38C48-70 28-98-8-102-52-104-78-72-68-30-62-8-50 8-38 16-24 14-10 2 2-8 12-24 24-34 39-38Z',
          look.fill,
        ),
        shadedBand(
          'M39-38C42-50 42-54 40-60 10-56-28-30-56-4-50 6-44 12-38 16-24 14-10 2 2-8 12-24 24-34 39-38Z',
          look,
        ),
        folds('M34-72C0-76-40-56-62-26M14-92C-18-92-48-78-64-52', look),
        path(
          'M22-96C34-116 56-114 58-100 58-88 46-80 32-82ZM22-98C14-118 26-130 38-122 46-116 40-102 34-92Z',
          look.fill,
        ),
        circle(28, -90, 9, look.accent),
      ),
    }),
    lowFoulard: (look) => ({
      behind: draw(
        path(
          'M-46 8C-66 10-76 32-68 50-58 44-44 38-38 24ZM-46 6C-62-6-80-4-84 12-70 16-54 18-42 16Z',
          look.fill,
        ),
        folds('M-48 14C-60 18-64 28-66 40M-48 10C-60 6-70 8-78 10', look),
      ),
      front: draw(
        path(
          'M39-38C38-66 16-80-10-79-44-78-62-50-57-18-54-2-48 10-40 18-26 16-12 4 2-8 12-24 24-34 39-38Z',
          look.fill,
        ),
        shadedBand(
          'M39-38C39-46 38-52 36-57 6-54-30-30-52 0-48 8-44 14-40 18-26 16-12 4 2-8 12-24 24-34 39-38Z',
          look,
        ),
        folds('M32-62C-2-64-38-46-55-18', look),
      ),
    }),
    hijab: ({ fill, fold }) => ({
      front: draw(
        path(
          'M38-44C34-66 14-79-10-78-48-76-64-46-56-8-54 14-54 36-46 54-62 70-72 90-72 112-40 128 40 126 66 110 62 88 50 68 36 56 20 58 0 44-6 22-10-2 8-20 20-36 38-44Z',
          fill,
        ),
        path(
          'M-46 54C-24 62 20 64 36 56 50 68 62 88 66 110 50 118 30 121 12 122 14 96-10 74-46 54Z',
          fold,
          {
            opacity: 0.7,
          },
        ),
        line('M26-56C-6-66-40-48-46-14', fold, 3, { opacity: 0.8 }),
      ),
    }),
    cap: ({ fill, fold, accent }) => ({
      front: draw(
        path('M-53-14C-60-58-34-80-6-80 26-80 42-62 39-34 12-26-22-18-53-14Z', fill),
        path(
          'M-53-14C-55-24-56-32-55-40-24-42 10-48 38-54 40-46 40-40 39-34 12-26-22-18-53-14Z',
          fold,
        ),
        line('M-46-28C-18-30 8-36 32-43', accent, 3, { dash: '1 7' }),
      ),
    }),
  },
};

export const headwear = (view: View, { accent, ...look }: Headwear): HeadCover =>
  drawn[view][look.kind]({ accent: accent ?? look.fold, ...look });
