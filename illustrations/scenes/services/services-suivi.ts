import { circle, draw, line, path, place, rectangle } from '@/illustrations/drawing';
import { skins } from '@/illustrations/palette';
import { pictureFrame, scene, stripes } from '@/illustrations/parts';
import { halfLength, hand, plain, printed, uniforms } from '@/illustrations/people';

const woven = stripes(36, 'white', 'toghu500', 'indigo600');

const nurse = halfLength(
  { x: 150, y: 150, scale: 0.94, mouth: 'soft' },
  { skin: 'ebony', hair: 'bun', glasses: 'maize500', neck: 'slender' },
  { x: 148, y: 220, scale: 0.96, arms: 0.95, garment: uniforms.nurse },
);

const elderDress = printed('dress', woven, 0.16, 'indigo600');
const elder = halfLength(
  { x: 392, y: 148, scale: 0.94, view: 'profile', facing: 'left', tilt: 2 },
  { skin: 'cocoa', age: 'old', hair: 'crop', beard: 'silver' },
  { x: 400, y: 220, build: 'broad', scale: 0.96, arms: 0.95, garment: elderDress },
);

const girl = halfLength(
  { x: 514, y: 252, scale: 0.84, facing: 'left', tilt: -4, eyes: 'open', mouth: 'laugh' },
  { skin: 'mahogany', age: 'child', hair: 'puffs' },
  { x: 518, y: 304, scale: 0.86, arms: 0.72, garment: plain('dress', 'toghu300', 'white') },
);

const photograph = draw(
  path('M-22 20C-22-6 22-6 22 20Z', 'indigo600'),
  circle(0, -8, 11, skins.mahogany.base),
);

export const servicesSuivi = scene(
  { wall: 'maize', floor: '#F2CE85', floorTop: 440, cloths: [woven] },
  // The yard behind the nurse, seen through the open door.
  rectangle(66, 40, 170, 440, 0, 'sky'),
  path('M66 262C110 206 190 214 236 258V480H66Z', 'palm500'),
  path('M66 350H236V480H66Z', 'earth'),
  line('M66 480V40H236V480', 'white', 10),
  path('M240 40 284 58V480H240Z', 'palm600'),
  circle(272, 274, 5, 'maize500'),
  pictureFrame(540, 108, 76, 84, photograph, 'toghu500'),
  nurse.torso,
  elder.torso,
  girl.torso,
  hand('cocoa', 'resting', [568, 366], { turn: 166, scale: 0.84 }),
  girl.arm('left', [462, 424], [424, 402], 'mitten'),
  // The bag of the round, on its strap across the chest.
  line('M196 246 84 400', 'woodShade', 9),
  rectangle(28, 392, 96, 100, 14, 'wood'),
  path('M28 412 42 392H110L124 412 76 440Z', 'woodShade'),
  circle(76, 434, 6, 'maize500'),
  nurse.arm('right', [196, 396], [240, 384], { pose: 'mitten', turn: 4 }),
  elder.arm('left', [352, 404], [296, 382], { pose: 'mitten', turn: -10 }),
  // Notebook.
  place({ x: 152, y: 420, turn: -12 })(
    rectangle(-34, -46, 68, 92, 6, 'toghu500'),
    rectangle(-34, -46, 14, 92, 4, 'toghu600'),
  ),
  nurse.arm('left', [62, 390], [126, 426], 'hold'),
  girl.front,
  nurse.front,
  elder.front,
);
