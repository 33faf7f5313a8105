import { draw, ellipse, line, path, place } from '@/illustrations/drawing';
import { armchair, basket, hangingCloth, lamp, scene, stripes, wax } from '@/illustrations/parts';
import { halfLength, headdress, printed, uniforms } from '@/illustrations/people';

const print = wax(30, 'indigo700', 'maize500', 'toghu300');

const woven = stripes(34, 'toghu600', 'maize500', 'toghu300');

const carer = halfLength(
  { x: 440, y: 156, scale: 0.94, facing: 'left', tilt: 9, mouth: 'laugh' },
  { skin: 'copper', hair: 'cornrows', neck: 'slender' },
  { x: 446, y: 228, scale: 0.94, arms: 0.94, garment: uniforms.carer },
);

const elderWears = headdress('tallFoulard', print.fill, 'indigo900', 'toghu500');
const elderDress = printed('dress', print, 0.35, 'toghu500');
const elder = halfLength(
  { x: 226, y: 170, scale: 0.94, tilt: 9, eyes: 'lowered' },
  { skin: 'ebony', age: 'old', face: 'round', earring: 'maize500', headwear: elderWears },
  { x: 222, y: 240, build: 'broad', scale: 0.94, arms: 0.96, garment: elderDress },
);

/** A groundnut in its shell, with its waist and its net of veins. */
const groundnut = (x: number, y: number, turn: number): string =>
  place({ x, y, turn })(
    path('M-14 0C-14-9-4-9 0-6 5-10 15-8 15 0 15 8 5 9 0 6-4 9-14 9-14 0Z', 'woodLight'),
    line('M-9-2V2M8-3V3', 'wood', 2),
  );

/** Still in their shells. */
const nutsInBasket = draw(
  path('M-50-60C-40-84-16-92 2-92 24-92 42-82 50-60Z', 'wood'),
  groundnut(-30, -70, 24),
  groundnut(-6, -80, -16),
  groundnut(24, -76, 30),
  groundnut(2, -66, 8),
);

export const articleDomicile = scene(
  { wall: 'coral', floor: '#F5C3AC', cloths: [print, woven] },
  hangingCloth(528, 60, 76, 128, woven.fill, 'toghu600'),
  lamp(346, 0, 14, 'palm500', 'palm600'),
  armchair(218, 480, 0.98, 'maize500', 'maize600'),
  carer.torso,
  elder.torso,
  carer.arm('right', [534, 372], [548, 408], { pose: 'hold', smooth: true }),
  path('M74 480C76 430 104 408 150 408H330C376 408 398 436 402 480Z', print.fill),
  basket(556, 486, 1.06, nutsInBasket),
  // The white enamel bowl with its blue rim, full of shelled nuts.
  place({ x: 284, y: 404 })(
    path('M-86 0H86C82 46 50 70 0 70-50 70-82 46-86 0Z', 'white'),
    path('M-86 0H-46C-44 40-26 62 0 70-50 70-82 46-86 0Z', 'whiteShade'),
    ellipse(0, 0, 88, 19, 'indigo600'),
    ellipse(0, 1, 79, 14, 'toghu600'),
    line('M-60 3H62M-44-4H48M-36 9H40', 'toghu300', 9, { dash: '3 14' }),
  ),
  elder.arm('left', [126, 396], [206, 382], 'hold'),
  elder.arm('right', [334, 380], [304, 374], 'hold'),
  groundnut(256, 386, -24),
  carer.arm('left', [392, 372], [366, 388], { pose: 'hold', smooth: true }),
  elder.front,
  carer.front,
);
