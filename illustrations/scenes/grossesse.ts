import { leaves } from '@/illustrations/cloths';
import { draw, path, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { armsOf } from '@/illustrations/people/arm';
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

const cocoaArm = armsOf({ skin: 'cocoa', sleeve: sleeveOf(dressed) });
const mahoganyArm = armsOf({ skin: 'mahogany', sleeve: sleeveOf(uniforms.midwife) });
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
    mahoganyArm([570, 282], [600, 416], [556, 412], { pose: 'hold', scale: 0.92 }),
    torso({ ...motherAt, head: mother, garment: dressed }),
    belly,
    cocoaArm(shoulderOf(motherAt, 'right'), [338, 350], [282, 330], { pose: 'resting' }),
    mahoganyArm([438, 282], [436, 384], [372, 384], { pose: 'resting', turn: 4, scale: 0.95 }),
    cocoaArm(shoulderOf(motherAt, 'left'), [132, 408], [200, 436], { pose: 'resting' }),
    mother.front,
    midwife.front,
  ),
};
