import { line, path, place } from '@/illustrations/drawing';
import type { HeadLook, HeadPose } from './head';

interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** The founder has one face in all pictures. */
export const founder = {
  face: { view: 'frontal', eyes: 'open', brows: 'straight', mouth: 'laugh' },
  look: {
    skin: 'mahogany',
    face: 'round',
    age: 'old',
    hair: 'crop',
    hairColour: 'black',
    glasses: 'indigo900',
  },
  /** What has gone grey beside the ears, and the moustache, over his head. */
  grey: (spot: Spot) =>
    place(spot)(
      path('M-21 27C-17 18-7 15 0 19 7 15 17 18 21 27 13 25 7 23 0 24-7 23-13 25-21 27Z', 'grey'),
      path(
        'M-40-4C-42-16-40-28-36-36-32-34-33-28-35-22-37-16-38-10-40-4ZM40-4C42-16 40-28 36-36 32-34 33-28 35-22 37-16 38-10 40-4Z',
        'grey',
      ),
    ),
  /** At the neck: the shirt closes with a stand-up collar, red and maize like the toghu. */
  shirt: (spot: Spot) =>
    place(spot)(
      path('M-28 24H28L20 66H-20Z', 'indigo200'),
      line('M0 36V132', 'indigo400', 2.5),
      line('M0 58V120', 'indigo600', 6, { dash: '0 26' }),
      path(
        'M-31-4C-29 10-16 20 0 21 16 20 29 10 31-4L29 20C22 32 11 38 0 39-11 38-22 32-29 20Z',
        'toghu500',
      ),
      line('M-29 19C-22 31-11 37-1 38V22M29 19C22 31 11 37 1 38', 'maize500', 3),
    ),
} as const satisfies {
  face: Partial<HeadPose>;
  look: HeadLook;
  [part: string]: unknown;
};
