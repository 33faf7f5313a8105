import { circle, draw, ellipse, line, path, place, rectangle } from '@/illustrations/drawing';
import { bananaPlant, house, paleHills, road, scene, sun, wax } from '@/illustrations/parts';
import { figure, headdress, printed, trousers, uniforms } from '@/illustrations/people';

const print = wax(28, 'indigo700', 'maize500', 'white');

/** A wall of the yard with its cap, from `x` on. */
const yardWall = (x: number, width: number) =>
  draw(
    rectangle(x, 262, width, 150, 0, 'toghu300'),
    rectangle(x, 262, width, 22, 0, 'toghu500', { opacity: 0.35 }),
    rectangle(x - 4, 246, width + 8, 18, 5, 'white'),
  );

const pillar = (x: number) =>
  draw(
    rectangle(x, 216, 40, 196, 0, 'toghu300'),
    rectangle(x, 216, 14, 196, 0, 'toghu500', { opacity: 0.45 }),
    rectangle(x - 6, 202, 52, 18, 5, 'white'),
  );

const badge = place({ x: 14, y: -206 })(
  line('M-16-52-2-10M16-52-2-10', 'white', 3),
  rectangle(-14, -10, 24, 30, 4, 'white'),
  circle(-2, 0, 5, 'maize500'),
  line('M-8 12H4', 'indigo400', 3),
);

const bag = place({ x: 4, y: -118 })(
  line('M-20-6C-20-34 20-34 20-6', 'indigo900', 6),
  rectangle(-36, -8, 72, 52, 9, 'indigo700'),
  rectangle(-36, -8, 72, 14, 6, 'indigo800'),
  path('M-5 14H5V22H13V32H5V40H-5V32H-13V22H-5Z', 'white'),
);

const portailWears = headdress('lowFoulard', 'maize500', 'maize600');
/** She has come to the gate, with her badge; she is awaited. */
export const portail = scene(
  { wall: 'sky', cloths: [print] },
  sun(96, 96, 44),
  paleHills(150),
  house(70, 238, 0.7),
  // The house behind the wall.
  path('M372 150 420 96H600L640 140V160H372Z', 'toghu500'),
  rectangle(392, 156, 248, 130, 0, 'white'),
  rectangle(560, 182, 56, 56, 4, 'indigo400'),
  rectangle(392, 156, 248, 12, 0, 'whiteShade'),
  bananaPlant(336, 300, 0.8),
  road(408),
  yardWall(-10, 270),
  yardWall(540, 110),
  rectangle(292, 262, 216, 150, 0, 'palm100'),
  // One wing of the gate, drawn open into the yard.
  path('M452 240 500 262V430L452 412Z', 'palm600'),
  line('M464 248V414M476 254V420M488 258V424', 'palm700', 4),
  pillar(252),
  pillar(500),
  ellipse(320, 452, 210, 14, 'earthShade'),
  figure(
    { x: 410, y: 440, scale: 0.98, facing: 'left', mouth: 'laugh', tilt: 4 },
    { skin: 'copper', age: 'old', face: 'round', headwear: portailWears },
    { garment: printed('dress', print, 0.3), legs: 'wrapper', shoes: 'toghu600' },
    { near: [[18, -164], [72, -190], 'offered'] },
  ),
  figure(
    { x: 216, y: 448, scale: 1.02, pose: 'walking', mouth: 'laugh', tilt: 4 },
    { skin: 'ebony', hair: 'lowBun', neck: 'slender', earring: 'maize500' },
    { garment: uniforms.carer, legs: trousers('palm600', 'palm700'), shoes: 'white' },
    { far: [[66, -180], [112, -206], 'mitten'], near: [[-26, -170], [2, -120], 'grip'] },
    draw(badge, bag),
  ),
);
