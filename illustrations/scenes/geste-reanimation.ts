import { draw, rectangle, type Point } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { figure } from '@/illustrations/people/figure';
import { room } from '@/illustrations/places';

const sleeve = { fill: colour.toghu500, cuff: colour.maize300, length: 'short' } as const;

/** Straight from the shoulder down, the hand flat on the chest. */
const straightArm = (shoulder: Point, wrist: Point, far = false) =>
  arm({
    shoulder,
    elbow: [(shoulder[0] + wrist[0]) / 2, (shoulder[1] + wrist[1]) / 2],
    wrist,
    skin: 'mahogany',
    scale: 0.86,
    far,
    sleeve: far ? { ...sleeve, fill: colour.toghu600 } : sleeve,
    hand: { pose: 'resting', turn: 84, scale: 0.8 },
  });

/** On a hard floor, her arms straight over the middle of his chest. */
export const gesteReanimation: Illustration = {
  name: 'geste-reanimation',
  view: frames.scene,
  wholeUnits: true,
  body: draw(
    room(wall.mint, '#C3DFD1', 330),
    rectangle(40, 438, 560, 16, 8, '#A9CDBB'),
    figure({
      x: 384,
      y: 404,
      scale: 1.12,
      facing: 'left',
      pose: 'kneeling',
      lean: 32,
      head: {
        skin: 'mahogany',
        hair: 'bun',
        view: 'profile',
        eyes: 'lowered',
        mouth: 'grave',
        brows: 'worried',
        tilt: 2,
      },
      garment: { kind: 'tunic', ...sleeve, shade: colour.toghu600, trim: colour.maize300 },
      legs: { kind: 'trousers', fill: colour.indigo600, shade: colour.indigo700 },
    }),
    figure({
      x: 600,
      y: 396,
      scale: 1.16,
      turn: -90,
      pose: 'lying',
      head: {
        skin: 'cocoa',
        hair: 'crop',
        view: 'profile',
        eyes: 'lowered',
        mouth: 'grave',
        tilt: -8,
      },
      garment: {
        kind: 'tunic',
        fill: colour.maize500,
        shade: colour.maize600,
        trim: colour.maize100,
      },
      legs: { kind: 'trousers', fill: colour.indigo800, shade: colour.indigo900 },
      nearArm: { elbow: [-28, -172], wrist: [-30, -112], hand: 'mitten' },
    }),
    straightArm([352, 222], [342, 330], true),
    straightArm([356, 224], [350, 332]),
  ),
};
