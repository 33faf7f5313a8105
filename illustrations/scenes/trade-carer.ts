import { ndop } from '@/illustrations/cloths';
import { draw, ellipse, line, place, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { figure } from '@/illustrations/people/figure';
import { sleeveOf } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { curtainedWindow, room } from '@/illustrations/places';
import { armchair, armchairArms, clock, plant } from '@/illustrations/things';

const print = ndop('n', { size: 26, ground: colour.indigo700 });

const carerAt = { x: 240, y: 424, scale: 0.88 } as const;
const elderAt = { x: 338, y: 428, scale: 0.84 } as const;

const metal = colour.indigo400;

/** A walking frame seen from the side and a little from the front; its feet stand at 0. */
const frameFar = line('M24-8 36-166C38-178 46-182 58-182H84L108-8', colour.indigo200, 8);
const frameNear = draw(
  line('M30-68H100M84-178 92-182', metal, 7),
  line('M-4 0 12-162C14-174 22-178 34-178H56C66-178 70-172 72-162L92 0', metal, 9),
  line('M6-66H84', metal, 7),
  line('M26-178H56', colour.indigo900, 13),
  line('M-4-6V0M92-6V0', colour.indigo900, 13),
);

const chairColours = [colour.maize300, '#F0BF5C'] as const;

/** The chair from which she rose. */
const emptyChair = draw(
  line('M62 396V408M202 396V408', colour.woodShade, 12),
  armchair(132, 402, 0.58, ...chairColours),
  rectangle(60, 344, 146, 44, 14, colour.maize100),
  rectangle(60, 370, 146, 32, 0, chairColours[1]),
  armchairArms(132, 402, 0.58, ...chairColours),
);

export const tradeCarer: Illustration = {
  name: 'trade-carer',
  view: frames.scene,
  cloths: [print],
  body: draw(
    room(wall.coral, '#F3B79C', 388),
    ellipse(320, 436, 236, 24, colour.toghu300),
    curtainedWindow({
      x: 424,
      y: 100,
      width: 126,
      height: 128,
      curtain: colour.indigo200,
      shade: colour.indigo600,
    }),
    plant(560, 390, 0.66, colour.indigo600, colour.indigo700),
    clock(132, 124, 0.9),
    emptyChair,
    figure({
      ...carerAt,
      pose: 'walking',
      head: {
        skin: 'mahogany',
        hair: 'lowBun',
        face: 'round',
        tilt: 6,
        neck: 'slender',
        earring: colour.maize500,
      },
      garment: uniforms.carer,
      legs: { kind: 'trousers', fill: colour.palm600, shade: colour.palm700 },
      shoes: colour.white,
    }),
    place(elderAt.x + 40, elderAt.y, { scale: elderAt.scale }, frameFar),
    figure({
      ...elderAt,
      pose: 'walking',
      head: {
        skin: 'ebony',
        age: 'old',
        face: 'oval',
        mouth: 'laugh',
        tilt: 4,
        neck: 'slender',
        headwear: { kind: 'lowFoulard', fill: colour.maize500, fold: colour.maize600 },
      },
      garment: {
        kind: 'dress',
        fill: print.fill,
        shade: colour.indigo900,
        shadeOpacity: 0.35,
        trim: colour.maize500,
      },
      legs: { kind: 'wrapper', fill: print.fill, shade: colour.indigo900, shadeOpacity: 0.35 },
      shoes: colour.toghu600,
      farArm: { elbow: [60, -176], wrist: [96, -186], hand: 'grip' },
      nearArm: { elbow: [10, -160], wrist: [60, -184], hand: 'grip' },
      between: draw(
        // Under the hem of the blouse the two prints meet at an angle: its shade covers that.
        line('M-46-121H42', colour.indigo900, 7, { opacity: 0.5, buttCaps: true }),
        place(40, 0, {}, frameNear),
      ),
    }),
    place(
      carerAt.x,
      carerAt.y,
      { scale: carerAt.scale },
      arm({
        shoulder: [-19, -228],
        elbow: [10, -160],
        wrist: [64, -178],
        skin: 'mahogany',
        scale: 0.78,
        sleeve: sleeveOf(uniforms.carer),
        hand: { pose: 'resting' },
      }),
    ),
  ),
};
