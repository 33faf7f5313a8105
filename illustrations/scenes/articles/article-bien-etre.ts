import { ellipse } from '@/illustrations/drawing';
import { leaves, paleHills, palmTree, road, scene, sun, tree } from '@/illustrations/parts';
import { clothes, headdress, person } from '@/illustrations/people';

const print = leaves(30, 'toghu500', 'maize300', 'indigo700');

const elderWears = headdress('tallFoulard', print.fill, 'toghu600', 'maize500');
const elder = person(
  'e',
  'mahogany',
  {
    ...clothes(print.fill, 'toghu600', 'maize500', print.fill, 'toghu600'),
    shadeOpacity: 0.5,
    shoes: 'indigo700',
    wrapper: true,
  },
  { view: 'profile', age: 'old', eyes: 'open', mouth: 'laugh', headwear: elderWears },
);
const companion = person(
  'c',
  'cocoa',
  { ...clothes('indigo200', 'indigo300', 'indigo600', 'indigo700', 'indigo900'), shoes: 'white' },
  { view: 'profile', hair: 'cornrows', eyes: 'smiling', mouth: 'smile', earring: 'maize500' },
);

const beside = companion.pose(
  { hip: [352, 262], scale: 1.72, torso: -86, head: -84 },
  { far: [60, 30], near: { to: [400, 236], end: -20 } },
  { far: { angles: [70, 92], end: 0 }, near: { angles: [102, 112], end: 16 } },
);
const walking = elder.pose(
  { hip: [282, 270], scale: 1.64, torso: [-86, -78], head: -82 },
  { far: { to: [378, 238], end: 6 }, near: [104, 70] },
  { far: { angles: [74, 92], end: 0 }, near: { angles: [98, 106], end: 8 } },
);

export const articleBienEtre = scene(
  { wall: 'maize', cloths: [print], people: [elder, companion] },
  sun(560, 86, 44, 'maize500'),
  paleHills(250),
  palmTree(94, 404, 1.5),
  tree(552, 402, 1.25),
  road(396),
  ellipse(330, 440, 120, 12, 'earthShade'),
  beside.allButNearArm,
  walking.allButNearArm,
  beside.nearArm,
  walking.farArm,
  walking.nearArm,
);
