import { leaves } from '@/illustrations/cloths';
import { ellipse, path, rectangle } from '@/illustrations/drawing';
import { scene } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { headdress } from '@/illustrations/people/headwear';
import { person } from '@/illustrations/people/jointed';
import { hills, palmTree, room, sun, tree } from '@/illustrations/places';

const print = leaves('l', colour.toghu500, colour.maize300, colour.indigo700, { size: 30 });

const elder = person(
  'e',
  {
    skin: 'mahogany',
    top: print.fill,
    shade: colour.toghu600,
    shadeOpacity: 0.5,
    trim: colour.maize500,
    legs: print.fill,
    legsShade: colour.toghu600,
    shoes: colour.indigo700,
    wrapper: true,
  },
  {
    view: 'profile',
    age: 'old',
    eyes: 'open',
    mouth: 'laugh',
    headwear: headdress('tallFoulard', print.fill, colour.toghu600, colour.maize500),
  },
);
const companion = person(
  'c',
  {
    skin: 'cocoa',
    top: colour.indigo200,
    shade: '#A9B4E6',
    trim: colour.indigo600,
    legs: colour.indigo700,
    legsShade: colour.indigo900,
    shoes: colour.white,
  },
  { view: 'profile', hair: 'cornrows', eyes: 'smiling', mouth: 'smile', earring: colour.maize500 },
);

const beside = companion.pose({
  hip: [352, 262],
  scale: 1.72,
  torso: -86,
  head: -84,
  farArm: { angles: [60, 30] },
  nearArm: { to: [400, 236], end: -20 },
  farLeg: { angles: [70, 92], end: 0 },
  nearLeg: { angles: [102, 112], end: 16 },
});
const walking = elder.pose({
  hip: [282, 270],
  scale: 1.64,
  torso: [-86, -78],
  head: -82,
  farArm: { to: [378, 238], end: 6 },
  nearArm: { angles: [104, 70] },
  farLeg: { angles: [74, 92], end: 0 },
  nearLeg: { angles: [98, 106], end: 8 },
});

export const articleBienEtre = scene(
  {
    name: 'article-bien-etre',
    cloths: [print],
    definitions: [elder.definition, companion.definition],
  },
  room(wall.maize),
  sun(560, 86, 44, colour.maize500),
  hills(250, { far: colour.palm200, near: colour.palm500 }),
  palmTree(94, 404, 1.5),
  tree(552, 402, 1.25),
  rectangle(0, 396, 640, 84, 0, colour.earth),
  path('M0 396H640V406H0Z', colour.earthShade),
  ellipse(330, 440, 120, 12, colour.earthShade),
  beside.far,
  beside.nearLeg,
  beside.body,
  walking.far,
  walking.nearLeg,
  walking.body,
  beside.nearArm,
  walking.farArm,
  walking.nearArm,
);
