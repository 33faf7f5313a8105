import { draw, limb, line, type Drawing } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { hand } from '@/illustrations/people/hand';
import { head } from '@/illustrations/people/head';
import { sleeveOf, torso } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { hills, slideRoom, sun } from '@/illustrations/places';
import { clipboard, stethoscope } from '@/illustrations/things';

const nurse = head({ x: 150, y: 238, scale: 0.98, skin: 'cocoa', hair: 'fade', mouth: 'laugh' });
const doctor = head({
  x: 320,
  y: 196,
  scale: 1.02,
  view: 'frontal',
  skin: 'ebony',
  hair: 'cornrows',
  eyes: 'open',
  neck: 'slender',
  earring: colour.maize500,
  drop: true,
  mouth: 'grin',
});
const midwife = head({
  x: 496,
  y: 252,
  scale: 0.96,
  facing: 'left',
  skin: 'copper',
  face: 'round',
  headwear: { kind: 'hijab', fill: colour.maize500, fold: colour.maize600 },
  eyes: 'open',
  mouth: 'side',
});

const coat = uniforms.coat(colour.indigo600);

/** One forearm under the other, the hand of the upper one on the sleeve. */
const crossedArms: Drawing = draw(
  limb([424, 478], [372, 520], [262, 468], 56, 44, colour.whiteShade),
  limb([388, 352], [430, 410], [424, 480], 60, 56, colour.white),
  line('M376 384C386 410 386 436 382 458', colour.whiteSeam, 3),
  limb([252, 352], [212, 410], [218, 482], 60, 56, colour.white),
  limb([218, 482], [264, 526], [384, 468], 56, 42, colour.white),
  line(
    'M194 500C214 532 300 528 386 490M264 384C254 410 252 438 256 454 296 468 340 462 382 446',
    colour.whiteSeam,
    3,
  ),
  hand({ x: 395, y: 465, turn: -20, skin: 'ebony', pose: 'resting', scale: 1 }),
  line('M381 446 392 489', colour.whiteSeam, 6),
);

export const hero2: Illustration = {
  name: 'hero-2',
  view: frames.hero,
  radius: 44,
  body: draw(
    slideRoom('#CDE9DC'),
    sun(322, 240, 176),
    hills(310),
    torso({
      x: 500,
      y: 326,
      head: midwife,
      garment: uniforms.midwife,
      build: 'medium',
      shadeSide: 'right',
    }),
    arm({
      shoulder: [564, 392],
      elbow: [592, 510],
      wrist: [552, 590],
      skin: 'copper',
      sleeve: sleeveOf(uniforms.midwife),
    }),
    midwife.front,
    torso({ x: 152, y: 314, head: nurse, garment: uniforms.nurse, build: 'broad' }),
    clipboard(162, 492, { turn: -7, scale: 0.94 }),
    arm({
      shoulder: [76, 378],
      elbow: [40, 530],
      wrist: [138, 540],
      skin: 'cocoa',
      sleeve: sleeveOf(uniforms.nurse),
      hand: { pose: 'hold', turn: -8 },
    }),
    nurse.front,
    torso({ x: 320, y: 270, head: doctor, garment: coat, build: 'medium', scale: 1.06 }),
    stethoscope(320, 286, 1, colour.toghu600),
    crossedArms,
    doctor.front,
  ),
};
