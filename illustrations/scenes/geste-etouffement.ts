import { wax } from '@/illustrations/cloths';
import { draw, ellipse } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { figure } from '@/illustrations/people/figure';
import { room } from '@/illustrations/places';

const print = wax('w', colour.indigo700, colour.maize500, colour.white);

const dress = {
  kind: 'tunic',
  fill: print.fill,
  shade: colour.indigo900,
  shadeOpacity: 0.3,
  trim: colour.maize500,
} as const;
const shirt = {
  kind: 'tunic',
  fill: colour.palm600,
  shade: colour.palm700,
  trim: colour.palm200,
} as const;

/** He bends forward; she holds his chest with one arm, and strikes between his shoulder blades. */
export const gesteEtouffement: Illustration = {
  name: 'geste-etouffement',
  view: frames.scene,
  wholeUnits: true,
  cloths: [print],
  body: draw(
    room(wall.coral, '#F2C3AC', 428),
    ellipse(330, 452, 190, 14, '#E0A88E'),
    figure({
      x: 236,
      y: 452,
      scale: 1.02,
      pose: 'standing',
      head: {
        skin: 'ebony',
        hair: 'bun',
        view: 'profile',
        eyes: 'lowered',
        mouth: 'grave',
        tilt: 8,
      },
      garment: dress,
      legs: { kind: 'wrapper', fill: print.fill, shade: colour.indigo900, shadeOpacity: 0.3 },
      farArm: { elbow: [82, -206], wrist: [128, -186], hand: 'mitten' },
    }),
    figure({
      x: 330,
      y: 452,
      scale: 1.02,
      pose: 'bending',
      lean: 56,
      head: {
        skin: 'cocoa',
        hair: 'crop',
        view: 'profile',
        eyes: 'open',
        mouth: 'gasp',
        brows: 'worried',
        tilt: -6,
      },
      garment: shirt,
      legs: { kind: 'trousers', fill: colour.indigo800, shade: colour.indigo900 },
      nearArm: { elbow: [40, -170], wrist: [92, -190], hand: 'mitten' },
    }),
    arm({
      shoulder: [218, 222],
      elbow: [278, 152],
      wrist: [338, 196],
      skin: 'ebony',
      scale: 0.84,
      sleeve: { fill: print.fill, cuff: colour.maize500, length: 'short' },
      hand: { pose: 'mitten' },
    }),
  ),
};
