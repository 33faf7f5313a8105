import { stripes } from '@/illustrations/cloths';
import { draw, line, path, place, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm, armsOf } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { shoulderOf, sleeveOf, torso } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { louvredWindow, room } from '@/illustrations/places';
import { table } from '@/illustrations/things';

const print = stripes('s', colour.toghu500, colour.maize500, colour.indigo700, { size: 30 });

const son = head({
  x: 124,
  y: 138,
  scale: 0.92,
  tilt: 8,
  skin: 'ebony',
  hair: 'fade',
  eyes: 'lowered',
  beard: '#20161B',
  mouth: 'soft',
});
const mother = head({
  x: 316,
  y: 176,
  scale: 0.9,
  tilt: 8,
  skin: 'mahogany',
  age: 'old',
  face: 'round',
  eyes: 'lowered',
  mouth: 'laugh',
  earring: colour.maize500,
  headwear: { kind: 'lowFoulard', fill: colour.palm600, fold: colour.palm700 },
});
const nurse = head({
  x: 508,
  y: 146,
  scale: 0.92,
  facing: 'left',
  tilt: 8,
  skin: 'cocoa',
  hair: 'bun',
  neck: 'slender',
  eyes: 'open',
  mouth: 'grin',
});

const pullover = {
  kind: 'dress',
  fill: colour.maize100,
  shade: colour.maize300,
  trim: colour.maize500,
} as const;
const dress = {
  kind: 'dress',
  fill: print.fill,
  shade: colour.indigo900,
  shadeOpacity: 0.3,
  trim: colour.indigo700,
} as const;

const bodies = {
  son: { x: 120, y: 208, build: 'broad', scale: 0.92, slant: 3 },
  mother: { x: 312, y: 242, build: 'medium', scale: 0.9 },
  nurse: { x: 514, y: 216, build: 'medium', scale: 0.92, slant: -3 },
} as const;

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const VISITS = [
  { day: 0, row: 0, fill: colour.palm500 },
  { day: 1, row: 1, fill: colour.maize500 },
  { day: 2, row: 0, fill: colour.palm500 },
  { day: 4, row: 0, fill: colour.toghu500 },
  { day: 6, row: 1, fill: colour.maize500 },
] as const;

/** The arm that points lies before the body: its crease would fall outside it. */
const smoothSleeve = { ...sleeveOf(uniforms.nurse), crease: undefined };

/** The week on the table: seven days, and who comes in the morning and in the afternoon. */
const planner = place(
  { x: 330, y: 430 },
  path('M-136-34H136L152 44H-152Z', colour.white),
  path('M-136-34H136L140-14H-140Z', colour.indigo700),
  line(
    DAYS.slice(1)
      .map((day) => `M${-140 + day * 40}-12L${-150 + day * 43} 42`)
      .join(''),
    colour.whiteSeam,
    2.5,
  ),
  line('M-144 14H144', colour.whiteSeam, 2.5),
  ...VISITS.map(({ day, row, fill }) =>
    rectangle(-134 + day * 40.5, -8 + row * 28, 26, 16, 6, fill),
  ),
);

const mahoganyArm = armsOf({ skin: 'mahogany', sleeve: sleeveOf(dress), scale: 0.9 });
export const solution: Illustration = {
  name: 'solution',
  view: frames.scene,
  cloths: [print],
  body: draw(
    room(wall.indigo),
    louvredWindow({ x: 216, y: 28, width: 68, height: 84 }),
    torso({ ...bodies.son, head: son, garment: pullover }),
    torso({ ...bodies.nurse, head: nurse, garment: uniforms.nurse, shadeSide: 'right' }),
    torso({ ...bodies.mother, head: mother, garment: dress }),
    // Her other hand lies on her knee, below the table.
    arm({
      shoulder: shoulderOf(bodies.nurse, 'right'),
      elbow: [594, 378],
      wrist: [566, 440],
      skin: 'cocoa',
      scale: 0.94,
      sleeve: sleeveOf(uniforms.nurse),
    }),
    table(386, 480, undefined, { depth: 94 }),
    planner,
    arm({
      shoulder: shoulderOf(bodies.son, 'left'),
      elbow: [34, 390],
      wrist: [104, 412],
      skin: 'ebony',
      scale: 0.94,
      sleeve: sleeveOf(pullover),
      hand: { pose: 'resting' },
    }),
    mahoganyArm(shoulderOf(bodies.mother, 'right'), [400, 388], [316, 412]),
    mahoganyArm(shoulderOf(bodies.mother, 'left'), [228, 392], [290, 408], {
      pose: 'resting',
    }),
    arm({
      shoulder: shoulderOf(bodies.nurse, 'left'),
      elbow: [446, 372],
      wrist: [440, 404],
      skin: 'cocoa',
      scale: 0.94,
      sleeve: smoothSleeve,
      hand: { pose: 'pointing', turn: 40 },
    }),
    son.front,
    mother.front,
    nurse.front,
  ),
};
