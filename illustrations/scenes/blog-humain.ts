import { toghu } from '@/illustrations/cloths';
import { draw, path } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm, armsOf } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { shoulderOf, sleeveOf, torso } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { hills, house, room, sun, tree } from '@/illustrations/places';

const collar = toghu('t', { size: 22 });

const carer = head({
  x: 214,
  y: 172,
  scale: 0.94,
  view: 'profile',
  tilt: 4,
  skin: 'cocoa',
  hair: 'cornrows',
  neck: 'slender',
  earring: colour.maize500,
});
const elder = head({
  x: 430,
  y: 150,
  scale: 0.94,
  facing: 'left',
  tilt: 5,
  skin: 'ebony',
  age: 'old',
  face: 'long',
  hair: 'balding',
  mouth: 'laugh',
  glasses: colour.maize600,
  eyes: 'open',
});

const boubou = {
  kind: 'boubou',
  fill: colour.white,
  shade: colour.whiteShade,
  trim: colour.maize500,
  band: collar.fill,
} as const;

const wideSleeve = { ...sleeveOf(boubou), cuff: colour.whiteSeam };

const bodies = {
  carer: { x: 208, y: 244, build: 'slim', scale: 0.98 },
  elder: { x: 434, y: 222, build: 'medium', scale: 0.98 },
} as const;

/** A bench under the mango tree. */
const bench = draw(
  path('M60 330H610V352H60ZM60 384H610V406H60Z', colour.wood),
  path('M84 322H104V480H84ZM566 322H586V480H566Z', colour.woodShade),
);

const ebonyArm = armsOf({ skin: 'ebony', sleeve: wideSleeve });
export const blogHumain: Illustration = {
  name: 'blog-humain',
  view: frames.scene,
  cloths: [collar],
  body: draw(
    room(wall.cream),
    sun(310, 120, 52, colour.maize300),
    // Lighter than elsewhere, so that the green tunic stands out.
    hills(226, { far: colour.palm200, near: colour.palm500 }),
    house(320, 330, { scale: 0.8 }),
    tree(542, 376, 1.5),
    bench,
    torso({ ...bodies.carer, head: carer, garment: uniforms.carer }),
    torso({ ...bodies.elder, head: elder, garment: boubou, shadeSide: 'right' }),
    arm({
      shoulder: shoulderOf(bodies.carer, 'left'),
      elbow: [132, 424],
      wrist: [214, 450],
      skin: 'cocoa',
      sleeve: sleeveOf(uniforms.carer),
      hand: { pose: 'offered', turn: -6 },
    }),
    ebonyArm(shoulderOf(bodies.elder, 'right'), [532, 398], [462, 352], {
      pose: 'resting',
      turn: -10,
      scale: 0.94,
      old: true,
    }),
    ebonyArm(shoulderOf(bodies.elder, 'left'), [358, 408], [282, 432], {
      pose: 'resting',
      scale: 0.94,
      old: true,
    }),
    arm({
      shoulder: shoulderOf(bodies.carer, 'right'),
      elbow: [246, 418],
      wrist: [334, 388],
      skin: 'cocoa',
      sleeve: { ...sleeveOf(uniforms.carer), crease: undefined },
      hand: { pose: 'resting', turn: 24 },
    }),
    elder.front,
    carer.front,
  ),
};
