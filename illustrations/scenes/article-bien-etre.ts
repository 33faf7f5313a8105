import { leaves } from '@/illustrations/cloths';
import { draw, path, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { shoulderOf, sleeveOf, torso } from '@/illustrations/people/torso';
import { hills, palmTree, room, sun, tree } from '@/illustrations/places';

const print = leaves('l', colour.toghu500, colour.maize300, colour.indigo700, { size: 34 });

const elder = head({
  x: 252,
  y: 168,
  scale: 0.96,
  tilt: -2,
  skin: 'mahogany',
  age: 'old',
  face: 'round',
  mouth: 'laugh',
  earring: colour.maize500,
  headwear: {
    kind: 'tallFoulard',
    fill: print.fill,
    fold: colour.toghu600,
    accent: colour.maize500,
  },
});
const companion = head({
  x: 414,
  y: 146,
  scale: 0.96,
  facing: 'left',
  tilt: 6,
  skin: 'cocoa',
  hair: 'braids',
  neck: 'slender',
  earring: colour.maize500,
});

const dress = {
  kind: 'dress',
  fill: print.fill,
  shade: colour.toghu600,
  shadeOpacity: 0.5,
  trim: colour.maize500,
} as const;
const blouse = {
  kind: 'dress',
  fill: colour.indigo200,
  shade: '#A9B4E6',
  trim: colour.indigo600,
} as const;

const bodies = {
  elder: { x: 248, y: 240, build: 'broad', scale: 0.96 },
  companion: { x: 418, y: 220, build: 'medium', scale: 0.96 },
} as const;

export const articleBienEtre: Illustration = {
  name: 'article-bien-etre',
  view: frames.scene,
  cloths: [print],
  body: draw(
    room(wall.maize),
    sun(560, 86, 44, colour.maize500),
    hills(250, { far: colour.palm200, near: colour.palm500 }),
    palmTree(94, 420, 1.7),
    tree(560, 402, 1.25),
    rectangle(0, 404, 640, 76, 0, colour.earth),
    path('M0 404H640V414H0Z', colour.earthShade),
    torso({ ...bodies.companion, head: companion, garment: blouse, shadeSide: 'right' }),
    torso({ ...bodies.elder, head: elder, garment: dress }),
    arm({
      shoulder: shoulderOf(bodies.companion, 'right'),
      elbow: [514, 390],
      wrist: [404, 392],
      skin: 'cocoa',
      scale: 0.96,
      sleeve: sleeveOf(blouse),
      hand: { pose: 'resting' },
    }),
    arm({
      shoulder: shoulderOf(bodies.elder, 'right'),
      elbow: [350, 396],
      wrist: [410, 384],
      skin: 'mahogany',
      scale: 0.96,
      sleeve: sleeveOf(dress),
      hand: { pose: 'resting' },
    }),
    arm({
      shoulder: shoulderOf(bodies.elder, 'left'),
      elbow: [150, 396],
      wrist: [168, 486],
      skin: 'mahogany',
      scale: 0.96,
      sleeve: sleeveOf(dress),
    }),
    elder.front,
    companion.front,
  ),
};
