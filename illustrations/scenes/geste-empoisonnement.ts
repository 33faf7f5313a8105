import { draw, line, path, place, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { room } from '@/illustrations/places';

/** A box of medicine with its strip of tablets. */
const box = place(
  226,
  196,
  { turn: -8 },
  rectangle(-74, -34, 148, 84, 6, colour.white),
  rectangle(-74, -34, 40, 84, 6, colour.palm500),
  line('M-18-12H52M-18 8H40M-18 28H24', colour.indigo200, 7),
  path('M-60 2H-48V-10H-38V2H-26V12H-38V24H-48V12H-60Z', colour.white),
);

/** A bottle of a household product, with the sign of what harms. */
const bottle = place(
  500,
  412,
  {},
  path('M-52-150C-52-178-24-180-24-204V-220H24V-204C24-180 52-178 52-150V0H-52Z', colour.indigo600),
  path('M-52-150C-52-178-24-180-24-204V-220H-6V0H-52Z', colour.indigo700),
  rectangle(-28, -250, 56, 34, 8, colour.toghu500),
  rectangle(-52, -126, 104, 92, 0, colour.maize500),
  path('M0-118 34-50H-34Z', colour.ink),
  line('M0-96V-74', colour.maize500, 7),
  line('M0-62V-61', colour.maize500, 7),
);

const bagBack = path('M96 256H344L350 300H90Z', colour.palm700);
const bag = draw(
  path('M90 272H350L376 440H64Z', colour.palm500),
  path('M90 272H150L134 440H64Z', colour.palm600),
  line(
    'M78 350 92 334 108 350 124 334 140 350 156 334 172 350 188 334 204 350 220 334 236 350 252 334 268 350 284 334 300 350 316 334 332 350 348 334 362 350',
    colour.maize300,
    6,
  ),
);

/** The box goes into the bag; the bottle stands ready to go along. */
export const gesteEmpoisonnement: Illustration = {
  name: 'geste-empoisonnement',
  view: frames.scene,
  wholeUnits: true,
  body: draw(
    room(wall.coral),
    rectangle(0, 400, 640, 80, 0, colour.woodLight),
    rectangle(0, 400, 640, 10, 0, '#D9A466'),
    bagBack,
    box,
    arm({
      shoulder: [470, -70],
      elbow: [400, 60],
      wrist: [310, 152],
      skin: 'ebony',
      scale: 1.5,
      sleeve: { fill: colour.palm600, cuff: colour.palm200, length: 'short' },
      hand: { pose: 'hold' },
    }),
    bag,
    bottle,
  ),
};
