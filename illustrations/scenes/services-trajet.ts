import { draw, limb, path, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm, armsOf } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { shoulderOf, sleeveOf, torso } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { hills, hospital, road, room, sun } from '@/illustrations/places';

const elder = head({
  x: 270,
  y: 172,
  scale: 0.88,
  tilt: 3,
  skin: 'copper',
  age: 'old',
  face: 'square',
  beard: '#E4E1EA',
  headwear: {
    kind: 'cap',
    fill: colour.indigo700,
    fold: colour.indigo900,
    accent: colour.maize500,
  },
  mouth: 'laugh',
});
const carer = head({
  x: 422,
  y: 150,
  scale: 0.88,
  facing: 'left',
  tilt: 2,
  skin: 'mahogany',
  hair: 'locs',
  mouth: 'laugh',
  neck: 'slender',
  eyes: 'open',
});

const shirt = {
  kind: 'shirt',
  fill: colour.white,
  shade: colour.whiteShade,
  trim: colour.whiteSeam,
} as const;

const bodies = {
  elder: { x: 268, y: 238, build: 'medium', scale: 0.9, slant: 3 },
  carer: { x: 430, y: 216, build: 'medium', scale: 0.9, slant: -3 },
} as const;

/** The taxi behind them, up to its boot; its rear door stands open. */
const car = draw(
  rectangle(176, 182, 68, 24, 7, colour.white),
  path(
    'M0 300C40 290 62 276 84 244 104 214 128 202 168 202H316C356 202 384 226 408 284 460 290 486 300 490 340V480H0Z',
    colour.maize500,
  ),
  path('M0 430H492V480H0Z', colour.maize600),
  path('M70 290C92 276 100 220 146 220H150V290ZM330 290V220C364 222 376 258 390 290Z', colour.sky),
  path('M166 220H318V480H166Z', colour.indigo900),
  path('M238 350C262 340 296 340 318 346V480H238Z', colour.toghu600),
);

/** Seen from its inner side, the window wound down. */
const door = draw(
  path(
    'M166 214V480H62V250C62 236 70 228 84 226ZM152 232 88 242C80 243 76 248 76 256V322L152 312Z',
    colour.maize600,
    { evenOdd: true },
  ),
  path('M166 330 62 342V326L166 312Z', colour.indigo900),
  path('M152 362 84 370V480H152Z', colour.maize500),
);

const copperArm = armsOf({
  skin: 'copper',
  sleeve: { ...sleeveOf(shirt), length: 'short' },
  scale: 0.9,
});
export const servicesTrajet: Illustration = {
  name: 'services-trajet',
  view: frames.scene,
  body: draw(
    room(wall.sky),
    sun(104, 104, 40),
    hills(236),
    hospital(560, 410, 0.76),
    road(398),
    car,
    limb([372, 290], [350, 330], [310, 346], 54, 44, colour.palm700),
    torso({ ...bodies.carer, head: carer, garment: uniforms.carer, shadeSide: 'right' }),
    torso({ ...bodies.elder, head: elder, garment: shirt }),
    door,
    copperArm(shoulderOf(bodies.elder, 'left'), [192, 386], [130, 338], {
      pose: 'resting',
      turn: -30,
      old: true,
    }),
    arm({
      shoulder: shoulderOf(bodies.carer, 'right'),
      elbow: [508, 380],
      wrist: [420, 410],
      skin: 'mahogany',
      scale: 0.92,
      sleeve: sleeveOf(uniforms.carer),
      hand: { pose: 'offered' },
    }),
    copperArm(shoulderOf(bodies.elder, 'right'), [324, 396], [382, 396], {
      pose: 'resting',
      old: true,
    }),
    elder.front,
    carer.front,
  ),
};
