import { circle, ellipse, line, path, place, rectangle } from '@/illustrations/drawing';
import { leaves } from '@/illustrations/cloths';
import { scene } from '@/illustrations/illustration';
import { archedWindow } from '@/illustrations/places';
import { pillOrganiser, table, waterGlass } from '@/illustrations/things';

const cloth = leaves(36, 'indigo700', 'maize500', 'toghu300');

export const articleSante = scene(
  { wall: 'mint', cloths: [cloth] },
  archedWindow({ x: 112, y: 48, width: 136, height: 172 }),
  // Towel.
  place({ x: 506, y: 82 })(
    path('M0-2C-24 14-32 40-34 120H34C32 40 24 14 0-2Z', 'white'),
    path('M0-2C-24 14-32 40-34 120H-12C-14 60-10 24 0-2Z', 'whiteShade'),
    path('M-33 92H34V104H-34Z', 'palm500'),
  ),
  // Hung over its peg: the ear pieces on one side, the chest piece on the other.
  place({ x: 376, y: 88 })(
    line('M-28 70V22C-28-10 28-10 28 22V80C28 112 40 124 40 146', 'toghu500', 9),
    line('M-28 76C-52 90-60 118-48 148M-28 76C-4 90 4 118-8 148', 'indigo400', 6),
    line('M-48 148-42 156M-8 148-14 156', 'indigo800', 11),
    circle(-28, 74, 8, 'toghu600'),
    circle(40, 162, 22, 'indigo800'),
    circle(40, 162, 12, 'indigo200'),
  ),
  // Rail.
  rectangle(326, 60, 232, 14, 7, 'wood'),
  line('M376 70V90M506 70V86', 'woodShade', 12),
  table(334, 480, cloth.fill, { depth: 100 }),
  waterGlass(490, 356, 1.5),
  // Medicine.
  place({ x: 566, y: 356 })(
    path(
      'M-32-64C-32-74-24-80-16-82H16C24-80 32-74 32-64V-6A6 6 0 0 1 26 0H-26A6 6 0 0 1-32-6Z',
      'maize500',
    ),
    path('M-32-64C-32-74-24-80-16-82H-8C-14-76-16-70-16-62V0H-26A6 6 0 0 1-32-6Z', 'maize600'),
    rectangle(-32, -54, 64, 38, 0, 'white'),
    path('M-5-48H5V-40H13V-30H5V-22H-5V-30H-13V-40H-5Z', 'palm600'),
    rectangle(-22, -104, 44, 24, 6, 'white'),
    path('M-22-98A6 6 0 0 1-16-104H-8V-80H-16A6 6 0 0 1-22-86Z', 'whiteShade'),
  ),
  // Rolled up, its end towards us: the layers show as rings.
  place({ x: 152, y: 312 })(
    path('M-66-60C-86-60-96-32-96 2-96 36-86 62-66 62H68V-60Z', 'indigo600'),
    path('M-95 16C-92 44-82 62-66 62H68V16Z', 'indigo700'),
    rectangle(-44, -60, 56, 64, 6, 'indigo400'),
    path('M-44-20H12V-2A6 6 0 0 1 6 4H-38A6 6 0 0 1-44-2Z', 'indigo200'),
    ellipse(68, 1, 33, 61, 'indigo800'),
    line(
      'M68-40C84-40 90-22 90 1 90 26 82 42 68 42 54 42 46 26 46 4 46-14 54-26 66-26 76-26 80-14 80 0 80 16 76 26 68 26 60 26 57 16 58 6',
      'indigo400',
      5,
    ),
  ),
  // Pump.
  line('M92 356C40 372 26 404 62 412M150 412C220 424 276 420 282 366', 'indigo900', 8),
  place({ x: 108, y: 408, turn: 4 })(
    path({
      indigo700: 'M-46 0C-46-22-24-30 2-26 22-22 32-14 40-12V12C32 14 22 22 2 26-24 30-46 22-46 0Z',
      indigo900: 'M-46 0C-46 22-24 30 2 26 22 22 32 14 40 12V4C10 10-30 16-46 0Z',
    }),
    rectangle(38, -10, 18, 20, 4, 'whiteSeam'),
  ),
  // Dial.
  place({ x: 290, y: 322, turn: 8 })(
    rectangle(-9, -62, 18, 22, 5, 'whiteSeam'),
    circle(0, 0, 48, 'indigo800'),
    circle(0, 0, 38, 'white'),
    line('M-20 21A29 29 0 1 1 20 21', 'indigo400', 7, { dash: '2 8', buttCaps: true }),
    line('M-6 8 16-18', 'toghu500', 5),
    circle(0, 0, 6, 'indigo800'),
  ),
  // Open on the table, with the values of the week.
  place({ x: 408, y: 394 })(
    path('M-104-34H96L122 30H-132Z', 'toghu500'),
    path('M-4-36C-40-44-74-42-98-38L-122 22C-86 16-40 16-4 26Z', 'white'),
    path('M-4-36C30-44 64-42 90-38L112 22C78 16 36 16-4 26Z', 'white'),
    path('M-4-36C6-39 16-40 24-41L32 18C18 19 6 22-4 26Z', 'whiteShade'),
    line(
      'M-82-24C-62-27-42-26-26-23M-88-8C-66-11-46-10-28-7M-94 8C-72 4-50 5-30 9',
      'indigo200',
      5,
    ),
    line('M44-25C56-27 70-26 80-24M48-9C58-11 72-11 84-8', 'indigo200', 5),
  ),
  // Pen.
  place({ x: 490, y: 392, turn: -34 })(
    rectangle(-40, -5, 74, 10, 5, 'maize500'),
    path('M-40-5-56 0-40 5Z', 'indigo900'),
    rectangle(18, -5, 16, 10, 4, 'maize600'),
  ),
  pillOrganiser(548, 430, 0.92),
);
