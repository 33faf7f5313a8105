import { circle, ellipse, line, path, place, rectangle } from '@/illustrations/drawing';
import { clock, cup, ndop, plant, scene, table } from '@/illustrations/parts';
import { halfLength, printed } from '@/illustrations/people';

const print = ndop(30);

const pose = { x: 312, y: 166, scale: 1.08, tilt: 4 } as const;

const receptionist = halfLength(
  { ...pose, mouth: 'laugh', eyes: 'open' },
  { skin: 'mahogany', hair: 'lowBun', neck: 'slender' },
  { x: 311, y: 246, scale: 1.08, arms: 1.04, garment: printed('dress', print, 0.3) },
);

export const accueilTelephone = scene(
  { wall: 'palm', cloths: [print] },
  // The rounds of the day, pinned to their board.
  rectangle(56, 56, 152, 140, 8, 'wood'),
  rectangle(66, 66, 132, 120, 3, 'woodLight'),
  rectangle(78, 76, 46, 58, 3, 'white'),
  rectangle(136, 82, 50, 40, 3, 'maize300'),
  rectangle(134, 132, 54, 44, 3, 'white'),
  rectangle(80, 144, 42, 32, 3, 'toghu300'),
  line('M88 94H114M88 106H114M88 118H104M144 148H178M144 160H168', 'indigo200', 5),
  line('M101 78h.1M161 84h.1M161 134h.1M101 146h.1', 'indigo700', 9),
  // Files of the centre on their board.
  rectangle(452, 126, 200, 10, 4, 'wood'),
  rectangle(468, 62, 24, 64, 3, 'indigo600'),
  rectangle(494, 62, 24, 64, 3, 'palm500'),
  rectangle(520, 62, 24, 64, 3, 'toghu500'),
  path('M548 66 570 60 588 122 566 128Z', 'maize500'),
  line('M480 78V90M506 78V90M532 78V90', 'white', 8),
  clock(402, 72, 0.8),
  plant(590, 374, 0.84),
  receptionist.torso,
  table(398, 480),
  // Notebook.
  place({ x: 318, y: 440, turn: -3 })(
    path('M-84-32H84L96 34H-96Z', 'toghu500'),
    path(
      'M0-30C-30-40-56-38-80-34L-90 28C-60 22-28 22 0 32 28 22 60 22 90 28L80-34C56-38 30-40 0-30Z',
      'white',
    ),
    line('M0-30V32M16-16 72-18M18 0 76-2M20 16 58 14', 'whiteSeam', 3),
  ),
  // Desk phone.
  place({ x: 506, y: 448, scale: 0.92 })(
    path('M-42-46H42L58 16C60 24 56 28 50 28H-50C-56 28-60 24-58 16Z', 'indigo600'),
    path('M-58 16H58C60 24 56 28 50 28H-50C-56 28-60 24-58 16Z', 'indigo700'),
    line('M-22-12H24M-25 2H27', 'indigo200', 8, { dash: '0 16' }),
    path(
      'M-66-44C-66-60-40-60 0-60 40-60 66-60 66-44V-34C66-28 62-26 56-26H42C36-26 34-30 34-36V-40H-34V-36C-34-30-36-26-42-26H-56C-62-26-66-28-66-34Z',
      'indigo900',
    ),
  ),
  cup(96, 420, 1, 'toghu500', 'toghu600'),
  receptionist.arm('right', [424, 412], [362, 428], 'resting'),
  line('M306 440 280 372', 'maize500', 6),
  receptionist.arm('left', [186, 418], [256, 418], 'hold'),
  receptionist.front,
  // Drawn in the units of the head, and turned with it.
  place({ x: pose.x, y: pose.y, scale: pose.scale, turn: pose.tilt })(
    line('M-33-10C-36-48-18-67 8-67 22-67 33-61 39-50', 'white', 6),
    line('M-32 12C-30 38-14 46 4 42', 'white', 4),
    ellipse(-34, 2, 12, 16, 'maize500'),
    ellipse(-36, 2, 6, 10, 'maize600'),
    circle(6, 41, 5, 'indigo800'),
  ),
);
