import { line, path } from '@/illustrations/drawing';
import { hills, house, scene, sun, toghu, tree } from '@/illustrations/parts';
import { boubou, halfLength, uniforms } from '@/illustrations/people';

const collar = toghu(22);

const carer = halfLength(
  { x: 204, y: 168, scale: 0.94, view: 'profile', tilt: 4 },
  { skin: 'cocoa', hair: 'cornrows', neck: 'slender', earring: 'maize500' },
  { x: 198, y: 236, scale: 0.98, garment: uniforms.carer },
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
  // Paler than elsewhere behind her green tunic.
  hills(226, { far: 'palm100', near: 'palm200' }),
  house(322, 326, 0.8),
  tree(542, 376, 1.5),
  // A bench under the mango tree.
  path('M60 330H610V352H60ZM60 384H610V406H60Z', 'wood'),
  path('M84 322H104V480H84ZM566 322H586V480H566Z', 'woodShade'),
  carer.torso,
  elder.torso,
  carer.arm('left', [104, 414], [170, 458], 'resting'),
  // Both his hands on the head of his stick.
  line('M436 424V480M412 422H464', 'woodShade', 13),
  elder.arm('right', [540, 392], [490, 414], { pose: 'resting', old: true }),
  elder.arm('left', [344, 396], [400, 408], { pose: 'resting', old: true }),
  carer.arm('right', [280, 404], [334, 396], { pose: 'resting', smooth: true }),
  elder.front,
  carer.front,
);
