import { circle, draw, line, path, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm, armsOf } from '@/illustrations/people/arm';
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
  mouth: 'soft',
  neck: 'slender',
  earring: colour.maize500,
});
const boy = head({
  x: 468,
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
  path('M358 480V330C358 270 398 250 466 250 534 250 576 270 576 330V480Z', colour.maize500),
  path('M576 480V330C576 270 534 250 466 250 508 262 540 290 542 340V480Z', colour.maize600),
);
/** The arm rest on which his forearm lies. */
const rest = draw(
  rectangle(246, 404, 172, 76, 24, colour.maize500),
  rectangle(246, 436, 172, 44, 0, colour.maize600),
);

/** The plaster around the boy's forearm, with its heart. */
const plaster = draw(
  path('M336 372 374 374 373 404 333 402Z', colour.white),
  line('M344 374 342 401M366 375 365 402', colour.whiteSeam, 2.5),
  heart(354, 388, 0.6, colour.palm500),
);
/** The rest of the bandage, in her hand. */
const roll = draw(circle(232, 388, 17, colour.white), circle(232, 388, 6, colour.whiteSeam));

const copperArm = armsOf({ skin: 'copper', sleeve: sleeveOf(uniforms.nurse) });
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
      x: 464,
      y: 262,
      head: boy,
      garment: jersey,
      build: 'child',
      scale: 0.95,
      shadeSide: 'right',
    }),
    path('M394 480C392 436 416 420 464 420 514 420 536 436 536 480Z', colour.indigo800),
    arm({
      shoulder: [512, 316],
      elbow: [534, 396],
      wrist: [480, 428],
      skin: 'ebony',
      scale: 0.72,
      sleeve: sleeveOf(jersey),
      hand: { pose: 'resting' },
    }),
    rest,
    arm({
      shoulder: [416, 316],
      elbow: [410, 394],
      wrist: [308, 390],
      skin: 'ebony',
      scale: 0.78,
      sleeve: sleeveOf(jersey),
      hand: { pose: 'resting' },
    }),
    plaster,
    roll,
    copperArm([140, 276], [118, 400], [196, 396], { pose: 'hold', scale: 0.9 }),
    copperArm([278, 278], [326, 330], [334, 348], {
      pose: 'resting',
      turn: -26,
      scale: 0.86,
      thumbDown: true,
    }),
    nurse.front,
    boy.front,
  ),
};
