import { leaves } from '@/illustrations/cloths';
import { draw, line, path, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { shoulderOf, sleeveOf, torso } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { curtainedWindow, room } from '@/illustrations/places';
import { clipboard, heart, plant, stethoscope } from '@/illustrations/things';

const dress = leaves('l', colour.palm600, colour.palm200, colour.maize500, { size: 40 });
const fold = { opacity: 0.34 };

const mother = head({
  x: 232,
  y: 138,
  scale: 0.94,
  tilt: 8,
  skin: 'cocoa',
  hair: 'braids',
  eyes: 'open',
  mouth: 'laugh',
  neck: 'slender',
  earring: colour.maize500,
});
const midwife = head({
  x: 500,
  y: 134,
  scale: 0.94,
  facing: 'left',
  tilt: 5,
  skin: 'mahogany',
  face: 'round',
  hair: 'short',
  neck: 'slender',
  earring: colour.maize300,
});

const dressed = {
  kind: 'dress',
  fill: dress.fill,
  shade: colour.indigo900,
  shadeOpacity: 0.34,
  trim: colour.maize500,
} as const;
const motherAt = { x: 232, y: 216, build: 'medium' } as const;

/** The round belly under the dress, in front of her. */
const belly = draw(
  path(
    'M148 372C148 318 190 286 246 286 306 286 346 324 346 378 346 436 308 480 246 480 184 480 148 432 148 372Z',
    dress.fill,
  ),
  path(
    'M346 378C346 436 308 480 246 480 196 480 160 448 151 404 176 440 214 452 252 448 300 442 336 416 346 378Z',
    colour.indigo900,
    fold,
  ),
);

export const grossesse: Illustration = {
  name: 'grossesse',
  view: frames.scene,
  cloths: [dress],
  body: draw(
    room(wall.indigo, '#B9C3F0'),
    curtainedWindow({
      x: 44,
      y: 62,
      width: 104,
      height: 144,
      curtain: colour.maize300,
      shade: colour.maize600,
    }),
    plant(74, 432, 0.78, colour.maize500, colour.maize600),
    rectangle(336, 44, 76, 58, 8, colour.white),
    heart(374, 72, 1, colour.toghu300),
    torso({
      x: 506,
      y: 216,
      head: midwife,
      garment: uniforms.midwife,
      build: 'medium',
      shadeSide: 'right',
    }),
    stethoscope(506, 226, 0.9),
    clipboard(526, 404, { turn: 8, scale: 0.66, board: colour.indigo800 }),
    arm({
      shoulder: [570, 282],
      elbow: [600, 416],
      wrist: [556, 412],
      skin: 'mahogany',
      sleeve: sleeveOf(uniforms.midwife),
      hand: { pose: 'hold', scale: 0.92 },
    }),
    torso({ ...motherAt, head: mother, garment: dressed }),
    belly,
    arm({
      shoulder: shoulderOf(motherAt, 'right'),
      elbow: [338, 350],
      wrist: [282, 330],
      skin: 'cocoa',
      sleeve: sleeveOf(dressed),
      hand: { pose: 'resting' },
    }),
    arm({
      shoulder: [438, 282],
      elbow: [436, 384],
      wrist: [372, 384],
      skin: 'mahogany',
      sleeve: sleeveOf(uniforms.midwife),
      hand: { pose: 'resting', turn: 4, scale: 0.95 },
    }),
    arm({
      shoulder: shoulderOf(motherAt, 'left'),
      elbow: [132, 408],
      wrist: [200, 436],
      skin: 'cocoa',
      sleeve: sleeveOf(dressed),
      hand: { pose: 'resting' },
    }),
    mother.front,
    midwife.front,
  ),
};
