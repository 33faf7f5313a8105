import { line, path, place, rectangle } from '@/illustrations/drawing';
import { louvredWindow, scene, stripes, table } from '@/illustrations/parts';
import { halfLength, headdress, plain, printed, uniforms } from '@/illustrations/people';

const print = stripes(30, 'toghu500', 'maize500', 'indigo700');

const nurse = halfLength(
  { x: 508, y: 146, scale: 0.92, facing: 'left', tilt: 8, eyes: 'open', mouth: 'grin' },
  { skin: 'cocoa', hair: 'bun', neck: 'slender' },
  { x: 514, y: 216, scale: 0.92, slant: -3, arms: 0.94, garment: uniforms.nurse },
);

const sonDress = plain('dress', 'maize100', 'maize500');
const son = halfLength(
  { x: 124, y: 138, scale: 0.92, tilt: 8, eyes: 'lowered', mouth: 'soft' },
  { skin: 'ebony', hair: 'fade', beard: 'black' },
  { x: 120, y: 208, build: 'broad', scale: 0.92, slant: 3, arms: 0.94, garment: sonDress },
);

const motherWears = headdress('lowFoulard', 'maize500', 'maize600');
const mother = halfLength(
  { x: 316, y: 176, scale: 0.9, tilt: 8, eyes: 'lowered', mouth: 'laugh' },
  { skin: 'mahogany', age: 'old', face: 'round', earring: 'maize500', headwear: motherWears },
  { x: 312, y: 242, scale: 0.9, arms: 0.9, garment: printed('dress', print, 0.3, 'indigo700') },
);

const VISITS = [
  { day: 0, row: 0, fill: 'palm500' },
  { day: 1, row: 1, fill: 'maize500' },
  { day: 2, row: 0, fill: 'palm500' },
  { day: 4, row: 0, fill: 'toghu500' },
  { day: 6, row: 1, fill: 'maize500' },
] as const;

export const solution = scene(
  { wall: 'indigo', cloths: [print] },
  louvredWindow({ x: 216, y: 28, width: 68, height: 84 }),
  son.torso,
  nurse.torso,
  mother.torso,
  // Her other hand lies on her knee, below the table.
  nurse.arm('right', [594, 378], [566, 440]),
  table(386, 480, undefined, { depth: 94 }),
  // The week on the table: seven days, and who comes in the morning and in the afternoon.
  place({ x: 330, y: 430 })(
    path('M-136-34H136L152 44H-152Z', 'white'),
    path('M-136-34H136L140-14H-140Z', 'indigo700'),
    line(
      [1, 2, 3, 4, 5, 6].map((day) => `M${-140 + day * 40}-12L${-150 + day * 43} 42`).join(''),
      'whiteSeam',
      2.5,
    ),
    line('M-144 14H144', 'whiteSeam', 2.5),
    ...VISITS.map(({ day, row, fill }) =>
      rectangle(-134 + day * 40.5, -8 + row * 28, 26, 16, 6, fill),
    ),
  ),
  son.arm('left', [34, 390], [104, 412], 'resting'),
  mother.arm('right', [400, 388], [316, 412]),
  mother.arm('left', [228, 392], [290, 408], 'resting'),
  nurse.arm('left', [446, 372], [440, 404], { pose: 'pointing', turn: 40, smooth: true }),
  son.front,
  mother.front,
  nurse.front,
);
