import { circle, draw, ellipse, limb, line, path } from '@/illustrations/drawing';
import { skins } from '@/illustrations/palette';
import { leaves } from '@/illustrations/cloths';
import { scene } from '@/illustrations/illustration';
import {
  armchair,
  armchairArms,
  pictureFrame,
  plant,
  pressureCuff,
  shelf,
} from '@/illustrations/things';
import { halfLength, hand, printed, uniforms } from '@/illustrations/people';

const print = leaves(36, 'white', 'toghu300', 'maize500');

const nurse = halfLength(
  { x: 462, y: 170, scale: 0.94, view: 'profile', facing: 'left', tilt: 8, eyes: 'lowered' },
  { skin: 'ebony', hair: 'bun', neck: 'slender' },
  { x: 467, y: 238, scale: 0.96, hands: 0.9, garment: uniforms.nurse },
);

const elderShirt = printed('shirt', print, 0.12, 'toghu500', 'indigo400');
const elder = halfLength(
  { x: 214, y: 180, scale: 0.94, tilt: 2 },
  { skin: 'cocoa', age: 'old', face: 'long', hair: 'balding', nose: 'broad' },
  { x: 210, y: 252, build: 'broad', scale: 0.92, hands: 0.94, garment: elderShirt },
);

const chair = [214, 540, 0.94, 'toghu300', '#DB7A58'] as const;

export const tradeNurse = scene(
  { wall: 'cream', floor: '#F7DD9B', floorTop: 440, cloths: [print] },
  shelf(340, 124, 0.9),
  // Photograph.
  pictureFrame(
    118,
    136,
    64,
    76,
    draw(path('M-20 24C-20-4 20-4 20 24Z', 'toghu500'), circle(0, -8, 11, skins.mahogany.base)),
    'maize500',
  ),
  plant(592, 430, 0.8, 'indigo600', 'indigo700'),
  armchair(...chair),
  elder.torso,
  armchairArms(...chair),
  // His knees, towards her.
  path(
    'M112 480C112 446 134 432 172 432 200 432 216 436 228 446 242 436 262 432 286 432 316 434 332 450 334 480Z',
    'indigo800',
  ),
  nurse.torso,
  elder.arm('left', [110, 388], [176, 408], 'resting'),
  // The round table under his arm, before her knees.
  path('M430 430H470L484 480H416Z', 'woodShade'),
  path('M324 418C324 446 380 456 450 456 520 456 576 446 576 418Z', 'wood'),
  ellipse(450, 418, 126, 24, 'woodLight'),
  // The tube of the cuff, and the bulb at its end.
  line('M314 396C326 446 420 446 504 424', 'indigo800', 5),
  ellipse(500, 424, 24, 14, 'indigo800', { transform: 'rotate(-14 500 424)' }),
  // His arm lies on the rest of the chair, the palm up, the sleeve pushed up above the cuff.
  limb([298, 356], [312, 422], [404, 398], 44, 27, skins.cocoa.base),
  hand('cocoa', 'offered', [402, 398], { turn: -4, scale: 0.94 }),
  limb([276, 312], [284, 326], [294, 344], 56, 50, print.fill),
  pressureCuff(306, 372, 74, 0.92),
  // The dial, clipped to the cuff.
  circle(312, 368, 15, 'indigo200'),
  circle(312, 368, 11, 'white'),
  line('M312 368 318 362', 'toghu500', 3),
  nurse.arm('right', [574, 396], [530, 422], 'grip'),
  elder.front,
  nurse.front,
  // Chest piece.
  circle(360, 392, 12, 'indigo800'),
  circle(360, 392, 6, 'indigo200'),
  nurse.arm('left', [432, 392], [386, 384], { pose: 'hold', smooth: true }),
  // From her ears to the crook of his arm.
  line('M424 238C384 262 362 310 360 380', 'indigo800', 5),
  line('M467 180C460 206 444 222 424 238', 'indigo200', 4.5),
);
