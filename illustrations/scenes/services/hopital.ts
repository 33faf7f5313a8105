import { ellipse } from '@/illustrations/drawing';
import { hills, hospital, ndop, road, scene, sun, wax, wheelchair } from '@/illustrations/parts';
import { figure, headdress, printed, trousers, uniforms } from '@/illustrations/people';

const dress = ndop(26);
const foulard = wax(22, 'toghu500', 'maize500', 'white');
const chair = wheelchair(316, 392);

/** Everything that matters stays 60 units away from the edges: the page crops this picture. */
export const hopital = scene(
  { wall: 'sky', cloths: [dress, foulard] },
  sun(404, 86, 38),
  hills(236),
  hospital(492, 408, 0.84),
  road(404),
  ellipse(330, 458, 160, 8, 'earthShadow'),
  ellipse(172, 460, 78, 8, 'earthShadow'),
  chair.back,
  figure(
    { x: 174, y: 460, pose: 'walking', view: 'profile' },
    { skin: 'ebony', hair: 'fade' },
    { garment: uniforms.carer, legs: trousers('palm600', 'palm700') },
    { far: [[48, -196], [70, -214], 'grip'], near: [[4, -172], [66, -208], 'grip'] },
  ),
  figure(
    { x: 330, y: 448, pose: 'seated', mouth: 'laugh' },
    {
      skin: 'cocoa',
      age: 'old',
      face: 'round',
      neck: 'slender',
      earring: 'maize500',
      headwear: headdress('lowFoulard', foulard.fill, 'indigo900', 'maize500'),
    },
    { garment: printed('dress', dress, 0.4), legs: 'wrapper', shoes: 'toghu600' },
    { near: [[-6, -172], [56, -190], 'resting'] },
  ),
  chair.front,
);
