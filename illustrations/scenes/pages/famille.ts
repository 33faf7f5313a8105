import { paleHills, scene, sun, wax } from '@/illustrations/parts';
import { halfLength, headdress, plain, printed, uniforms } from '@/illustrations/people';

const print = wax(28, 'toghu500', 'maize500', 'white');

const carer = halfLength(
  { x: 420, y: 146, scale: 0.86, view: 'profile', facing: 'left', tilt: 3 },
  { skin: 'copper', hair: 'lowBun', neck: 'slender' },
  { x: 426, y: 212, scale: 0.9, arms: 0.86, garment: uniforms.carer },
);

const fatherTunic = plain('tunic', 'indigo200', 'indigo400');
const father = halfLength(
  { x: 190, y: 140, scale: 0.86, view: 'profile', tilt: 7 },
  { skin: 'ebony', hair: 'crop' },
  { x: 188, y: 206, build: 'broad', scale: 0.9, arms: 0.88, garment: fatherTunic },
);

const grandmotherWears = headdress('tallFoulard', print.fill, 'toghu600', 'maize500');
const grandmotherDress = printed('dress', print, 0.3);
const grandmother = halfLength(
  { x: 296, y: 226, scale: 0.88, tilt: 5, mouth: 'laugh' },
  { skin: 'mahogany', age: 'old', face: 'round', headwear: grandmotherWears },
  { x: 290, y: 292, build: 'broad', scale: 0.86, arms: 0.88, garment: grandmotherDress },
);

const girl = halfLength(
  { x: 402, y: 286, scale: 0.8, facing: 'left', tilt: 6, mouth: 'laugh' },
  { skin: 'ebony', age: 'child', hair: 'puffs' },
  { x: 406, y: 336, scale: 0.84, arms: 0.7, garment: plain('dress', 'maize500', 'white') },
);

export const famille = scene(
  { wall: 'sky', cloths: [print] },
  sun(310, 110, 60),
  paleHills(230),
  father.torso,
  carer.torso,
  father.front,
  carer.front,
  grandmother.torso,
  girl.torso,
  girl.arm('left', [364, 438], [324, 452]),
  grandmother.arm('left', [216, 440], [296, 450], 'resting'),
  father.arm('left', [128, 378], [208, 366], 'resting'),
  carer.arm('right', [520, 376], [470, 372], 'resting'),
  grandmother.front,
  girl.front,
);
