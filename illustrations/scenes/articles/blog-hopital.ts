import { draw, line, path, rectangle } from '@/illustrations/drawing';
import { clock, leaves, louvredWindow, plant, scene } from '@/illustrations/parts';
import { halfLength, headdress, printed, uniforms } from '@/illustrations/people';

const print = leaves(34, 'indigo700', 'indigo400', 'maize500');

const carer = halfLength(
  { x: 226, y: 150, scale: 0.95, tilt: 5, eyes: 'open', mouth: 'laugh' },
  { skin: 'mahogany', face: 'square', hair: 'crop', beard: 'black' },
  { x: 222, y: 222, build: 'broad', scale: 0.96, slant: 3, garment: uniforms.carer },
);

const ladyDress = printed('dress', print, 0.35);
const lady = halfLength(
  { x: 412, y: 172, scale: 0.92, view: 'frontal', tilt: -8, mouth: 'soft' },
  { skin: 'copper', headwear: headdress('hijab', 'toghu300', 'toghu400') },
  { x: 412, y: 244, build: 'slim', scale: 0.98, slant: -3, arms: 0.92, garment: ladyDress },
);

/** One seat of the row. */
const seat = (x: number) =>
  draw(
    rectangle(x - 76, 258, 152, 150, 26, 'maize500'),
    path(`M${x - 76} 284A26 26 0 0 1 ${x - 50} 258H${x - 32}V408H${x - 76}Z`, 'maize600'),
    rectangle(x - 80, 396, 160, 34, 14, 'maize300'),
  );

export const blogHopital = scene(
  { wall: 'mint', floor: 'mintFloor', cloths: [print] },
  louvredWindow({ x: 46, y: 50, width: 96, height: 140 }),
  clock(320, 84, 0.9),
  plant(572, 398, 0.9),
  line('M0 436H470M12 436V480', 'indigo800', 12),
  seat(58),
  seat(222),
  seat(386),
  carer.torso,
  lady.torso,
  // Folder.
  path('M430 396 520 384 536 470 446 484Z', 'toghu500'),
  path('M446 392 454 382 480 379 488 387Z', 'toghu600'),
  path('M440 404 512 394 514 402 441 412Z', 'white'),
  lady.arm('right', [496, 400], [452, 436], 'resting'),
  lady.arm('left', [352, 400], [306, 424], 'resting'),
  carer.arm('left', [150, 408], [238, 436], 'offered'),
  carer.arm('right', [300, 370], [290, 402], 'resting'),
  carer.front,
  lady.front,
);
