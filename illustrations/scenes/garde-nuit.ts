import { ndop } from '@/illustrations/cloths';
import { circle, clip, draw, ellipse, line, path, place, rectangle } from '@/illustrations/drawing';
import { frames, type Illustration } from '@/illustrations/illustration';
import { colour, wall } from '@/illustrations/palette';
import { arm } from '@/illustrations/people/arm';
import { figure } from '@/illustrations/people/figure';
import { head } from '@/illustrations/people/head';
import { sleeveOf } from '@/illustrations/people/torso';
import { uniforms } from '@/illustrations/people/uniforms';
import { room } from '@/illustrations/places';
import { armchair, armchairArms, clock } from '@/illustrations/things';

const print = ndop('n', { size: 30 });

const chair = [colour.toghu500, colour.toghu600] as const;

const sleeper = head({
  x: 128,
  y: 292,
  scale: 0.82,
  view: 'profile',
  tilt: -78,
  skin: 'mahogany',
  age: 'old',
  hair: 'crop',
  eyes: 'lowered',
  mouth: 'soft',
});

/** The moon over the hills; a star or two. */
const night = draw(
  clip(
    'v',
    'M70 60H216V196H70Z',
    rectangle(70, 60, 146, 136, 0, colour.indigo800),
    circle(168, 104, 25, colour.maize100),
    circle(179, 97, 21, colour.indigo800),
    path('M96 86l3 7 7 3-7 3-3 7-3-7-7-3 7-3ZM128 120l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z', colour.white),
    path('M70 166C100 138 130 142 146 160 170 136 196 140 216 154V196H70Z', colour.palm700),
  ),
  line('M143 60V196M70 60H216V196H70Z', colour.white, 9),
  rectangle(56, 194, 174, 13, 6, colour.white),
);

/** Light falls from the lamp on the carer. */
const readingLamp = draw(
  path('M318 196 250 440H520L404 196Z', colour.maize100, { opacity: 0.6 }),
  line('M361 200V420', colour.indigo800, 6),
  ellipse(361, 424, 32, 8, colour.indigo800),
  path('M332 132H390L412 200H310Z', colour.maize500),
  path('M332 132H350L340 200H310Z', colour.maize600),
);

/** He sleeps; she stays awake beside him, with her book. */
export const gardeNuit: Illustration = {
  name: 'garde-nuit',
  view: frames.scene,
  cloths: [print],
  body: draw(
    room(wall.indigo, '#C5CDF1', 408),
    night,
    clock(278, 92, 0.8),
    readingLamp,
    rectangle(28, 236, 20, 216, 8, colour.wood),
    rectangle(310, 330, 18, 122, 8, colour.wood),
    rectangle(36, 392, 284, 34, 8, colour.woodShade),
    rectangle(38, 350, 282, 50, 18, colour.white),
    path('M50 352C44 312 62 296 104 300 150 304 176 326 182 352Z', colour.white),
    sleeper.front,
    path(
      'M152 352C160 316 196 300 236 306 278 312 308 330 314 350V396C250 404 190 402 148 392 144 376 146 362 152 352Z',
      print.fill,
    ),
    path(
      'M152 352C158 322 178 306 204 304 190 330 182 364 184 398L148 392C144 376 146 362 152 352Z',
      colour.white,
    ),
    armchair(498, 446, 0.66, ...chair),
    figure({
      x: 500,
      y: 452,
      scale: 1,
      facing: 'left',
      pose: 'seated',
      head: {
        skin: 'ebony',
        hair: 'bun',
        eyes: 'lowered',
        mouth: 'soft',
        tilt: 10,
        neck: 'slender',
        earring: colour.maize500,
      },
      garment: uniforms.nurse,
      legs: { kind: 'trousers', fill: colour.indigo800, shade: colour.indigo900 },
      shoes: colour.white,
    }),
    armchairArms(498, 446, 0.66, ...chair),
    place(
      428,
      300,
      { turn: -6 },
      path(
        'M-46-26C-30-34-14-32 0-24 14-32 30-34 46-26V22C30 14 14 16 0 24-14 16-30 14-46 22Z',
        colour.white,
      ),
      path('M-46-26V22C-30 14-14 16 0 24V-24C-14-32-30-34-46-26Z', colour.whiteShade),
      line(
        'M-36-12C-26-16-18-15-10-11M-36 2C-26-2-18-1-10 3M10-11C18-15 26-16 36-12M10 3C18-1 26-2 36 2',
        colour.indigo400,
        3,
      ),
    ),
    arm({
      shoulder: [520, 284],
      elbow: [506, 352],
      wrist: [452, 318],
      skin: 'ebony',
      scale: 0.84,
      sleeve: sleeveOf(uniforms.nurse),
      hand: { pose: 'hold' },
    }),
  ),
};
