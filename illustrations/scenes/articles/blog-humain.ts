import { path } from '@/illustrations/drawing';
import { house, paleHills, scene, sun, toghu, tree } from '@/illustrations/parts';
import { boubou, halfLength, uniforms } from '@/illustrations/people';

const collar = toghu(22);

const carer = halfLength(
  { x: 214, y: 172, scale: 0.94, view: 'profile', tilt: 4 },
  { skin: 'cocoa', hair: 'cornrows', neck: 'slender', earring: 'maize500' },
  { x: 208, y: 244, build: 'slim', scale: 0.98, garment: uniforms.carer },
);

const wideBoubou = boubou(collar.fill, 'white', 'maize500');
const elder = halfLength(
  { x: 430, y: 150, scale: 0.94, facing: 'left', tilt: 5, mouth: 'laugh', eyes: 'open' },
  { skin: 'ebony', age: 'old', face: 'long', hair: 'balding', glasses: 'maize600' },
  { x: 434, y: 222, scale: 0.98, hands: 0.94, sleeve: { cuff: 'whiteSeam' }, garment: wideBoubou },
);

export const blogHumain = scene(
  { wall: 'cream', cloths: [collar] },
  sun(310, 120, 52, 'maize300'),
  paleHills(226),
  house(320, 330, 0.8),
  tree(542, 376, 1.5),
  // A bench under the mango tree.
  path('M60 330H610V352H60ZM60 384H610V406H60Z', 'wood'),
  path('M84 322H104V480H84ZM566 322H586V480H566Z', 'woodShade'),
  carer.torso,
  elder.torso,
  carer.arm('left', [132, 424], [214, 450], { pose: 'offered', turn: -6 }),
  elder.arm('right', [532, 398], [462, 352], { pose: 'resting', turn: -10, old: true }),
  elder.arm('left', [358, 408], [282, 432], { pose: 'resting', old: true }),
  carer.arm('right', [246, 418], [334, 388], { pose: 'resting', turn: 24, smooth: true }),
  elder.front,
  carer.front,
);
