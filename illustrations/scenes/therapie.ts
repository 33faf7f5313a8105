import { circle, draw, limb, line, path, place, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { head } from '@/illustrations/people/head';
import { sleeveOf, torso } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { room } from '@/illustrations/places';
import { bubble, clipboard, heart, lamp } from '@/illustrations/things';

const man = head({
  x: 176,
  y: 166,
  scale: 0.94,
  tilt: 4,
  skin: 'ebony',
  face: 'square',
  hair: 'crop',
  eyes: 'lowered',
  mouth: 'soft',
});
const therapist = head({
  x: 464,
  y: 160,
  scale: 0.94,
  facing: 'left',
  skin: 'copper',
  hair: 'lowBun',
  glasses: colour.indigo800,
  neck: 'slender',
  earring: colour.toghu500,
});

const shirt = {
  kind: 'shirt',
  fill: colour.maize500,
  shade: colour.maize600,
  trim: colour.maize600,
} as const;
const shirtSleeve = { ...sleeveOf(shirt), cuff: colour.maize600 };
const coat = uniforms.coat(colour.palm600);

const landscape = draw(
  rectangle(262, 210, 116, 150, 10, colour.white),
  path('M276 346V290C300 262 318 300 340 270 350 260 358 256 364 254V346Z', colour.palm500),
  circle(336, 248, 14, colour.maize500),
);

const chairs = draw(
  path('M44 480V262C44 224 70 206 108 206H150V480Z', colour.indigo700),
  path('M44 480V262C44 230 62 212 90 208 74 226 72 250 72 280V480Z', colour.indigo800),
  path('M596 480V262C596 224 570 206 532 206H490V480Z', colour.toghu300),
  path('M596 480V262C596 230 578 212 550 208 566 226 568 250 568 280V480Z', colour.toghu500),
);

export const therapie: Illustration = {
  name: 'therapie',
  view: frames.scene,
  body: draw(
    room(wall.palm, '#C4E2D3'),
    landscape,
    lamp(320, 0),
    bubble(274, 108, colour.white, line('M-28-10H28M-28 10H10', colour.palm500, 7)),
    bubble(378, 138, colour.toghu500, heart(0, -1, 1, colour.white), 'right'),
    chairs,
    torso({ x: 168, y: 240, head: man, garment: shirt, build: 'broad', scale: 0.94 }),
    limb([150, 428], [210, 418], [290, 432], 92, 72, colour.indigo900),
    limb([290, 432], [296, 460], [292, 520], 70, 58, colour.indigo900),
    arm({
      shoulder: [238, 300],
      elbow: [272, 390],
      wrist: [244, 398],
      skin: 'ebony',
      sleeve: shirtSleeve,
      hand: { pose: 'resting', turn: 8, scale: 0.95 },
    }),
    arm({
      shoulder: [100, 300],
      elbow: [98, 404],
      wrist: [214, 404],
      skin: 'ebony',
      sleeve: shirtSleeve,
      hand: { pose: 'resting', turn: 4, scale: 0.95 },
    }),
    man.front,
    torso({
      x: 474,
      y: 236,
      head: therapist,
      garment: coat,
      build: 'medium',
      scale: 0.94,
      shadeSide: 'right',
    }),
    limb([494, 430], [430, 420], [350, 432], 92, 72, colour.palm700),
    limb([350, 432], [344, 462], [348, 520], 70, 58, colour.palm700),
    place(
      400,
      378,
      { turn: -14 },
      clipboard(0, 0, { turn: 90, scale: 0.6, board: colour.indigo800 }),
    ),
    arm({
      shoulder: [536, 296],
      elbow: [548, 410],
      wrist: [446, 392],
      skin: 'copper',
      sleeve: sleeveOf(coat),
      hand: { pose: 'hold', scale: 0.92 },
    }),
    line('M412 394 396 362', colour.toghu600, 5),
    therapist.front,
  ),
};
