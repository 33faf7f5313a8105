import { draw, line, path, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { sleeveOf, torso } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { archedWindow, pharmacySign, room } from '@/illustrations/places';
import { heart } from '@/illustrations/things';

const nurse = head({
  x: 206,
  y: 132,
  scale: 0.96,
  tilt: 8,
  skin: 'copper',
  hair: 'cornrows',
  eyes: 'lowered',
  neck: 'slender',
  earring: colour.maize500,
});
const boy = head({
  x: 440,
  y: 206,
  scale: 0.98,
  facing: 'left',
  tilt: 4,
  skin: 'ebony',
  age: 'child',
  hair: 'crop',
  eyes: 'open',
  mouth: 'laugh',
});

const jersey = {
  kind: 'dress',
  fill: colour.toghu300,
  shade: '#DB6E4A',
  trim: colour.white,
} as const;

const chair = draw(
  path('M330 480V330C330 270 370 250 438 250 506 250 548 270 548 330V480Z', colour.maize500),
  path('M548 480V330C548 270 506 250 438 250 480 262 512 290 514 340V480Z', colour.maize600),
);

/** The plaster around the boy's forearm, with its heart. */
const plaster = draw(
  path('M296 366 334 372 330 401 291 393Z', colour.white),
  line('M304 370 299 393M326 373 322 398', colour.whiteSeam, 2.5),
  heart(313, 381, 0.55, colour.palm500),
);

export const soins: Illustration = {
  name: 'soins',
  view: frames.scene,
  body: draw(
    room(wall.mint, '#BFE0D0'),
    rectangle(30, 48, 106, 90, 10, colour.white),
    pharmacySign(83, 93, 0.9),
    archedWindow({ x: 496, y: 44, width: 104, height: 160 }),
    chair,
    torso({ x: 210, y: 208, head: nurse, garment: uniforms.nurse, build: 'medium' }),
    torso({
      x: 436,
      y: 262,
      head: boy,
      garment: jersey,
      build: 'child',
      scale: 0.95,
      shadeSide: 'right',
    }),
    path('M366 480C364 436 388 420 436 420 486 420 508 436 508 480Z', colour.indigo800),
    arm({
      shoulder: [484, 316],
      elbow: [506, 396],
      wrist: [452, 428],
      skin: 'ebony',
      scale: 0.72,
      sleeve: sleeveOf(jersey),
      hand: { pose: 'resting' },
    }),
    arm({
      shoulder: [140, 276],
      elbow: [122, 404],
      wrist: [232, 402],
      skin: 'copper',
      sleeve: sleeveOf(uniforms.nurse),
      hand: { pose: 'offered', turn: 6 },
    }),
    arm({
      shoulder: [388, 316],
      elbow: [372, 388],
      wrist: [282, 382],
      skin: 'ebony',
      scale: 0.72,
      sleeve: sleeveOf(jersey),
      hand: { pose: 'resting', turn: -6 },
    }),
    plaster,
    arm({
      shoulder: [276, 278],
      elbow: [340, 346],
      wrist: [332, 360],
      skin: 'copper',
      sleeve: sleeveOf(uniforms.nurse),
      hand: { pose: 'mitten', turn: 0, scale: 0.8 },
    }),
    nurse.front,
    boy.front,
  ),
};
