import { draw, ellipse, limb, line, path, place, rectangle } from '@/illustrations/drawing';
import { arrow, firstAid, frame, never, timer } from '@/illustrations/firstAid/frames';
import { helperArm } from '@/illustrations/firstAid/people';
import { fromAbove, halves, leavingInHalf, small } from '@/illustrations/firstAid/shared';
import { colour, skins } from '@/illustrations/palette';
import { hand, plain } from '@/illustrations/people';

const tap = draw(
  rectangle(330, 20, 40, 90, 8, 'indigo400'),
  path('M262 92H372V132H312C306 132 304 136 304 142V162H262Z', 'indigo400'),
  path('M262 92H292V162H262Z', 'indigo600'),
  rectangle(300, 66, 100, 20, 10, 'toghu500'),
);
const water = draw(
  path('M268 162H298L304 262H262Z', 'water'),
  path('M262 300H304L312 402H254Z', 'water'),
  line('M278 170V250M276 312V388', 'white', 5, { opacity: 0.7 }),
);
const basin = draw(ellipse(290, 392, 220, 34, 'toghu600'), ellipse(290, 396, 196, 24, '#BBD9F6'));
const basinFront = path(
  'M70 392C76 450 160 480 290 480 420 480 504 450 510 392 470 416 380 428 290 428 200 428 110 416 70 392Z',
  'toghu500',
);
/** The burnt forearm, from the right. */
const burntArm = draw(
  limb([660, 214], [480, 262], [196, 278], 112, 62, skins.copper.base),
  path(
    'M246 262C262 252 300 250 326 258 342 264 340 282 322 288 296 296 264 294 250 286 240 280 238 268 246 262Z',
    'toghu300',
  ),
  hand('copper', 'offered', [200, 278], { turn: 180, scale: 1.7 }),
  path('M548 190C560 214 566 268 556 296L660 280V150Z', 'indigo700'),
  line('M548 190C560 214 566 268 556 296', 'maize500', 9),
);

const burn = (x: number, y: number, rx: number, ry: number) => ellipse(x, y, rx, ry, 'toghu300');

/** What goes to hospital at once: larger than the hand; the face, a hand; a child; electricity. */
const grave = draw(
  limb([52, 40], [100, 42], [176, 46], 44, 50, skins.copper.base),
  burn(104, 42, 40, 17),
  hand('mahogany', 'mitten', [86, 42], { scale: 0.62 }),
  place({ x: 40, y: 136, scale: 0.52 })(
    fromAbove(
      { skin: 'copper', hair: 'crop', age: 'child' },
      plain('tunic', 'indigo600', 'maize500'),
      'child',
    ),
    burn(20, -50, 15, 12),
  ),
  hand('copper', 'offered', [96, 122], { turn: -12, scale: 0.95 }),
  burn(114, 120, 11, 7),
  ellipse(120, 194, 24, 24, 'indigo700'),
  path('M124 174 106 198H118L114 214 134 190H122Z', 'maize500'),
);

export const gesteBrulure = firstAid(
  {
    wall: 'mint',
    floor: 'mintShade',
    sign: draw(
      path(
        'M50 6C54 24 78 34 76 60 74 78 62 86 50 86S26 78 24 60C22 44 36 40 34 24 44 28 50 20 50 6Z',
        'toghu500',
      ),
      path('M52 44C54 54 64 58 62 70 60 80 56 82 50 82S38 78 38 68C38 58 50 56 52 44Z', 'maize500'),
    ),
  },
  frame()(small(tap, basin, water, burntArm, basinFront), timer(272, 44, 32, 20)),
  frame(168)(
    // A ring comes off the finger; the watch already lies beside.
    small(
      limb([660, 190], [480, 226], [236, 236], 112, 66, skins.copper.base),
      hand('copper', 'resting', [240, 236], { turn: 180, scale: 2 }),
      path('M548 166C560 190 566 240 556 270L660 260V120Z', 'indigo700'),
      line('M548 166C560 190 566 240 556 270', 'maize500', 9),
    ),
    place({ x: 58, y: 122, turn: -8 })(
      `<circle r="9" fill="none" stroke="${colour.maize600}" stroke-width="5"/>`,
    ),
    helperArm([-70, 0], [-20, 80], [22, 116], { pose: 'hold', turn: -30 }, 0.8),
    arrow([78, 84], [38, 84], undefined, 6),
    place({ x: 214, y: 200, turn: -10 })(
      rectangle(-52, -9, 104, 18, 6, 'indigo800'),
      ellipse(0, 0, 19, 19, 'maize500'),
      ellipse(0, 0, 14, 14, 'white'),
      line('M0-8V0L6 3', 'ink', 3),
    ),
  ),
  frame()(
    small(
      burntArm,
      path(
        'M214 226C260 214 330 214 372 226L384 320C376 330 366 320 356 330 346 338 336 322 326 332 314 342 304 324 292 334 280 342 270 324 258 334 246 340 236 324 226 328 218 332 208 326 210 318Z',
        'white',
      ),
      path('M214 226C260 214 330 214 372 226L374 244C330 232 260 232 212 246Z', 'whiteShade'),
      line('M256 250C258 280 256 300 252 316M318 248C322 280 322 300 326 314', 'whiteSeam', 4),
    ),
    // Laid down, not pressed: no arrow.
    helperArm([40, -110], [52, -20], [98, 82], 'hold', 0.8),
    helperArm([240, -110], [240, -20], [192, 82], 'hold', 0.8),
  ),
  frame()(halves(grave, leavingInHalf())),
  never()(
    small(burntArm),
    // Toothpaste on the burn, an egg and ice beside it.
    line('M146 122C136 116 150 112 140 106', 'white', 9),
    place({ x: 158, y: 92, turn: 124 })(
      path('M-54-20H-46L8-10V10L-46 20H-54Z', 'palm500'),
      rectangle(8, -7, 14, 14, 2, 'white'),
      line('M-36-4H-10', 'white', 6),
    ),
    helperArm([330, -70], [276, 0], [216, 40], 'hold', 0.8),
    ellipse(128, 204, 18, 24, 'woodLight'),
    path('M206 186 236 180 250 192V216L220 222 206 210Z', 'water'),
    path('M206 186 220 196 250 192 236 180Z', 'white'),
  ),
);
