import { line, path, place, rectangle } from '@/illustrations/drawing';
import { heart, louvredWindow, phone, plant, scene, table } from '@/illustrations/parts';
import { halfLength, plain } from '@/illustrations/people';

const receptionistShirt = plain('shirt', 'indigo200', 'indigo400');
const receptionist = halfLength(
  { x: 306, y: 160, scale: 1.06, view: 'frontal', tilt: -2, eyes: 'open', mouth: 'laugh' },
  { skin: 'cocoa', face: 'square', hair: 'crop' },
  { x: 306, y: 240, build: 'broad', scale: 1.02, garment: receptionistShirt },
);

export const confirmation = scene(
  { wall: 'maize' },
  louvredWindow({ x: 76, y: 58, width: 104, height: 130 }),
  // The month on the wall: one day is taken, and ticked.
  place({ x: 500, y: 134 })(
    rectangle(-84, -76, 168, 158, 12, 'white'),
    path('M-84-44V-64C-84-72-80-76-72-76H72C80-76 84-72 84-64V-44Z', 'toghu500'),
    line('M-44-86V-66M0-86V-66M44-86V-66', 'indigo700', 8),
    ...[0, 1, 2].flatMap((week) =>
      [0, 1, 2, 3, 4].map((day) =>
        rectangle(-72 + day * 30, -32 + week * 36, 24, 28, 5, 'indigo100'),
      ),
    ),
    rectangle(14, -1, 34, 38, 8, 'palm500'),
    line('M22 18 29 26 41 11', 'white', 6),
  ),
  plant(104, 380, 0.74, 'indigo600', 'indigo700'),
  receptionist.torso,
  table(396, 480, undefined, { depth: 84 }),
  // It lies beside the agenda, within his reach.
  phone(510, 436, { turn: 68, scale: 0.9 }),
  // The agenda lies open towards him, a ribbon between its pages.
  place({ x: 308, y: 436, turn: 2 })(
    path('M-116-38H116L130 44H-130Z', 'indigo700'),
    path(
      'M0-36C-40-46-78-44-112-40L-124 36C-84 28-40 28 0 40 40 28 84 28 124 36L112-40C78-44 40-46 0-36Z',
      'white',
    ),
    line('M0-36V40', 'whiteSeam', 3),
    line(
      'M-94-22-22-24M-98-4-22-6M-102 14-22 14M22-24 94-22M22-6 98-4M22 14 102 14',
      'indigo100',
      4,
    ),
    path('M-4-36H5V22L0 16-4 23Z', 'toghu500'),
  ),
  receptionist.arm('right', [432, 408], [384, 428], 'resting'),
  line('M272 442 246 376', 'toghu500', 6),
  receptionist.arm('left', [172, 414], [222, 420], 'hold'),
  heart(346, 326, 0.62),
  receptionist.front,
);
