import { ndop, wax } from '@/illustrations/cloths';
import { ellipse } from '@/illustrations/drawing';
import { scene } from '@/illustrations/illustration';
import { wall } from '@/illustrations/palette';
import { figure } from '@/illustrations/people/figure';
import { headdress } from '@/illustrations/people/headwear';
import { printed } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { hills, hospital, road, room, sun } from '@/illustrations/places';
import { wheelchair } from '@/illustrations/things';

const dress = ndop(26);
const foulard = wax(22, 'toghu500', 'maize500', 'white');
const chair = wheelchair(316, 392);

/** Everything that matters stays 60 units away from the edges: the page crops this picture. */
export const hopital = scene(
  { name: 'hopital', cloths: [dress, foulard] },
  room(wall.sky),
  sun(404, 86, 38),
  hills(236),
  hospital(492, 408, 0.84),
  road(404),
  ellipse(330, 458, 160, 8, '#C18F55'),
  ellipse(172, 460, 78, 8, '#C18F55'),
  chair.back,
  figure({
    x: 174,
    y: 460,
    pose: 'walking',
    head: { view: 'profile', skin: 'ebony', hair: 'fade' },
    garment: uniforms.carer,
    legs: { kind: 'trousers', fill: 'palm600', shade: 'palm700' },
    farArm: { elbow: [48, -196], wrist: [70, -214], hand: 'grip' },
    nearArm: { elbow: [4, -172], wrist: [66, -208], hand: 'grip' },
  }),
  figure({
    x: 330,
    y: 448,
    pose: 'seated',
    head: {
      skin: 'cocoa',
      age: 'old',
      face: 'round',
      mouth: 'laugh',
      neck: 'slender',
      earring: 'maize500',
      headwear: headdress('lowFoulard', foulard.fill, 'indigo900', 'maize500'),
    },
    garment: printed('dress', dress, 0.4, 'maize500'),
    legs: { kind: 'wrapper', fill: dress.fill, shade: 'indigo900', shadeOpacity: 0.4 },
    shoes: 'toghu600',
    nearArm: { elbow: [-6, -172], wrist: [56, -190], hand: 'resting' },
  }),
  chair.front,
);
