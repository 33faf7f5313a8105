import { circle, ellipse, line, path, place, rectangle } from '@/illustrations/drawing';
import type { Fill } from '@/illustrations/palette';
import { scene, wax } from '@/illustrations/parts';
import { halfLength, headdress, printed, uniforms } from '@/illustrations/people';

const print = wax(30, 'indigo600', 'indigo200', 'maize500');

const man = halfLength(
  { x: 176, y: 174, scale: 0.94, tilt: 9, eyes: 'open', mouth: 'side' },
  { skin: 'mahogany', face: 'round', hair: 'balding', hairColour: 'black', beard: 'black' },
  { x: 172, y: 246, build: 'broad', garment: printed('dress', print, 0.3) },
);
const dietitianWears = headdress('tallFoulard', 'toghu500', 'toghu600', 'maize500');
const dietitian = halfLength(
  { x: 470, y: 186, scale: 0.94, facing: 'left', tilt: 4, mouth: 'laugh' },
  { skin: 'copper', neck: 'slender', headwear: dietitianWears },
  { x: 470, y: 256, scale: 0.96, garment: uniforms.coat('maize500') },
);

const tomato = (x: number, y: number) =>
  place({ x, y })(
    ellipse(0, 0, 20, 17.5, 'toghu500'),
    path({
      toghu600: 'M-20 0C-20-10-12-15-6-14-12-4-8 10 2 15-10 15-20 10-20 0Z',
      palm700: 'M0-11-9-16-2-14 0-20 2-14 9-16Z',
    }),
  );

/** A leaf of ndolé on its stalk, which turns around its foot. */
const leaf = (turn: number, length: number, fill: Fill) =>
  place({ x: 0, y: 0, turn })(
    path(`M0 24V-20C-22-32-24-50 0-${length} 24-50 22-32 0-20Z`, fill),
    line(`M0 24V-${length - 16}`, 'palm200', 2.5),
  );

export const tradeDietitian = scene(
  { wall: 'mint', cloths: [print] },
  // Pans on their hooks, and jars on the shelf of the kitchen.
  rectangle(234, 148, 142, 10, 4, 'wood'),
  rectangle(244, 100, 30, 48, 6, 'maize500'),
  rectangle(241, 94, 36, 12, 4, 'woodShade'),
  rectangle(282, 112, 28, 36, 6, 'toghu300'),
  rectangle(279, 106, 34, 11, 4, 'woodShade'),
  path('M322 120H370L366 144C366 147 363 148 360 148H332C329 148 326 147 326 144Z', 'indigo600'),
  line('M318 121H374M346 113V109', 'indigo800', 6),
  line('M262 162V196M300 162V190', 'woodShade', 4),
  ellipse(262, 206, 11, 14, 'wood'),
  circle(300, 204, 18, 'indigo800'),
  man.torso,
  dietitian.torso,
  rectangle(0, 356, 640, 124, 0, 'woodLight'),
  man.arm('right', [264, 378], [204, 404], 'resting'),
  // Half greens, a quarter of fish, a quarter of plantain, each in its part of the plate.
  place({ x: 318, y: 402 })(
    ellipse(0, 7, 112, 36, 'earthShade'),
    ellipse(0, 0, 112, 36, 'white'),
    ellipse(0, 1, 90, 27, 'whiteShade'),
    path('M-6-22C-46-24-84-12-84 2-84 16-46 26-6 24Z', 'palm600'),
    line(
      'M-66 2C-60-4-52-4-46 0M-44-12C-36-16-28-14-24-10M-40 12C-32 6-24 8-18 12M-28-2H-16',
      'palm500',
      6,
    ),
    ...[12, 32, 52].map((x) => ellipse(x, -10, 13, 7, 'maize500')),
    ...[14, 34, 54].map((x) => line(`M${x - 5}-11H${x + 3}`, 'maize600', 3)),
    path('M8 12C20 2 46 2 58 11L72 4 70 20 58 15C44 24 20 22 8 12Z', 'toghu300'),
    line('M24 8V17M36 7V18M48 9V16', 'toghu500', 3),
    line('M0-25V27M2 1H88', 'white', 5),
  ),
  man.arm('left', [86, 384], [126, 414], 'resting'),
  dietitian.arm('right', [562, 398], [494, 418], 'resting'),
  dietitian.arm('left', [414, 400], [376, 372], { pose: 'pointing', turn: -74 }),
  man.front,
  dietitian.front,
  tomato(566, 430),
  tomato(604, 438),
  tomato(584, 452),
  // A bunch from the market, tied around its stalks.
  place({ x: 164, y: 436, turn: -84, scale: 0.82 })(
    leaf(-32, 82, 'palm700'),
    leaf(32, 82, 'palm700'),
    leaf(-16, 98, 'palm600'),
    leaf(16, 98, 'palm600'),
    leaf(0, 104, 'palm500'),
    line('M-11 0H11', 'maize500', 7),
  ),
  // Carrots with their leaves, tied together.
  place({ x: 420, y: 446, turn: -6, flip: true })(
    path('M-30-8C-60-26-76-12-74 0-82 10-62 24-30 10Z', 'palm600'),
    line('M-30-2C-44-12-56-12-64-8M-30 4C-44 4-54 8-62 12', 'palm500', 4),
    path('M-34-16C-14-20 30-8 52-2 28 4-10 4-34-2Z', '#E8792F'),
    path('M-36 0C-10-4 34 6 60 14 30 18-10 20-36 14Z', 'maize600'),
    line('M-10-12V-6M8-9V-4M-8 6V12M14 8V13', 'wood', 2),
  ),
);
