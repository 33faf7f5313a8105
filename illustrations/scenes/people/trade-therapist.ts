import { draw, ellipse, line, path, place, rectangle } from '@/illustrations/drawing';
import { leaves, scene, shelf, waterGlass } from '@/illustrations/parts';
import { coatOpening, figure, printed, trousers, uniforms } from '@/illustrations/people';

const print = leaves(30, 'toghu500', 'maize300', 'white');

const spot = { y: 430, scale: 1.03 } as const;

/** A chair of rattan seen from the side: its sitter looks right, its feet stand at 0. */
const chairBack = draw(
  line('M-46-8-40-72M72-8 66-72', 'woodShade', 11),
  path(
    'M-66-232C-82-226-80-210-76-196L-58-74C-56-66-50-62-42-62H-20L-46-214C-48-228-56-236-66-232Z',
    'wood',
  ),
  line('M-66-218-46-84', 'woodLight', 5, { dash: '9 9', buttCaps: true }),
);
const chairFront = draw(
  rectangle(-58, -78, 134, 18, 9, 'wood'),
  line('M-46-69H66', 'woodLight', 5, { dash: '9 9', buttCaps: true }),
);

export const tradeTherapist = scene(
  { wall: 'indigo', floor: '#C3CCF4', floorTop: 388, cloths: [print] },
  shelf(320, 168, 1.1),
  // Floor lamp.
  line('M586 404V190', 'indigo800', 6),
  ellipse(586, 406, 26, 7, 'indigo800'),
  path('M566 128H606L628 192H544Z', 'maize500'),
  path('M566 128H580L568 192H544Z', 'maize600'),
  ellipse(320, 438, 250, 26, 'indigo400'),
  place({ ...spot, x: 160 })(chairBack),
  place({ ...spot, x: 480, flip: true })(chairBack),
  figure(
    { ...spot, x: 160, pose: 'seated', mouth: 'soft', eyes: 'open' },
    { skin: 'mahogany', hair: 'braids', neck: 'slender', earring: 'maize500' },
    { garment: printed('dress', print, 0.28, 'maize300'), legs: 'wrapper', shoes: 'maize500' },
    { far: [[56, -186], [96, -226], 'offered'], near: [[-28, -176], [38, -184], 'resting'] },
    chairFront,
  ),
  // The small table between them, with water and handkerchiefs.
  ellipse(320, 428, 24, 6, 'woodShade'),
  line('M320 336V424', 'woodShade', 9),
  ellipse(320, 335, 40, 10, 'wood'),
  ellipse(320, 331, 40, 9, 'woodLight'),
  // Handkerchiefs in their box.
  path('M326 316C320 302 330 302 334 306 338 298 350 300 346 316Z', 'white'),
  rectangle(320, 312, 32, 18, 3, 'palm500'),
  waterGlass(300, 334, 0.56),
  figure(
    { ...spot, x: 480, facing: 'left', pose: 'seated', eyes: 'open', tilt: 6 },
    {
      skin: 'ebony',
      hair: 'crop',
      hairColour: 'greying',
      beard: 'grey',
      face: 'square',
      glasses: 'toghu500',
    },
    {
      garment: uniforms.coat('palm600'),
      legs: trousers('indigo800', 'indigo900'),
      shoes: 'woodShade',
    },
    { far: [[44, -180], [80, -190], 'mitten'], near: [[-22, -170], [58, -184], 'resting'] },
    draw(coatOpening('palm600'), chairFront),
  ),
);
