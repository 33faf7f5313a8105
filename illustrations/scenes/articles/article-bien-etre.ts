import { leaves, paleHills, palmTree, road, scene, sun, tree } from '@/illustrations/parts';
import { halfLength, hand, headdress, plain, printed } from '@/illustrations/people';

const print = leaves(30, 'toghu500', 'maize300', 'indigo700');

const elderWears = headdress('tallFoulard', print.fill, 'toghu600', 'maize500');
const elder = halfLength(
  { x: 236, y: 174, scale: 0.94, tilt: 4, mouth: 'laugh' },
  { skin: 'mahogany', age: 'old', face: 'round', earring: 'maize500', headwear: elderWears },
  { x: 232, y: 244, garment: printed('dress', print, 0.3) },
);
const companion = halfLength(
  { x: 408, y: 150, scale: 0.94, facing: 'left', tilt: 6, eyes: 'open', mouth: 'smile' },
  { skin: 'copper', hair: 'cornrows', neck: 'slender', earring: 'maize500' },
  { x: 414, y: 222, build: 'slim', garment: plain('dress', 'indigo200', 'indigo600') },
);

export const articleBienEtre = scene(
  { wall: 'maize', cloths: [print] },
  sun(540, 92, 46, 'maize500'),
  paleHills(226),
  palmTree(82, 412, 1.5),
  tree(566, 404, 1.1),
  road(404),
  companion.torso,
  elder.torso,
  elder.arm('left', [148, 392], [164, 500]),
  companion.arm('right', [496, 370], [484, 480]),
  // Arm in arm: hers goes through the bent arm, and its hand comes to rest on it.
  elder.arm('right', [318, 396], [384, 408]),
  companion.arm('left', [346, 384], [432, 402], 'resting'),
  hand('mahogany', 'resting', [376, 400], { old: true }),
  elder.front,
  companion.front,
);
