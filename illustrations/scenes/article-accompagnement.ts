import { leaves } from '@/illustrations/cloths';
import { draw, ellipse, line, path, place, type Drawing } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm, armsOf } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { shoulderOf, sleeveOf, torso } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { louvredWindow, room } from '@/illustrations/places';
import { lamp, table } from '@/illustrations/things';

const print = leaves('l', colour.indigo700, colour.toghu300, colour.maize500, { size: 30 });

const daughter = head({
  x: 144,
  y: 182,
  scale: 1.02,
  tilt: 8,
  skin: 'copper',
  hair: 'afro',
  eyes: 'lowered',
  mouth: 'soft',
  neck: 'slender',
  earring: colour.maize500,
});
const mother = head({
  x: 336,
  y: 180,
  scale: 0.84,
  tilt: 5,
  skin: 'mahogany',
  age: 'old',
  mouth: 'laugh',
  headwear: { kind: 'lowFoulard', fill: colour.toghu500, fold: colour.toghu600 },
});
const carer = head({
  x: 506,
  y: 156,
  scale: 0.84,
  view: 'profile',
  facing: 'left',
  tilt: 6,
  skin: 'ebony',
  hair: 'crop',
  neck: 'slender',
});

const blouse = {
  kind: 'dress',
  fill: colour.maize500,
  shade: colour.maize600,
  trim: colour.white,
} as const;
const dress = {
  kind: 'dress',
  fill: print.fill,
  shade: colour.indigo900,
  shadeOpacity: 0.35,
  trim: colour.maize300,
} as const;

const bodies = {
  daughter: { x: 140, y: 258, build: 'slim', scale: 1.06 },
  mother: { x: 332, y: 244, build: 'medium', scale: 0.82 },
  carer: { x: 511, y: 222, build: 'medium', scale: 0.88 },
} as const;

const mug = draw(
  path(
    'M107 362H175L170 410C169 416 165 420 159 420H123C117 420 113 416 112 410Z',
    colour.toghu500,
  ),
  path('M107 362H126L131 420H123C117 420 113 416 112 410Z', colour.toghu600),
  ellipse(141, 362, 34, 6.5, colour.woodShade),
  line('M132 348C126 340 138 334 132 326M150 348C144 340 156 334 150 326', colour.maize100, 4),
);

/** The board of songo: two rows of seven hollows with their seeds, on the table at x,y. */
const songoBoard = (x: number, y: number): Drawing =>
  place(
    { x, y },
    path('M-104 0H104L116 32H-116Z', colour.wood),
    path('M-116 32H116V44C116 48 112 50 108 50H-108C-112 50-116 48-116 44Z', colour.woodShade),
    line('M-87 9H88', colour.woodShade, 8, { dash: '12 15' }),
    line('M-94 22H94', colour.woodShade, 9, { dash: '12 17' }),
    line('M-92 21H94', colour.maize100, 5, { dash: '0 8 0 21 0 50' }),
  );

const copperArm = armsOf({ skin: 'copper', sleeve: sleeveOf(blouse) });
const ebonyArm = armsOf({ skin: 'ebony', sleeve: sleeveOf(uniforms.carer), scale: 0.84 });
export const articleAccompagnement: Illustration = {
  name: 'article-accompagnement',
  view: frames.scene,
  cloths: [print],
  body: draw(
    room(wall.palm),
    louvredWindow({ x: 240, y: 50, width: 80, height: 104 }),
    lamp(422, 0, 36),
    torso({ ...bodies.mother, head: mother, garment: dress }),
    torso({ ...bodies.carer, head: carer, garment: uniforms.carer, shadeSide: 'right' }),
    ebonyArm(shoulderOf(bodies.carer, 'right'), [592, 372], [560, 440]),
    table(386, 480, undefined, { x: 190, width: 450 }),
    songoBoard(424, 384),
    arm({
      shoulder: shoulderOf(bodies.mother, 'right'),
      elbow: [396, 366],
      wrist: [416, 392],
      skin: 'mahogany',
      scale: 0.82,
      sleeve: sleeveOf(dress),
      hand: { pose: 'hold', turn: 10 },
    }),
    ebonyArm(shoulderOf(bodies.carer, 'left'), [452, 356], [476, 390], { pose: 'resting' }),
    carer.front,
    mother.front,
    torso({ ...bodies.daughter, head: daughter, garment: blouse }),
    mug,
    copperArm(shoulderOf(bodies.daughter, 'left'), [48, 426], [94, 406], { pose: 'grip' }),
    copperArm(shoulderOf(bodies.daughter, 'right'), [232, 430], [188, 406], { pose: 'grip' }),
    daughter.front,
  ),
};
