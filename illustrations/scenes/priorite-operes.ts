import { ndop } from '@/illustrations/cloths';
import { draw, line, path } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { shoulderOf, sleeveOf, torso } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { room, windowWithHills } from '@/illustrations/places';
import { armchair, armchairArms, clipboard, hangingCloth, plant } from '@/illustrations/things';

const hanging = ndop('n', { size: 34 });

const nurse = head({
  x: 178,
  y: 142,
  scale: 0.94,
  tilt: 7,
  skin: 'copper',
  headwear: { kind: 'hijab', fill: colour.indigo800, fold: colour.indigo900 },
  mouth: 'smile',
  eyes: 'open',
});
const patient = head({
  x: 420,
  y: 172,
  scale: 0.96,
  facing: 'left',
  tilt: 2,
  skin: 'ebony',
  face: 'square',
  hair: 'fade',
  mouth: 'laugh',
  beard: '#20161B',
  eyes: 'open',
});

const shirt = {
  kind: 'shirt',
  fill: colour.maize500,
  shade: colour.maize600,
  trim: colour.maize600,
} as const;

const bodies = {
  nurse: { x: 172, y: 212, build: 'medium', scale: 0.96, slant: 3 },
  patient: { x: 424, y: 246, build: 'broad', scale: 0.94 },
} as const;

const chairColours = [colour.palm600, colour.palm700] as const;

/** A white cloth from the neck, around the forearm that rests. */
const sling = draw(
  path(
    'M436 232C446 232 454 238 457 250L466 368C466 384 460 396 446 400L358 414C342 416 332 406 332 392L340 352C384 334 424 300 436 232Z',
    colour.white,
  ),
  path(
    'M332 392C372 392 420 384 465 366V376C464 388 458 398 446 400L358 414C342 416 332 406 332 392Z',
    colour.whiteShade,
  ),
  line('M350 360C384 344 418 310 440 262', colour.whiteSeam, 3),
);

const lap = path('M336 480C336 452 356 438 392 438H470C500 438 516 454 516 480Z', colour.indigo800);

export const prioriteOperes: Illustration = {
  name: 'priorite-operes',
  view: frames.scene,
  cloths: [hanging],
  body: draw(
    room(wall.sky, '#B4CEEE', 440),
    windowWithHills({ x: 268, y: 48, width: 84, height: 116 }),
    hangingCloth(540, 50, 70, 130, hanging.fill),
    plant(604, 440, 0.66),
    armchair(424, 500, 0.88, ...chairColours),
    torso({ ...bodies.patient, head: patient, garment: shirt, shadeSide: 'right' }),
    armchairArms(424, 506, 0.88, ...chairColours),
    lap,
    arm({
      shoulder: shoulderOf(bodies.patient, 'left'),
      elbow: [346, 396],
      wrist: [446, 386],
      skin: 'ebony',
      sleeve: { ...sleeveOf(shirt), crease: undefined },
      hand: { pose: 'mitten', scale: 0.88 },
    }),
    sling,
    arm({
      shoulder: shoulderOf(bodies.patient, 'right'),
      elbow: [540, 402],
      wrist: [498, 446],
      skin: 'ebony',
      sleeve: sleeveOf(shirt),
      hand: { pose: 'resting' },
    }),
    torso({ ...bodies.nurse, head: nurse, garment: uniforms.nurse }),
    clipboard(160, 424, { turn: -6, scale: 0.72 }),
    arm({
      shoulder: shoulderOf(bodies.nurse, 'left'),
      elbow: [84, 396],
      wrist: [132, 436],
      skin: 'copper',
      sleeve: sleeveOf(uniforms.nurse),
      hand: { pose: 'hold' },
    }),
    arm({
      shoulder: shoulderOf(bodies.nurse, 'right'),
      elbow: [270, 376],
      wrist: [330, 404],
      skin: 'copper',
      sleeve: { ...sleeveOf(uniforms.nurse), crease: undefined },
      hand: { pose: 'resting' },
    }),
    nurse.front,
    patient.front,
  ),
};
