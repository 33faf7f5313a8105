import { draw, line, path, rectangle, type Drawing, type Point } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm, armsOf } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { shoulderOf, sleeveOf, torso } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { hills, louvredWindow, room } from '@/illustrations/places';
import { stethoscope, walkingStick } from '@/illustrations/things';

const physician = head({
  x: 284,
  y: 152,
  scale: 0.9,
  facing: 'left',
  tilt: 7,
  skin: 'cocoa',
  face: 'round',
  hair: 'short',
  mouth: 'laugh',
  neck: 'slender',
  earring: colour.toghu500,
});
const carer = head({
  x: 432,
  y: 134,
  scale: 0.9,
  facing: 'left',
  tilt: 5,
  skin: 'ebony',
  hair: 'fade',
  eyes: 'open',
  mouth: 'soft',
});
const visitor = head({
  x: 138,
  y: 176,
  scale: 0.9,
  tilt: -2,
  skin: 'mahogany',
  age: 'old',
  mouth: 'laugh',
  beard: '#E9E7EE',
  headwear: { kind: 'cap', fill: colour.maize500, fold: colour.maize600, accent: colour.white },
  eyes: 'open',
});

const boubou = {
  kind: 'boubou',
  fill: colour.indigo700,
  shade: colour.indigo800,
  trim: colour.indigo900,
  band: colour.maize500,
} as const;
const coat = uniforms.coat(colour.toghu500);

const bodies = {
  physician: { x: 288, y: 220, build: 'medium', scale: 0.9, slant: 3 },
  carer: { x: 438, y: 206, build: 'broad', scale: 0.9, slant: -2 },
  visitor: { x: 134, y: 244, build: 'medium', scale: 0.92, slant: 3 },
} as const;

/** White wall, red eaves, and the blue door that stands open. */
const clinic = draw(
  rectangle(176, 40, 464, 392, 0, colour.white),
  rectangle(176, 54, 464, 24, 0, colour.whiteShade),
  path('M160 0H640V48H152Z', colour.toghu500),
  path('M152 40H640V54H152Z', colour.toghu600),
  rectangle(176, 372, 464, 60, 0, colour.indigo200),
  rectangle(214, 110, 148, 322, 0, colour.maize300),
  line('M214 432V110H362V432', colour.indigo700, 10),
  path('M362 110 446 128V454L362 432Z', colour.indigo600),
  path('M380 142 430 152V250L380 244ZM380 268 430 274V410L380 398Z', colour.indigo700),
);

/** Round dots of a line's ends: blossoms. */
const blossoms = (fill: string, size: number, ...spots: Point[]): Drawing =>
  line(spots.map(([x, y]) => `M${x} ${y}h.1`).join(''), fill, size);

/** It climbs beside the house, its blossoms in clusters. */
const bougainvillea = draw(
  path(
    'M556 480C520 450 530 410 537 390 516 362 536 322 556 312 548 270 576 236 606 238 616 216 650 214 660 220V480Z',
    colour.palm600,
  ),
  path('M604 480C582 440 592 400 616 384 604 350 626 330 660 326V480Z', colour.palm700),
  blossoms(
    colour.toghu500,
    19,
    [582, 268],
    [598, 258],
    [592, 280],
    [628, 250],
    [634, 298],
    [618, 308],
    [562, 338],
    [576, 330],
    [574, 350],
    [604, 366],
    [560, 402],
    [574, 414],
    [626, 412],
    [612, 424],
    [568, 462],
  ),
  blossoms(
    colour.toghu300,
    12,
    [590, 267],
    [612, 244],
    [627, 288],
    [566, 326],
    [584, 344],
    [596, 376],
    [552, 412],
    [620, 400],
    [580, 456],
  ),
);

const mahoganyArm = armsOf({ skin: 'mahogany', sleeve: sleeveOf(boubou), scale: 0.9 });
export const histoire: Illustration = {
  name: 'histoire',
  view: frames.scene,
  body: draw(
    room(wall.sky),
    hills(250, { far: colour.palm200, near: colour.palm500 }),
    clinic,
    louvredWindow({ x: 534, y: 100, width: 72, height: 84, frame: colour.indigo600 }),
    rectangle(0, 424, 640, 56, 0, colour.earth),
    rectangle(0, 424, 640, 10, 0, colour.earthShade),
    bougainvillea,
    torso({ ...bodies.carer, head: carer, garment: uniforms.carer, shadeSide: 'right' }),
    torso({ ...bodies.physician, head: physician, garment: coat, shadeSide: 'right' }),
    torso({ ...bodies.visitor, head: visitor, garment: boubou }),
    arm({
      shoulder: shoulderOf(bodies.carer, 'right'),
      elbow: [526, 380],
      wrist: [538, 486],
      skin: 'ebony',
      scale: 0.92,
      sleeve: sleeveOf(uniforms.carer),
    }),
    arm({
      shoulder: shoulderOf(bodies.physician, 'right'),
      elbow: [374, 384],
      wrist: [290, 388],
      skin: 'cocoa',
      scale: 0.9,
      sleeve: sleeveOf(coat),
      hand: { pose: 'resting' },
    }),
    mahoganyArm(shoulderOf(bodies.visitor, 'right'), [214, 392], [266, 376], {
      pose: 'resting',
      old: true,
    }),
    walkingStick(96, 410, 90),
    mahoganyArm(shoulderOf(bodies.visitor, 'left'), [48, 392], [84, 414], {
      pose: 'grip',
      old: true,
    }),
    stethoscope(288, 234, 0.86, colour.indigo700),
    visitor.front,
    physician.front,
    carer.front,
  ),
};
