import { limb, path, rectangle } from '@/illustrations/drawing';
import { hills, hospital, road, scene, sun } from '@/illustrations/parts';
import { halfLength, headdress, plain, uniforms } from '@/illustrations/people';

const carer = halfLength(
  { x: 422, y: 150, scale: 0.88, facing: 'left', tilt: 2, mouth: 'laugh', eyes: 'open' },
  { skin: 'mahogany', hair: 'locs', neck: 'slender' },
  { x: 430, y: 216, scale: 0.9, slant: -3, arms: 0.92, garment: uniforms.carer },
);

const elderShirt = plain('shirt', 'white', 'whiteSeam');
const elderWears = headdress('cap', 'indigo700', 'indigo900', 'maize500');
const elder = halfLength(
  { x: 270, y: 172, scale: 0.88, tilt: 3, mouth: 'laugh' },
  { skin: 'copper', age: 'old', face: 'square', beard: 'silver', headwear: elderWears },
  { x: 268, y: 238, scale: 0.9, slant: 3, arms: 0.9, garment: elderShirt },
);

export const servicesTrajet = scene(
  { wall: 'sky' },
  sun(104, 104, 40),
  hills(236),
  hospital(560, 410, 0.76),
  road(398),
  // The taxi behind them, up to its boot; its rear door stands open.
  rectangle(176, 182, 68, 24, 7, 'white'),
  path(
    'M0 300C40 290 62 276 84 244 104 214 128 202 168 202H316C356 202 384 226 408 284 460 290 486 300 490 340V480H0Z',
    'maize500',
  ),
  path('M0 430H492V480H0Z', 'maize600'),
  path('M70 290C92 276 100 220 146 220H150V290ZM330 290V220C364 222 376 258 390 290Z', 'sky'),
  path('M166 220H318V480H166Z', 'indigo900'),
  path('M238 350C262 340 296 340 318 346V480H238Z', 'toghu600'),
  limb([372, 290], [350, 330], [310, 346], 54, 44, 'palm700'),
  carer.torso,
  elder.torso,
  // Seen from its inner side, the window wound down.
  path(
    'M166 214V480H62V250C62 236 70 228 84 226ZM152 232 88 242C80 243 76 248 76 256V322L152 312Z',
    'maize600',
    { evenOdd: true },
  ),
  path('M166 330 62 342V326L166 312Z', 'indigo900'),
  path('M152 362 84 370V480H152Z', 'maize500'),
  elder.arm('left', [192, 386], [130, 338], { pose: 'resting', turn: -30, old: true }),
  carer.arm('right', [508, 380], [420, 410], 'offered'),
  elder.arm('right', [324, 396], [382, 396], { pose: 'resting', old: true }),
  elder.front,
  carer.front,
);
