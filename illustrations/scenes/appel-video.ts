import { wax } from '@/illustrations/cloths';
import { circle, clip, draw, path, place, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { shoulderOf, sleeveOf, torso } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { room } from '@/illustrations/places';
import { cup, lamp, table } from '@/illustrations/things';

const print = wax('w', colour.toghu500, colour.maize500, colour.white, { size: 26 });

const daughter = head({
  x: 200,
  y: 176,
  scale: 0.98,
  tilt: 5,
  skin: 'mahogany',
  hair: 'afro',
  mouth: 'laugh',
  neck: 'slender',
  earring: colour.maize500,
});
const mother = head({
  x: 424,
  y: 196,
  scale: 0.86,
  facing: 'left',
  tilt: 5,
  skin: 'ebony',
  age: 'old',
  face: 'round',
  mouth: 'laugh',
  headwear: {
    kind: 'tallFoulard',
    fill: print.fill,
    fold: colour.toghu600,
    accent: colour.maize500,
  },
});
const carer = head({
  x: 516,
  y: 176,
  scale: 0.72,
  facing: 'left',
  tilt: 4,
  skin: 'copper',
  hair: 'crop',
});

const jumper = {
  kind: 'boubou',
  fill: colour.indigo600,
  shade: colour.indigo700,
  trim: colour.indigo200,
  band: colour.indigo700,
} as const;
const dress = {
  kind: 'dress',
  fill: print.fill,
  shade: colour.indigo900,
  shadeOpacity: 0.3,
  trim: colour.maize500,
} as const;

const bodies = {
  daughter: { x: 196, y: 250, build: 'medium' },
  mother: { x: 428, y: 260, build: 'broad', scale: 0.82 },
  carer: { x: 520, y: 230, build: 'medium', scale: 0.74 },
} as const;

const SCREEN = 'M350 96H574V372H350Z';

/** A street of tall houses in the evening, far from Yaoundé. */
const street = draw(
  rectangle(44, 56, 104, 136, 0, colour.indigo200),
  path('M44 192V120H70V92H96V132H116V104H148V192Z', colour.indigo400),
  path(
    'M76 102h6v8h-6ZM86 118h6v8h-6ZM122 114h6v8h-6ZM134 130h6v8h-6ZM52 130h6v8h-6Z',
    colour.maize300,
  ),
  path('M40 52H152V196H40ZM49 61V187H91V61ZM101 61V187H143V61Z', colour.white, { evenOdd: true }),
  rectangle(32, 192, 128, 12, 6, colour.white),
);

/** She sees and hears her mother, whose carer sits beside her. */
export const appelVideo: Illustration = {
  name: 'appel-video',
  view: frames.scene,
  cloths: [print],
  body: draw(
    room(wall.maize),
    street,
    lamp(252, 0, 30),
    torso({ ...bodies.daughter, head: daughter, garment: jumper }),
    daughter.front,
    table(404, 480),
    cup(70, 402, colour.toghu500, colour.toghu600),
    path('M396 398 440 340H490L536 398Z', colour.indigo800),
    rectangle(334, 80, 256, 308, 22, colour.indigo900),
    clip(
      's',
      SCREEN,
      rectangle(350, 96, 224, 276, 0, colour.palm100),
      circle(386, 132, 30, colour.maize300),
      path('M350 232C390 190 440 190 476 224 510 196 550 196 574 210V372H350Z', colour.palm200),
      torso({ ...bodies.carer, head: carer, garment: uniforms.carer, shadeSide: 'right' }),
      carer.front,
      torso({ ...bodies.mother, head: mother, garment: dress, shadeSide: 'right' }),
      mother.front,
    ),
    place(
      462,
      350,
      {},
      circle(0, 0, 15, colour.toghu500),
      path('M-8-3C-3-7 3-7 8-3V4L3 3V0H-3V3L-8 4Z', colour.white),
    ),
    arm({
      shoulder: shoulderOf(bodies.daughter, 'left'),
      elbow: [104, 426],
      wrist: [190, 430],
      skin: 'mahogany',
      sleeve: sleeveOf(jumper),
      hand: { pose: 'resting' },
    }),
    arm({
      shoulder: shoulderOf(bodies.daughter, 'right'),
      elbow: [292, 404],
      wrist: [318, 318],
      skin: 'mahogany',
      sleeve: sleeveOf(jumper),
      hand: { pose: 'offered', scale: 1.05 },
    }),
  ),
};
