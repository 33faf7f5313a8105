import { leaves } from '@/illustrations/cloths';
import { draw, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { figure } from '@/illustrations/people/figure';
import { room } from '@/illustrations/places';

const print = leaves('l', colour.maize500, colour.toghu500, colour.white, { size: 34 });

/** Side by side: one speaks, the other listens, a hand on her shoulder. */
export const gesteIdeesDeMort: Illustration = {
  name: 'geste-idees-de-mort',
  view: frames.scene,
  wholeUnits: true,
  cloths: [print],
  body: draw(
    room(wall.palm, '#C6E0D3', 430),
    rectangle(110, 328, 420, 24, 10, colour.wood),
    rectangle(140, 350, 22, 104, 6, colour.woodShade),
    rectangle(478, 350, 22, 104, 6, colour.woodShade),
    figure({
      x: 178,
      y: 454,
      scale: 1.14,
      pose: 'seated',
      head: {
        skin: 'copper',
        hair: 'bun',
        eyes: 'lowered',
        mouth: 'grave',
        brows: 'worried',
        tilt: 8,
      },
      garment: {
        kind: 'tunic',
        fill: colour.indigo600,
        shade: colour.indigo700,
        trim: colour.indigo200,
      },
      legs: { kind: 'trousers', fill: colour.indigo800, shade: colour.indigo900 },
      nearArm: { elbow: [-6, -160], wrist: [60, -186], hand: 'mitten' },
    }),
    figure({
      x: 462,
      y: 454,
      scale: 1.14,
      facing: 'left',
      pose: 'seated',
      head: { skin: 'ebony', hair: 'afro', eyes: 'open', mouth: 'soft', tilt: 4 },
      garment: {
        kind: 'tunic',
        fill: print.fill,
        shade: colour.toghu600,
        shadeOpacity: 0.25,
        trim: colour.toghu600,
      },
      legs: { kind: 'wrapper', fill: colour.palm700, shade: colour.palm700 },
      nearArm: { elbow: [4, -158], wrist: [62, -186], hand: 'mitten' },
    }),
    arm({
      shoulder: [456, 272],
      elbow: [360, 306],
      wrist: [256, 254],
      skin: 'ebony',
      scale: 0.95,
      sleeve: { fill: print.fill, cuff: colour.toghu600, length: 'short' },
      hand: { pose: 'resting' },
    }),
  ),
};
