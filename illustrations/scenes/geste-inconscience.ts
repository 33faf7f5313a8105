import { leaves } from '@/illustrations/cloths';
import { draw, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { figure } from '@/illustrations/people/figure';
import { room } from '@/illustrations/places';

const print = leaves('l', colour.palm600, colour.maize300, colour.white, { size: 34 });

/** Seen from above, on a mat: on the side, one leg bent before the body, the head back. */
export const gesteInconscience: Illustration = {
  name: 'geste-inconscience',
  view: frames.scene,
  wholeUnits: true,
  cloths: [print],
  body: draw(
    room(wall.indigo),
    rectangle(36, 76, 568, 336, 18, colour.maize300),
    rectangle(52, 92, 536, 304, 10, colour.maize100),
    figure({
      x: 574,
      y: 204,
      scale: 1.22,
      facing: 'left',
      turn: 90,
      pose: 'recovery',
      head: {
        skin: 'copper',
        hair: 'bun',
        view: 'profile',
        eyes: 'lowered',
        mouth: 'grave',
        tilt: -12,
      },
      garment: {
        kind: 'tunic',
        fill: print.fill,
        shade: colour.palm700,
        shadeOpacity: 0.3,
        trim: colour.maize500,
      },
      legs: { kind: 'trousers', fill: colour.indigo600, shade: colour.indigo700 },
      farArm: { elbow: [86, -240], wrist: [112, -306], hand: 'mitten' },
      nearArm: { elbow: [66, -226], wrist: [46, -290], hand: 'mitten' },
    }),
  ),
};
