import { circle, clip, path, rectangle } from '@/illustrations/drawing';
import { cup, lamp, scene, table, wax } from '@/illustrations/parts';
import { boubou, halfLength, headdress, printed, uniforms } from '@/illustrations/people';

const print = wax(26, 'toghu500', 'maize500', 'white');

const carer = halfLength(
  { x: 528, y: 232, scale: 0.72, facing: 'left', tilt: 4, eyes: 'open' },
  { skin: 'copper', hair: 'crop' },
  { x: 532, y: 286, scale: 0.72, garment: uniforms.carer },
);

const daughter = halfLength(
  { x: 200, y: 176, scale: 0.98, tilt: 5, eyes: 'open', mouth: 'laugh' },
  { skin: 'mahogany', hair: 'afro', neck: 'slender', earring: 'maize500' },
  { x: 196, y: 250, garment: boubou('indigo700', 'indigo600', 'indigo200') },
);

const motherWears = headdress('tallFoulard', print.fill, 'toghu600', 'maize500');
const mother = halfLength(
  { x: 412, y: 236, scale: 0.76, facing: 'left', tilt: 5, mouth: 'laugh' },
  { skin: 'ebony', age: 'old', face: 'round', headwear: motherWears },
  { x: 416, y: 292, build: 'broad', scale: 0.74, garment: printed('dress', print, 0.3) },
);

/** She sees and hears her mother, whose carer sits beside her. */
export const appelVideo = scene(
  { wall: 'maize', cloths: [print] },
  // A street of tall houses in the evening, far from Yaoundé.
  rectangle(44, 56, 104, 136, 0, 'indigo200'),
  path('M44 192V120H70V92H96V132H116V104H148V192Z', 'indigo400'),
  path('M76 102h6v8h-6ZM86 118h6v8h-6ZM122 114h6v8h-6ZM134 130h6v8h-6ZM52 130h6v8h-6Z', 'maize300'),
  path('M40 52H152V196H40ZM49 61V187H91V61ZM101 61V187H143V61Z', 'white', { evenOdd: true }),
  rectangle(32, 192, 128, 12, 6, 'white'),
  lamp(252, 0, 30),
  daughter.torso,
  daughter.front,
  table(404, 480),
  cup(70, 402, 1, 'toghu500', 'toghu600'),
  rectangle(312, 148, 310, 222, 14, 'indigo900'),
  path('M296 414 318 368H616L638 414Z', 'indigo200'),
  path('M326 398 338 376H596L608 398Z', 'indigo400'),
  rectangle(296, 412, 342, 12, 6, 'indigo800'),
  clip('s', 'M326 162H608V356H326Z')(
    rectangle(326, 162, 282, 194, 0, 'palm100'),
    circle(574, 190, 24, 'maize300'),
    path('M326 290C370 240 430 240 476 276 520 240 570 240 608 262V356H326Z', 'palm200'),
    carer.torso,
    carer.front,
    mother.torso,
    mother.front,
  ),
  daughter.arm('left', [104, 426], [190, 430], 'resting'),
  daughter.arm('right', [286, 372], [276, 286], 'offered'),
);
