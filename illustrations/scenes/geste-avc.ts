import { wax } from '@/illustrations/cloths';
import { draw, path, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { figure } from '@/illustrations/people/figure';
import { louvredWindow, room } from '@/illustrations/places';
import { clock } from '@/illustrations/things';

const print = wax('w', colour.toghu500, colour.maize500, colour.white);

/** Half lying against cushions, under a cloth; the clock says when it began. */
export const gesteAvc: Illustration = {
  name: 'geste-avc',
  view: frames.scene,
  wholeUnits: true,
  cloths: [print],
  body: draw(
    room(wall.cream, '#F7DD9B', 440),
    louvredWindow({ x: 410, y: 60, width: 120, height: 130 }),
    clock(310, 110, 1.2),
    rectangle(40, 236, 22, 220, 8, colour.wood),
    rectangle(578, 320, 22, 136, 8, colour.wood),
    rectangle(52, 386, 536, 44, 8, colour.woodShade),
    rectangle(52, 360, 536, 38, 16, colour.white),
    path('M62 360C62 280 84 232 130 224 166 218 200 288 246 360Z', colour.indigo400),
    path('M62 360C66 316 110 268 150 280 190 292 220 330 262 360Z', colour.indigo200),
    figure({
      x: 282,
      y: 504,
      scale: 1.14,
      pose: 'reclining',
      lean: -44,
      head: {
        skin: 'mahogany',
        hair: 'balding',
        age: 'old',
        eyes: 'open',
        mouth: 'grave',
        brows: 'worried',
        tilt: 6,
      },
      garment: {
        kind: 'tunic',
        fill: colour.palm600,
        shade: colour.palm700,
        trim: colour.palm200,
      },
      legs: { kind: 'trousers', fill: colour.indigo700, shade: colour.indigo800 },
      nearArm: { elbow: [8, -164], wrist: [58, -150], hand: 'mitten' },
    }),
    path('M300 330C360 316 470 318 566 336L588 398H290C280 372 284 346 300 330Z', print.fill),
  ),
};
