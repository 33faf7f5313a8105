import { ndop } from '@/illustrations/cloths';
import { draw, path, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { figure } from '@/illustrations/people/figure';
import { room } from '@/illustrations/places';
import { clock, stool } from '@/illustrations/things';

const print = ndop('n', { size: 30 });

/** Something soft under her head, the stool drawn away, the hour looked at. */
export const gesteConvulsions: Illustration = {
  name: 'geste-convulsions',
  view: frames.scene,
  wholeUnits: true,
  cloths: [print],
  body: draw(
    room(wall.maize, '#F4D68F', 300),
    clock(170, 126, 1.1),
    stool(520, 296, 1.1),
    arm({
      shoulder: [690, 110],
      elbow: [640, 172],
      wrist: [572, 202],
      skin: 'cocoa',
      sleeve: { fill: colour.palm600, cuff: colour.palm200, length: 'short' },
      hand: { pose: 'grip' },
    }),
    rectangle(40, 410, 560, 16, 8, '#E2BE6B'),
    path('M66 380C66 364 84 358 108 358H188C208 358 222 366 222 382V410H66Z', colour.white),
    path('M66 392H222V410H66Z', colour.whiteShade),
    figure({
      x: 590,
      y: 366,
      scale: 1.2,
      turn: -90,
      pose: 'lying',
      head: {
        skin: 'ebony',
        hair: 'bun',
        view: 'profile',
        eyes: 'lowered',
        mouth: 'grave',
        tilt: 6,
      },
      garment: {
        kind: 'tunic',
        fill: print.fill,
        shade: colour.indigo900,
        shadeOpacity: 0.3,
        trim: colour.maize300,
      },
      legs: { kind: 'trousers', fill: colour.toghu500, shade: colour.toghu600 },
      nearArm: { elbow: [-20, -170], wrist: [6, -128], hand: 'mitten' },
    }),
  ),
};
