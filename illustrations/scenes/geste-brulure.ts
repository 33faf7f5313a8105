import { draw, ellipse, limb, line, path, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, skins, wall } from '@/illustrations/palette';
import { hand } from '@/illustrations/people/hand';
import { room } from '@/illustrations/places';

const tap = draw(
  rectangle(330, 20, 40, 90, 8, colour.indigo400),
  path('M262 92H372V132H312C306 132 304 136 304 142V162H262Z', colour.indigo400),
  path('M262 92H292V162H262Z', colour.indigo600),
  rectangle(300, 66, 100, 20, 10, colour.toghu500),
);

const water = draw(
  path('M268 162H298L304 262H262Z', '#9CC5F0'),
  path('M262 300H304L312 402H254Z', '#9CC5F0'),
  line('M278 170V250M276 312V388', colour.white, 5, { opacity: 0.7 }),
);

const basin = draw(
  ellipse(290, 392, 220, 34, colour.toghu600),
  ellipse(290, 396, 196, 24, '#BBD9F6'),
);

/** Clean cool water runs over the forearm, for twenty minutes. */
export const gesteBrulure: Illustration = {
  name: 'geste-brulure',
  view: frames.scene,
  wholeUnits: true,
  body: draw(
    room(wall.mint),
    tap,
    basin,
    water,
    limb([660, 214], [480, 262], [196, 278], 112, 62, skins.copper.base),
    ellipse(286, 268, 40, 9, '#D9E9FA', { opacity: 0.9 }),
    hand({
      x: 200,
      y: 278,
      skin: 'copper',
      pose: 'offered',
      turn: 180,
      scale: 1.7,
      thumbDown: true,
    }),
    path('M548 190C560 214 566 268 556 296L660 280V150Z', colour.indigo700),
    line('M548 190C560 214 566 268 556 296', colour.maize500, 9),
    path(
      'M70 392C76 450 160 480 290 480 420 480 504 450 510 392 470 416 380 428 290 428 200 428 110 416 70 392Z',
      colour.toghu500,
    ),
  ),
};
