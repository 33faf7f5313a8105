import { circle, draw, ellipse, line, part, path, place, rectangle } from '@/illustrations/drawing';
import type { Fill } from '@/illustrations/palette';
import { house, palmTree, pharmacySign, scene, sun, taxi, tree } from '@/illustrations/parts';

/** The roads of laterite around the roundabout, seen from above: far ones are narrower. */
const roads = (fill: Fill) =>
  draw(
    path('M-10 386C60 370 110 356 176 336L206 380C150 384 66 404-10 430Z', fill),
    path('M224 376C210 420 190 450 164 490H286C300 446 308 414 312 376Z', fill),
    path(
      'M206 292C190 250 132 236 112 196 106 180 108 166 114 150H124C122 168 124 180 132 192 160 228 238 240 258 288Z',
      fill,
    ),
    path('M330 300C410 296 452 276 470 232H514C502 296 440 334 340 340Z', fill),
    ellipse(258, 330, 108, 58, fill),
  );

/** A pin whose point is at x,y. */
const pin = part(
  path('M0 0C-12-32-44-50-44-86A44 44 0 0 1 44-86C44-50 12-32 0 0Z', 'maize500'),
  path('M0 0C-12-32-44-50-44-86A44 44 0 0 1 0-130C-26-122-30-98-26-78-20-50-6-30 0 0Z', 'maize600'),
  circle(0, -86, 28, 'white'),
  path('M-20-88 0-106 20-88H15V-74C15-71 13-69 10-69H-10C-13-69-15-71-15-74V-88Z', 'indigo700'),
  path('M0-73C-8-78-10-81-8-85-6-88-2-87 0-84 2-87 6-88 8-85 10-81 8-78 0-73Z', 'maize500'),
);

/** Scattered over the meadows. */
const bushes = [
  [340, 250, 13],
  [360, 256, 9],
  [52, 296, 14],
  [74, 302, 10],
  [584, 286, 12],
  [372, 452, 11],
  [606, 462, 14],
] as const;

export const acces = scene(
  { wall: 'sky' },
  sun(330, 76, 36),
  path('M150 200C240 110 320 120 390 156 450 116 560 112 640 166V230H150Z', 'palm500'),
  rectangle(0, 186, 640, 294, 0, 'palm200'),
  path(
    'M-20 262C0 140 60 72 124 72 186 72 214 168 274 206 296 220 292 240 262 246 190 262 60 280-20 262Z',
    'palm600',
  ),
  path('M-20 262C0 140 60 72 124 72 80 110 84 200 60 268 30 272 0 268-20 262Z', 'palm700'),
  place({ x: 0, y: 5 })(roads('earthShade')),
  roads('earth'),
  house(64, 214, 0.66),
  house(178, 186, 0.66),
  house(118, 156, 0.56),
  ...bushes.map(([x, y, radius]) => circle(x, y, radius, 'palm500')),
  // The centre behind its wall and open gate, at the end of the way.
  place({ x: 492, y: 232 })(
    path('M-104-58-82-94H82L104-58Z', 'toghu500'),
    path('M-104-58-99-66H99L104-58Z', 'toghu600'),
    rectangle(-90, -58, 180, 52, 0, 'white'),
    rectangle(-90, -58, 180, 10, 0, 'whiteShade'),
    rectangle(-72, -44, 24, 20, 3, 'indigo400'),
    rectangle(48, -44, 24, 20, 3, 'indigo400'),
    rectangle(-15, -46, 30, 46, 0, 'maize300'),
    rectangle(-114, -28, 84, 32, 0, 'toghu300'),
    rectangle(30, -28, 84, 32, 0, 'toghu300'),
    rectangle(-118, -32, 90, 7, 3, 'white'),
    rectangle(28, -32, 90, 7, 3, 'white'),
    rectangle(-40, -40, 14, 46, 2, 'toghu300'),
    rectangle(26, -40, 14, 46, 2, 'toghu300'),
    path('M-26-32-10-24V2L-26 8ZM26-32 10-24V2L26 8Z', 'palm600'),
  ),
  // The way to take: from the taxi around the island and up to the gate.
  line(
    'M130 376C176 360 190 374 230 378 300 384 330 350 356 330 400 312 470 320 490 244',
    'indigo700',
    7,
    { dash: '0 16' },
  ),
  // Roundabout.
  place({ x: 258, y: 328 })(
    ellipse(0, 5, 58, 29, 'earthShade'),
    ellipse(0, 0, 58, 29, 'white'),
    ellipse(0, 0, 51, 24, 'palm500'),
    palmTree(0, 6, 0.6),
  ),
  tree(410, 446, 0.6),
  place({ x: 84, y: 400, turn: -13 })(taxi(0, 0, 0.6)),
  // The landmark at the junction: a pharmacy under its awning.
  place({ x: 532, y: 456, scale: 1.15 })(
    rectangle(-46, -82, 92, 82, 0, 'white'),
    path('M-46-82H-28V0H-46Z', 'whiteShade'),
    rectangle(-34, -56, 68, 30, 0, 'indigo800'),
    line('M-22-38V-32M-8-42V-32M6-38V-32M20-42V-32', 'maize300', 8, { buttCaps: true }),
    rectangle(-42, -28, 84, 9, 2, 'woodLight'),
    path('M-58-58-46-86H46L58-58Z', 'palm600'),
    path('M-37-58-30-86H-14L-16-58ZM3-58 2-86H17L22-58ZM42-58 33-86H46L58-58Z', 'white'),
    rectangle(-3, -96, 6, 12, 0, 'indigo800'),
    pharmacySign(0, -116, 0.9),
  ),
  pin(492, 172),
);
