import { circle, limb, line, path, place, rectangle } from '@/illustrations/drawing';
import { skins } from '@/illustrations/palette';
import { armchair, armchairArms, clock, ndop, openWindow, scene } from '@/illustrations/parts';
import { createArm, figure, head, sleeveFor, trousers, uniforms } from '@/illustrations/people';

const print = ndop(30);

const chair = ['toghu500', 'toghu600'] as const;

const sleeper = head(
  { x: 112, y: 302, scale: 0.8, view: 'profile', tilt: -78, eyes: 'lowered', mouth: 'soft' },
  { skin: 'mahogany', age: 'old', hair: 'crop' },
);
const sleepersArm = createArm({
  skin: 'mahogany',
  sleeve: { fill: 'white', cuff: 'whiteSeam', length: 'long' },
});
const nursesArm = createArm({ skin: 'ebony', sleeve: sleeveFor(uniforms.nurse) });

/** He sleeps; she stays awake beside him, with her book. */
export const gardeNuit = scene(
  { wall: 'indigo', floor: 'indigo200', floorTop: 408, cloths: [print] },
  // The moon over the hills; a star or two.
  openWindow(
    { x: 70, y: 60, width: 146, height: 136 },
    rectangle(70, 60, 146, 136, 0, 'indigo800'),
    circle(168, 104, 25, 'maize100'),
    circle(179, 97, 21, 'indigo800'),
    path('M96 86l3 7 7 3-7 3-3 7-3-7-7-3 7-3ZM128 120l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z', 'white'),
    path('M70 166C100 138 130 142 146 160 170 136 196 140 216 154V196H70Z', 'palm700'),
  ),
  clock(290, 104, 0.8),
  // A lamp on the wall, over her book.
  path('M452 150 390 424H640V300L512 150Z', 'maize100', { opacity: 0.55 }),
  line('M520 108C500 100 482 104 482 118', 'indigo800', 6),
  path('M458 152 468 116H496L506 152Z', 'maize500'),
  path('M458 152 468 116H476L470 152Z', 'maize600'),
  rectangle(20, 252, 18, 200, 8, 'wood'),
  rectangle(408, 336, 16, 116, 8, 'wood'),
  rectangle(28, 402, 396, 30, 8, 'woodShade'),
  rectangle(30, 362, 392, 48, 18, 'white'),
  path('M40 366C34 326 52 312 92 314 138 316 164 338 170 366Z', 'indigo300'),
  limb([128, 322], [150, 334], [186, 350], 44, 52, skins.mahogany.shade),
  sleeper.front,
  // His chest, hip, knees and feet are seen under the cloth.
  path(
    'M136 376C140 334 168 312 206 314 244 318 262 330 290 330 318 328 336 322 356 334 372 340 380 322 396 322 414 324 418 344 418 366V408C320 414 220 412 132 404Z',
    print.fill,
  ),
  path('M136 376C140 340 160 318 184 314 176 342 170 372 172 407L132 404Z', 'white'),
  sleepersArm([184, 340], [222, 372], [266, 352], { pose: 'resting', old: true }, 0.72),
  armchair(534, 446, 0.6, ...chair),
  figure(
    { x: 538, y: 452, facing: 'left', pose: 'seated', eyes: 'open', mouth: 'soft', tilt: 8 },
    { skin: 'ebony', hair: 'bun', neck: 'slender', earring: 'maize500' },
    { garment: uniforms.nurse, legs: trousers('indigo800', 'indigo900'), shoes: 'white' },
  ),
  armchairArms(534, 446, 0.6, ...chair),
  place({ x: 466, y: 300, turn: -6 })(
    path({
      white: 'M-46-26C-30-34-14-32 0-24 14-32 30-34 46-26V22C30 14 14 16 0 24-14 16-30 14-46 22Z',
      whiteShade: 'M-46-26V22C-30 14-14 16 0 24V-24C-14-32-30-34-46-26Z',
    }),
    line(
      'M-36-12C-26-16-18-15-10-11M-36 2C-26-2-18-1-10 3M10-11C18-15 26-16 36-12M10 3C18-1 26-2 36 2',
      'indigo400',
      3,
    ),
  ),
  nursesArm([558, 284], [544, 352], [490, 318], 'hold', 0.84),
);
