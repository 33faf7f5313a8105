import { draw, type Drawing, path } from './drawing';
import type { Illustration } from './illustration';

/** Where the neck of a figure's torso lies. */
export const NECK = { x: 214, y: 188, scale: 1.14 } as const;

/**
 * Who stands behind the border of a page's header, cut by it at the waist, before two hills: dark
 * hair would be lost on the indigo ground. They look at the text, to the left.
 */
export const headFigure = (
  { cloths, people }: Pick<Illustration, 'cloths' | 'people'>,
  ...drawings: Drawing[]
): Illustration => ({
  cloths,
  people,
  view: [0, 0, 420, 320],
  body: draw(
    path('M0 320C20 250 70 200 130 200 190 200 230 240 260 320Z', 'indigo600'),
    path('M70 320C96 170 160 70 250 70 340 70 400 190 420 320Z', 'indigo400'),
    ...drawings,
  ),
});
