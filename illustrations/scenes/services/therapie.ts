import { circle, draw, ellipse, line, path, place, rectangle } from '@/illustrations/drawing';
import type { Fill } from '@/illustrations/palette';
import { bubble, clipboard, heart, lamp, scene } from '@/illustrations/parts';
import { coatOpening, figure, plain, trousers, uniforms } from '@/illustrations/people';

const spot = { y: 452, scale: 1.1 } as const;
/** An armchair seen from the side, around a figure that looks right: behind it, and before its lap. */
const chairBack = (fill: Fill, shade: Fill) =>
  draw(
    line('M-60-12-64 0M70-12 74 0', 'woodShade', 13),
    path('M-92-262C-118-260-124-238-118-214L-86-40H-14L-50-226C-56-252-70-264-92-262Z', fill),
    path('M-92-262C-118-260-124-238-118-214L-86-40H-58L-92-222C-98-246-98-256-92-262Z', shade),
  );
const chairFront = (fill: Fill, shade: Fill) =>
  draw(rectangle(-88, -78, 176, 66, 18, fill), rectangle(-88, -40, 176, 28, 14, shade));

/** They sit face to face, at the same height, and speak. */
export const therapie = scene(
  { wall: 'palm', floor: '#C4E2D3', floorTop: 400 },
  // Landscape.
  rectangle(270, 196, 100, 116, 10, 'white'),
  path('M282 300V262C302 240 316 270 334 246 344 238 352 234 358 232V300Z', 'palm500'),
  circle(336, 222, 11, 'maize500'),
  lamp(320, 0),
  bubble(270, 100, 'white', line('M-28-10H28M-28 10H10', 'palm500', 7)),
  bubble(376, 134, 'toghu500', heart(0, -1, 1, 'white'), 'right'),
  ellipse(320, 448, 270, 22, '#A9D3BF'),
  place({ ...spot, x: 158 })(chairBack('indigo700', 'indigo800')),
  place({ ...spot, x: 482, flip: true })(chairBack('toghu300', 'toghu500')),
  figure(
    { ...spot, x: 158, pose: 'seated', eyes: 'open', mouth: 'soft', brows: 'thick', tilt: 2 },
    { skin: 'ebony', hair: 'fade', face: 'square' },
    {
      garment: plain('tunic', 'maize500', 'maize100'),
      legs: trousers('indigo600', 'indigo800'),
      shoes: 'woodShade',
    },
    { far: [[56, -176], [92, -206], 'offered'], near: [[-24, -166], [46, -156], 'resting'] },
    chairFront('indigo700', 'indigo800'),
  ),
  figure(
    { ...spot, x: 482, facing: 'left', pose: 'seated', eyes: 'open', tilt: 4 },
    { skin: 'copper', hair: 'lowBun', glasses: 'indigo800', neck: 'slender', earring: 'toghu500' },
    { garment: uniforms.coat('palm600'), legs: trousers('palm600', 'palm700'), shoes: 'toghu600' },
    { far: [[44, -172], [72, -150], 'hold'], near: [[-14, -164], [56, -156], 'hold'] },
    draw(
      coatOpening('palm600'),
      chairFront('toghu300', 'toghu500'),
      clipboard(78, -162, { turn: 82, scale: 0.46, board: 'indigo800' }),
    ),
  ),
);
