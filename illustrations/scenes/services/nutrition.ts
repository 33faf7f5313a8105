import { circle, ellipse, line, path, rectangle } from '@/illustrations/drawing';
import { ndop, wax } from '@/illustrations/cloths';
import { scene } from '@/illustrations/illustration';
import { avocado, bowl, papaya, plantains, table, waterGlass } from '@/illustrations/things';
import { halfLength, printed, uniforms } from '@/illustrations/people';

const tablecloth = ndop(30);
const print = wax(26, 'toghu500', 'maize500', 'white');

const girl = halfLength(
  { x: 446, y: 232, scale: 0.96, facing: 'left', tilt: 2, eyes: 'open', mouth: 'laugh' },
  { skin: 'cocoa', age: 'child', hair: 'puffs' },
  { x: 442, y: 283, scale: 0.95, arms: 0.66, garment: printed('dress', print, 0.3) },
);
const dietician = halfLength(
  { x: 216, y: 160, scale: 0.96, tilt: 6, eyes: 'open', mouth: 'smile' },
  { skin: 'mahogany', face: 'long', hair: 'bun', neck: 'slender', earring: 'maize500' },
  { x: 220, y: 226, sleeve: { length: 'short' }, garment: uniforms.coat('palm600') },
);

export const nutrition = scene(
  { wall: 'maize', cloths: [tablecloth, print] },
  // The plan of the meals, on the wall.
  rectangle(488, 48, 116, 130, 10, 'white'),
  path('M488 58a10 10 0 0 1 10-10H594a10 10 0 0 1 10 10V74H488Z', 'toghu500'),
  circle(508, 98, 8, 'palm500'),
  circle(508, 128, 8, 'maize500'),
  line('M526 98H584M526 128H576M526 156H582', 'whiteShade', 6),
  girl.torso,
  dietician.torso,
  table(384, 480, tablecloth.fill, { depth: 44 }),
  girl.arm([394, 340], [366, 402], [394, 400], 'resting'),
  bowl(432, 392),
  line('M486 374 462 326', 'whiteSeam', 6),
  ellipse(459, 318, 8, 12, 'whiteSeam', { transform: 'rotate(-24 459 318)' }),
  girl.arm([490, 340], [526, 402], [494, 378], 'grip'),
  dietician.arm([284, 296], [318, 398], [362, 408], 'offered'),
  dietician.arm([156, 296], [130, 396], [232, 412], { pose: 'resting', turn: -6 }),
  plantains(70, 424),
  papaya(140, 420, 0.9),
  waterGlass(572, 430),
  avocado(524, 412),
  dietician.front,
  girl.front,
);
