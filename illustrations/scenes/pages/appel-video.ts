import { circle, clip, path, place, rectangle } from '@/illustrations/drawing';
import { cup, lamp, scene, table, wax } from '@/illustrations/parts';
import { boubou, halfLength, headdress, printed, uniforms } from '@/illustrations/people';

const print = wax(26, 'toghu500', 'maize500', 'white');

const carer = halfLength(
  { x: 46, y: -46, scale: 0.7, facing: 'left', tilt: 6, eyes: 'open' },
  { skin: 'copper', hair: 'crop' },
  { x: 48, y: 6, scale: 0.7, garment: uniforms.carer },
);

const daughter = halfLength(
  { x: 200, y: 176, scale: 0.98, tilt: 5, eyes: 'open', mouth: 'laugh' },
  { skin: 'mahogany', hair: 'afro', neck: 'slender', earring: 'maize500' },
  { x: 196, y: 250, garment: boubou('indigo700', 'indigo600', 'indigo200') },
);

const motherWears = headdress('tallFoulard', print.fill, 'toghu600', 'maize500');
const mother = halfLength(
  { x: -20, y: 16, scale: 0.8, facing: 'left', tilt: 5, mouth: 'laugh' },
  { skin: 'ebony', age: 'old', face: 'round', headwear: motherWears },
  { x: -16, y: 74, build: 'broad', scale: 0.78, garment: printed('dress', print, 0.3) },
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
  cup(62, 402, 1, 'toghu500', 'toghu600'),
  place({ x: 462, y: 240, turn: 5, scale: 0.9 })(
    rectangle(-104, -178, 208, 356, 26, 'indigo900'),
    clip('s', 'M-92-160H92V160H-92Z')(
      rectangle(-92, -160, 184, 320, 0, 'palm100'),
      circle(58, -124, 24, 'maize300'),
      path('M-92-20C-60-70-20-70 20-30 50-60 70-60 92-46V160H-92Z', 'palm200'),
      carer.torso,
      carer.front,
      mother.torso,
      mother.front,
    ),
  ),
  daughter.arm('left', [104, 426], [190, 430], 'resting'),
  daughter.arm('right', [300, 388], [354, 304], { pose: 'grip', turn: 40 }),
);
