import { ellipse, line, path, place } from '@/illustrations/drawing';
import { lamp, leaves, louvredWindow, scene, table } from '@/illustrations/parts';
import { halfLength, headdress, plain, printed, uniforms } from '@/illustrations/people';

const print = leaves(30, 'indigo700', 'toghu300', 'maize500');

const carer = halfLength(
  { x: 506, y: 156, scale: 0.84, view: 'profile', facing: 'left', tilt: 6 },
  { skin: 'ebony', hair: 'crop', neck: 'slender' },
  { x: 511, y: 222, scale: 0.88, arms: 0.84, garment: uniforms.carer },
);

const daughter = halfLength(
  { x: 144, y: 182, scale: 1.02, tilt: 8, eyes: 'lowered', mouth: 'soft' },
  { skin: 'copper', hair: 'afro', neck: 'slender', earring: 'maize500' },
  { x: 140, y: 258, build: 'slim', scale: 1.06, garment: plain('dress', 'maize500', 'white') },
);

const motherWears = headdress('lowFoulard', 'toghu500', 'toghu600');
const mother = halfLength(
  { x: 336, y: 180, scale: 0.84, tilt: 5, mouth: 'laugh' },
  { skin: 'mahogany', age: 'old', headwear: motherWears },
  { x: 332, y: 244, scale: 0.82, arms: 0.82, garment: printed('dress', print, 0.35, 'maize300') },
);

export const articleAccompagnement = scene(
  { wall: 'palm', cloths: [print] },
  louvredWindow({ x: 240, y: 50, width: 80, height: 104 }),
  lamp(422, 0, 36),
  mother.torso,
  carer.torso,
  carer.arm('right', [592, 372], [560, 440]),
  table(386, 480, undefined, { x: 190, width: 450 }),
  // The board of songo: two rows of seven hollows with their seeds, on the table.
  place({ x: 424, y: 384 })(
    path('M-104 0H104L116 32H-116Z', 'wood'),
    path('M-116 32H116V44C116 48 112 50 108 50H-108C-112 50-116 48-116 44Z', 'woodShade'),
    line('M-87 9H88', 'woodShade', 8, { dash: '12 15' }),
    line('M-94 22H94', 'woodShade', 9, { dash: '12 17' }),
    line('M-92 21H94', 'maize100', 5, { dash: '0 8 0 21 0 50' }),
  ),
  mother.arm('right', [396, 366], [416, 392], { pose: 'hold', turn: 10 }),
  carer.arm('left', [452, 356], [476, 390], 'resting'),
  carer.front,
  mother.front,
  daughter.torso,
  // Mug.
  path('M107 362H175L170 410C169 416 165 420 159 420H123C117 420 113 416 112 410Z', 'toghu500'),
  path('M107 362H126L131 420H123C117 420 113 416 112 410Z', 'toghu600'),
  ellipse(141, 362, 34, 6.5, 'woodShade'),
  line('M132 348C126 340 138 334 132 326M150 348C144 340 156 334 150 326', 'maize100', 4),
  daughter.arm('left', [48, 426], [94, 406], 'grip'),
  daughter.arm('right', [232, 430], [188, 406], 'grip'),
  daughter.front,
);
