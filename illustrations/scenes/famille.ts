import { wax } from '@/illustrations/cloths';
import { draw } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { shoulderOf, sleeveOf, torso } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { hills, room, sun } from '@/illustrations/places';

const print = wax('w', colour.toghu500, colour.maize500, colour.white, { size: 28 });

const grandmother = head({
  x: 296,
  y: 226,
  scale: 0.88,
  tilt: 5,
  skin: 'mahogany',
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
const father = head({
  x: 190,
  y: 140,
  scale: 0.86,
  view: 'profile',
  tilt: 7,
  skin: 'ebony',
  hair: 'crop',
});
const carer = head({
  x: 420,
  y: 146,
  scale: 0.86,
  view: 'profile',
  facing: 'left',
  tilt: 3,
  skin: 'copper',
  hair: 'lowBun',
  neck: 'slender',
});
const girl = head({
  x: 402,
  y: 286,
  scale: 0.8,
  facing: 'left',
  tilt: 6,
  skin: 'ebony',
  age: 'child',
  hair: 'puffs',
  mouth: 'laugh',
});

const shirt = {
  kind: 'tunic',
  fill: colour.indigo200,
  shade: '#A9B4E6',
  trim: colour.indigo400,
} as const;
const dress = {
  kind: 'dress',
  fill: print.fill,
  shade: colour.indigo900,
  shadeOpacity: 0.3,
  trim: colour.maize500,
} as const;
const frock = {
  kind: 'dress',
  fill: colour.maize500,
  shade: colour.maize600,
  trim: colour.white,
} as const;

const bodies = {
  father: { x: 188, y: 206, build: 'broad', scale: 0.9 },
  carer: { x: 426, y: 212, build: 'medium', scale: 0.9 },
  grandmother: { x: 290, y: 292, build: 'broad', scale: 0.86 },
  girl: { x: 406, y: 336, build: 'child', scale: 0.84 },
} as const;

export const famille: Illustration = {
  name: 'famille',
  view: frames.scene,
  cloths: [print],
  body: draw(
    room(wall.sky),
    sun(310, 110, 60),
    // Lighter than elsewhere, so that the green tunic stands out.
    hills(230, { far: colour.palm200, near: colour.palm500 }),
    torso({ ...bodies.father, head: father, garment: shirt }),
    torso({ ...bodies.carer, head: carer, garment: uniforms.carer, shadeSide: 'right' }),
    father.front,
    carer.front,
    torso({ ...bodies.grandmother, head: grandmother, garment: dress }),
    torso({ ...bodies.girl, head: girl, garment: frock, shadeSide: 'right' }),
    arm({
      shoulder: shoulderOf(bodies.girl, 'left'),
      elbow: [364, 438],
      wrist: [324, 452],
      skin: 'ebony',
      scale: 0.7,
      sleeve: sleeveOf(frock),
    }),
    arm({
      shoulder: shoulderOf(bodies.grandmother, 'left'),
      elbow: [216, 440],
      wrist: [296, 450],
      skin: 'mahogany',
      scale: 0.88,
      sleeve: sleeveOf(dress),
      hand: { pose: 'resting' },
    }),
    arm({
      shoulder: shoulderOf(bodies.father, 'left'),
      elbow: [128, 378],
      wrist: [208, 366],
      skin: 'ebony',
      scale: 0.88,
      sleeve: sleeveOf(shirt),
      hand: { pose: 'resting' },
    }),
    arm({
      shoulder: shoulderOf(bodies.carer, 'right'),
      elbow: [520, 376],
      wrist: [470, 372],
      skin: 'copper',
      scale: 0.86,
      sleeve: sleeveOf(uniforms.carer),
      hand: { pose: 'resting' },
    }),
    grandmother.front,
    girl.front,
  ),
};
