import { draw, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { figure } from '@/illustrations/people/figure';
import { room } from '@/illustrations/places';

const sleeve = { fill: colour.toghu500, cuff: colour.maize300, length: 'short' } as const;

const arms = (x: number) =>
  arm({
    shoulder: [x, 200],
    elbow: [x + 4, 270],
    wrist: [x - 4, 330],
    skin: 'mahogany',
    scale: 0.9,
    sleeve,
    hand: { pose: 'mitten', turn: 76 },
  });

/** On a hard floor, her arms straight over the middle of his chest. */
export const gesteReanimation: Illustration = {
  name: 'geste-reanimation',
  view: frames.scene,
  kept: true,
  body: draw(
    room(wall.mint, '#C3DFD1', 330),
    rectangle(40, 404, 560, 20, 10, '#A9CDBB'),
    figure({
      x: 374,
      y: 396,
      scale: 1.12,
      facing: 'left',
      pose: 'kneeling',
      lean: 30,
      head: {
        skin: 'mahogany',
        hair: 'bun',
        view: 'profile',
        eyes: 'lowered',
        mouth: 'soft',
        tilt: 4,
      },
      garment: { kind: 'tunic', ...sleeve, shade: colour.toghu600, trim: colour.maize300 },
      legs: { kind: 'trousers', fill: colour.indigo700, shade: colour.indigo800 },
    }),
    figure({
      x: 590,
      y: 380,
      scale: 1.2,
      turn: -90,
      pose: 'standing',
      head: {
        skin: 'cocoa',
        hair: 'crop',
        view: 'profile',
        eyes: 'lowered',
        mouth: 'soft',
        tilt: -8,
      },
      garment: {
        kind: 'tunic',
        fill: colour.maize500,
        shade: colour.maize600,
        trim: colour.maize100,
      },
      legs: { kind: 'trousers', fill: colour.indigo800, shade: colour.indigo900 },
      nearArm: { elbow: [-26, -176], wrist: [-30, -118], hand: 'mitten' },
    }),
    arms(334),
    arms(346),
  ),
};
