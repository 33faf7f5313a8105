import { ellipse, line, place, type Point, rectangle } from '@/illustrations/drawing';
import { ndop } from '@/illustrations/cloths';
import { scene } from '@/illustrations/illustration';
import { curtainedWindow } from '@/illustrations/places';
import { armchair, armchairArms, clock, plant } from '@/illustrations/things';
import { clothes, headdress, person } from '@/illustrations/people';

const print = ndop(26);

const metal = 'indigo400';

/** A walking frame seen from the side: its grips are 0,0 and 26,-4, its feet 168 lower. */
const frameFar = line('M30 164 22 4C22-4 28-8 36-8H58', 'indigo200', 8);

const carer = person(
  'c',
  'mahogany',
  { ...clothes('palm600', 'palm700', 'palm200', 'palm600', 'palm700'), shoes: 'white' },
  { view: 'profile', hair: 'lowBun', eyes: 'open', mouth: 'smile', earring: 'maize500' },
);
const elderWears = headdress('lowFoulard', 'maize500', 'maize600');
const elder = person(
  'e',
  'ebony',
  {
    ...clothes(print.fill, 'indigo900', 'maize500', print.fill, 'indigo900'),
    shadeOpacity: 0.35,
    shoes: 'toghu600',
    wrapper: true,
  },
  { view: 'profile', age: 'old', eyes: 'open', mouth: 'laugh', headwear: elderWears },
);
const grips: Point = [432, 268];
const walking = elder.pose(
  { hip: [352, 258], scale: 1.66, torso: [-82, -66], head: -74 },
  {
    far: { to: [grips[0] + 30, grips[1] - 20], hand: 'fist', end: 10 },
    near: { to: [grips[0] - 8, grips[1] - 16], hand: 'fist', end: 10 },
  },
  { far: { angles: [80, 94], end: 0 }, near: { angles: [96, 98], end: 0 } },
);
const supporting = carer.pose(
  { hip: [252, 250], scale: 1.74, torso: [-86, -78], head: -74 },
  { far: { to: [330, 176], end: -10 }, near: { to: [354, 246], end: -16 } },
  { far: { angles: [76, 96], end: 0 }, near: { angles: [98, 104], end: 8 } },
);

const chairColours = ['maize300', '#F0BF5C'] as const;

export const tradeCarer = scene(
  { wall: 'coral', floor: 'coralFloor', floorTop: 388, cloths: [print], people: [carer, elder] },
  ellipse(320, 436, 236, 24, 'toghu300'),
  curtainedWindow({ x: 424, y: 100, width: 126, height: 128, curtain: 'indigo200' }),
  plant(560, 390, 0.66, 'indigo600', 'indigo700'),
  clock(132, 124, 0.9),
  // The chair from which she rose.
  line('M62 396V408M202 396V408', 'woodShade', 12),
  armchair(132, 402, 0.58, ...chairColours),
  rectangle(60, 344, 146, 44, 14, 'maize100'),
  rectangle(60, 370, 146, 32, 0, chairColours[1]),
  armchairArms(132, 402, 0.58, ...chairColours),
  supporting.allButNearArm,
  place({ x: grips[0], y: grips[1] })(frameFar),
  walking.all,
  place({ x: grips[0], y: grips[1] })(
    line('M-24 168-8 12C-7 2-1-2 8-2H30C40-2 45 2 46 12L62 168', metal, 9),
    line('M-16 92H54', metal, 7),
    line('M-10-2H28', 'indigo900', 13),
    line('M-24 162V168M62 162V168', 'indigo900', 13),
  ),
  supporting.nearArm,
);
