import { limb, line, path } from '@/illustrations/drawing';
import { skins } from '@/illustrations/palette';
import { leaves, toghu } from '@/illustrations/cloths';
import { slide } from '@/illustrations/illustration';
import { louvredWindow } from '@/illustrations/places';
import {
  cup,
  heart,
  pictureFrame,
  plant,
  pressureCuff,
  pressureMonitor,
  table,
} from '@/illustrations/things';
import { boubou, halfLength, hand, headdress, uniforms } from '@/illustrations/people';

const collar = toghu(24);
const tablecloth = leaves(44, 'palm600', 'palm200', 'maize500');

const elderWears = headdress('cap', collar.fill, 'velvet', 'white');
const elder = halfLength(
  { x: 184, y: 194, scale: 0.98, tilt: 4, eyes: 'open', mouth: 'smile' },
  { skin: 'ebony', age: 'old', face: 'long', beard: 'silver', headwear: elderWears },
  { x: 182, y: 268, build: 'broad', garment: boubou(collar.fill, 'white', 'whiteSeam', 'white') },
);

const nurse = halfLength(
  { x: 462, y: 180, scale: 0.98, facing: 'left', tilt: 6, eyes: 'lowered', mouth: 'laugh' },
  { skin: 'mahogany', hair: 'lowBun', neck: 'slender', earring: 'maize500' },
  { x: 468, y: 254, garment: uniforms.nurse },
);

export const hero3 = slide(
  { wall: '#FCD9CA', cloths: [collar, tablecloth] },
  louvredWindow({ x: 256, y: 92, width: 128, height: 170 }),
  plant(26, 500, 1),
  pictureFrame(586, 158, 60, 78, heart(0, -2, 0.75)),
  nurse.torso,
  elder.torso,
  table(432, 560, tablecloth.fill),
  // His other arm rests on the table.
  limb([92, 420], [110, 462], [206, 456], 36, 26, skins.ebony.base),
  path('M86 330C60 352 52 400 58 440 76 456 108 452 124 440 128 410 126 376 122 350Z', 'white'),
  line('M60 442C78 456 106 452 122 442', 'maize500', 7),
  line('M122 352C128 380 128 410 124 438', 'whiteSeam', 3),
  hand('ebony', 'resting', [204, 456], { turn: 4, scale: 0.92 }),
  // Measured arm.
  limb([300, 398], [318, 462], [424, 454], 42, 27, skins.ebony.base),
  limb([262, 340], [292, 360], [304, 402], 62, 50, 'white'),
  line('M244 350C262 372 272 398 274 424', 'whiteSeam', 3),
  line('M326 410C372 396 420 500 524 452', 'indigo800', 5),
  pressureCuff(308, 404, 72),
  hand('ebony', 'offered', [422, 454], { scale: 0.95 }),
  hand('mahogany', 'resting', [374, 400], { turn: 188, scale: 0.88 }),
  limb([410, 334], [390, 350], [388, 386], 54, 46, 'indigo600'),
  line('M430 342C420 354 414 368 412 384', 'indigo700', 3),
  line('M367 392C378 401 399 400 410 390', 'indigo200', 7),
  nurse.arm([532, 320], [578, 432], [488, 446], { pose: 'resting', turn: -8 }),
  pressureMonitor(592, 474),
  cup(36, 462, 1, 'maize500', 'maize600'),
  elder.front,
  nurse.front,
);
